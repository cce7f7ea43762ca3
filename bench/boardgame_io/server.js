'use strict';
// A boardgame.io server for bench/server.py: one game whose state, as a player sees it, is about as large as a view of The
// Oracle of Delphi (12 kB of JSON), with secrets that `playerView` takes out and moves that change a few fields each.
// Everything else is as boardgame.io has it by default; its storage is in memory then.
//
//     node server.js PORT [patches]
//
// With `patches` the server sends differences (boardgame.io's `deltaState`) instead of the whole state.

const { Server, Origins } = require('boardgame.io/server');

const COLOURS = ['red', 'yellow', 'green', 'blue', 'pink', 'black'];
const KINDS = ['water', 'water', 'shallows', 'island', 'water', 'open sea'];
const HEXES = 110;
const ISLANDS = 24;
const OFFERINGS = 3;
const MOVES_A_TURN = 4;

const none = () => Object.fromEntries(COLOURS.map((colour) => [colour, 0]));
const hexName = (n) => `${(n % 11) - 5},${Math.floor(n / 11) - 5}`;

function setup({ ctx, random }) {
  const deck = random.Shuffle(Array.from({ length: 60 }, (_, n) => ({ card: n, colour: COLOURS[n % 6] })));
  const tiles = random.Shuffle(Array.from({ length: ISLANDS }, (_, n) => `tile-${n}`));
  return {
    round: 1,
    hexes: Array.from({ length: HEXES }, (_, n) => ({ hex: hexName(n), kind: KINDS[n % 6], colour: COLOURS[n % 5] })),
    islands: Array.from({ length: ISLANDS }, (_, n) => ({
      name: `island-${n}`,
      hex: hexName(n * 4),
      tile: tiles[n],
      seenBy: [],
      explored: false,
      offerings: Array.from({ length: OFFERINGS }, (_, k) => COLOURS[(n + k) % 6]),
    })),
    players: Array.from({ length: ctx.numPlayers }, (_, seat) => ({
      seat,
      colour: COLOURS[seat],
      favours: 3,
      strength: 0,
      ship: hexName(60),
      dice: random.D6(3).map((die) => COLOURS[die - 1]),
      oracle: none(),
      injuries: none(),
      gods: none(),
      hold: { offerings: [], statues: [] },
      tasks: ['statue', 'statue', 'statue', 'offering', 'offering', 'offering', 'monster', 'monster', 'monster',
        'shrine', 'shrine', 'shrine'].map((kind, n) => ({ kind, colour: COLOURS[n % 6], done: false })),
      hand: [deck.pop(), deck.pop()],
      equipment: [],
      companions: [],
    })),
    statues: none(),
    discards: none(),
    deck,
  };
}

// An own die for another place of the ship.
function sail({ G, playerID, random }, hex) {
  const me = G.players[playerID];
  if (!(hex >= 0 && hex < HEXES)) return 'INVALID_MOVE';
  me.ship = hexName(hex);
  me.dice.shift();
  me.dice.push(COLOURS[random.D6() - 1]);
  me.gods[me.dice[0]] = (me.gods[me.dice[0]] + 1) % 7;
}

// An offering from an island into the hold; what falls out of a full hold goes back there.
function load({ G, playerID }, island) {
  const me = G.players[playerID];
  const from = G.islands[island];
  if (!from) return 'INVALID_MOVE';
  me.hold.offerings.push(from.offerings.shift());
  from.offerings.push(me.hold.offerings.length > 2 ? me.hold.offerings.shift() : COLOURS[island % 6]);
  me.favours += 1;
}

// A look at a tile that the others do not see.
function look({ G, playerID }, island) {
  const at = G.islands[island];
  if (!at) return 'INVALID_MOVE';
  at.seenBy = at.seenBy.includes(playerID) ? at.seenBy.filter((one) => one !== playerID) : [...at.seenBy, playerID];
  G.players[playerID].strength = (G.players[playerID].strength + 1) % 6;
}

// A card from the deck into the hand, and the oldest of the hand under the deck.
function draw({ G, playerID }) {
  const me = G.players[playerID];
  me.hand.push(G.deck.pop());
  const old = me.hand.shift();
  G.deck.unshift(old);
  G.discards[old.colour] += 1;
}

function playerView({ G, playerID }) {
  return {
    ...G,
    deck: G.deck.length,
    islands: G.islands.map((one) =>
      one.explored || one.seenBy.includes(playerID) ? one : { ...one, tile: null }),
    players: G.players.map((one) => (String(one.seat) === playerID ? one : { ...one, hand: one.hand.length })),
  };
}

const [port, mode] = process.argv.slice(2);
const voyage = {
  name: 'voyage',
  setup,
  playerView,
  moves: { sail, load, look: { move: look, redact: true, client: false }, draw: { move: draw, redact: true, client: false } },
  turn: { minMoves: MOVES_A_TURN, maxMoves: MOVES_A_TURN },
  minPlayers: 4,
  maxPlayers: 4,
  deltaState: mode === 'patches',
};

Server({ games: [voyage], origins: [Origins.LOCALHOST] }).run(Number(port), () => console.log('ready'));
