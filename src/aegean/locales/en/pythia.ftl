### Pythia's counsel: what a strong bot would do, and why.

pythia-ask = Ask Pythia
pythia-thinking = Pythia gazes into the smoke …
pythia-withdraw = Never mind
pythia-says = Pythia’s counsel
pythia-do = Do it
pythia-why = What speaks for it
pythia-only = You have no other choice here.
pythia-clear =
    { $points ->
        [one] A clear choice: the next best costs about one point in a hundred of your chance to win.
       *[other] A clear choice: the next best costs about { $points } points in a hundred of your chance to win.
    }
pythia-even = A close call: the next best is about as good.
pythia-then = How it goes on
pythia-others = Also weighed
pythia-show = Show it on the board
pythia-percent = { $chance } %
pythia-unseen = not looked into
pythia-chances = Chance to win
pythia-looks =
    { $count ->
        [0] Said at a glance.
        [one] After one look ahead. Estimates, not promises.
       *[other] After { $count } looks ahead. Estimates, not promises.
    }
pythia-told = Pythia advises: { $action }

## What speaks for it

pythia-ground-luck = What comes after that is up to luck.
pythia-ground-end = It ends the game.
pythia-ground-none = It brings nothing that can be counted at once: it came out best in looking ahead.
pythia-ground-delphi-tasks =
    { $count ->
        [one] One task of Zeus is done.
       *[other] { $count } tasks of Zeus are done.
    }
pythia-ground-delphi-cargo =
    { $count ->
        [one] Your ship takes on something that a task asks for.
       *[other] Your ship takes on { $count } things that tasks ask for.
    }
pythia-ground-delphi-favours =
    { $count ->
        [one] You gain a favour.
       *[other] You gain { $count } favours.
    }
pythia-ground-delphi-cards =
    { $count ->
        [one] You gain an oracle card.
       *[other] You gain { $count } oracle cards.
    }
pythia-ground-delphi-gods =
    { $count ->
        [one] Your gods rise by a step.
       *[other] Your gods rise by { $count } steps.
    }
pythia-ground-delphi-health =
    { $count ->
        [one] You are rid of an injury.
       *[other] You are rid of { $count } injuries.
    }
pythia-ground-delphi-way =
    { $count ->
        [one] The way over all your tasks and home is shorter by about one die.
       *[other] The way over all your tasks and home is shorter by about { $count } dice.
    }
pythia-ground-delphi-rounds =
    { $count ->
        [one] You could be home in about one round.
       *[other] You still need about { $count } rounds.
    }
pythia-ground-delphi-rival =
    { $count ->
        [one] Your nearest rival, { $seat }, needs about one round.
       *[other] Your nearest rival, { $seat }, needs about { $count } rounds.
    }
pythia-ground-hellas-monsters =
    { $count ->
        [one] A monster falls to your hero.
       *[other] { $count } monsters fall to your hero.
    }
pythia-ground-hellas-taken = It gives you control of: { $region }.
pythia-ground-hellas-temples =
    { $count ->
        [one] One more temple is yours.
       *[other] { $count } more temples are yours.
    }
pythia-ground-hellas-levels =
    { $count ->
        [one] A monument grows by a level.
       *[other] Monuments grow by { $count } levels.
    }
pythia-ground-hellas-hoplites =
    { $count ->
        [one] One more hoplite stands on the map for you.
       *[other] { $count } more hoplites stand on the map for you.
    }
pythia-ground-hellas-priests =
    { $count ->
        [one] You gain a priest.
       *[other] You gain { $count } priests.
    }
pythia-ground-hellas-artifacts =
    { $count ->
        [one] You gain an artifact.
       *[other] You gain { $count } artifacts.
    }
pythia-ground-hellas-blessings =
    { $count ->
        [one] You gain a blessing.
       *[other] You gain { $count } blessings.
    }
pythia-ground-hellas-attributes =
    { $count ->
        [one] Your hero grows by a point.
       *[other] Your hero grows by { $count } points.
    }
pythia-ground-hellas-cards =
    { $count ->
        [one] You gain a combat card.
       *[other] You gain { $count } combat cards.
    }
pythia-ground-hellas-health =
    { $count ->
        [one] An injury heals.
       *[other] { $count } injuries heal.
    }
pythia-ground-hellas-nearer = It brings you nearer to { $victory }.
pythia-ground-hellas-goal =
    { $count ->
        [one] Your nearest victory is { $victory }, about one turn away.
       *[other] Your nearest victory is { $victory }, about { $count } turns away.
    }
pythia-ground-hellas-rival =
    { $count ->
        [one] Beware of { $seat }: { $victory } in about one turn.
       *[other] Beware of { $seat }: { $victory } in about { $count } turns.
    }
