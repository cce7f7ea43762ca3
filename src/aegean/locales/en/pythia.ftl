### Pythia's advice: what a strong bot would do, and why.

pythia-ask = Ask Pythia
pythia-thinking = Pythia is thinking…
pythia-withdraw = Cancel
pythia-says = Pythia’s advice
pythia-do = Do it
pythia-why = Why
pythia-only = This is your only option.
pythia-clear =
    { $points ->
        [one] Clear: the second-best move lowers your chance of winning by about 1 percentage point.
       *[other] Clear: the second-best move lowers your chance of winning by about { $points } percentage points.
    }
pythia-even = Close: the second-best move is about as good.
pythia-unsure = Probably: the second-best move was looked at too little to be sure.
pythia-then = What could follow
pythia-others = Alternatives
pythia-show = Show on the board
pythia-percent = { $chance }%
pythia-unseen = not examined
pythia-chances = Chance of winning
pythia-looks =
    { $count ->
        [0] A first impression, without looking ahead.
        [one] Estimated from one simulation.
       *[other] Estimated from { $count } simulations.
    }
pythia-told = Pythia advises: { $action }

## Reasons

pythia-ground-luck = What follows depends on luck.
pythia-ground-end = It ends the game.
pythia-ground-none = It gains nothing right away, but it did best when looking ahead.
pythia-ground-delphi-tasks =
    { $count ->
        [one] You complete a task.
       *[other] You complete { $count } tasks.
    }
pythia-ground-delphi-cargo =
    { $count ->
        [one] You load something that you need for a task.
       *[other] You load { $count } things that you need for tasks.
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
        [one] A god advances one cloud.
       *[other] Your gods advance { $count } clouds.
    }
pythia-ground-delphi-health =
    { $count ->
        [one] You discard an injury.
       *[other] You discard { $count } injuries.
    }
pythia-ground-delphi-way =
    { $count ->
        [one] Your remaining route becomes about one die shorter.
       *[other] Your remaining route becomes about { $count } dice shorter.
    }
pythia-ground-delphi-rounds =
    { $count ->
        [one] You need about one more round to finish.
       *[other] You need about { $count } more rounds to finish.
    }
pythia-ground-delphi-rival =
    { $count ->
        [one] Your closest rival, { $seat }, needs about one more round.
       *[other] Your closest rival, { $seat }, needs about { $count } more rounds.
    }
pythia-ground-hellas-monsters =
    { $count ->
        [one] Your hero slays a monster.
       *[other] Your hero slays { $count } monsters.
    }
pythia-ground-hellas-taken = It gives you control of: { $region }.
pythia-ground-hellas-temples =
    { $count ->
        [one] You control one more temple.
       *[other] You control { $count } more temples.
    }
pythia-ground-hellas-levels =
    { $count ->
        [one] A monument gains a level.
       *[other] Monuments gain { $count } levels.
    }
pythia-ground-hellas-hoplites =
    { $count ->
        [one] You have one more hoplite on the map.
       *[other] You have { $count } more hoplites on the map.
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
pythia-ground-hellas-upgrades =
    { $count ->
        [one] Your army gains an upgrade.
       *[other] Your army gains { $count } upgrades.
    }
pythia-ground-hellas-attributes =
    { $count ->
        [one] One attribute rises by 1.
       *[other] Your attributes rise by { $count } in total.
    }
pythia-ground-hellas-fleet = Your Fleet rises by { $count }.
pythia-ground-hellas-raise = Your Raise goes up by { $count }.
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
pythia-ground-hellas-trainings =
    { $count ->
        [one] You gain a training card.
       *[other] You gain { $count } training cards.
    }
pythia-ground-hellas-atlas =
    { $count ->
        [one] One more of your hoplites is with Atlas.
       *[other] { $count } more of your hoplites are with Atlas.
    }
pythia-ground-hellas-apples =
    { $count ->
        [one] You gain a golden apple.
       *[other] You gain { $count } golden apples.
    }
pythia-ground-hellas-orichalkum =
    { $count ->
        [one] You gain an orichalkum token.
       *[other] You gain { $count } orichalkum tokens.
    }
pythia-ground-hellas-muses = You gain a muse.
pythia-ground-hellas-talos = Talos obeys you.
pythia-ground-hellas-relics =
    { $count ->
        [one] You gain a relic.
       *[other] You gain { $count } relics.
    }
pythia-ground-hellas-charged =
    { $count ->
        [one] An artifact is charged again.
       *[other] { $count } artifacts are charged again.
    }
pythia-ground-hellas-monster_gone = It drives a monster away from your hoplites in: { $region }.
pythia-ground-hellas-monster_set = It drives a monster to another player’s hoplites in: { $region }.
pythia-ground-hellas-nearer = It brings you closer to { $victory }.
pythia-ground-hellas-goal =
    { $count ->
        [one] Your closest victory is { $victory }, about one turn away.
       *[other] Your closest victory is { $victory }, about { $count } turns away.
    }
pythia-ground-hellas-rival =
    { $count ->
        [one] Watch { $seat }: { $victory } in about one turn.
       *[other] Watch { $seat }: { $victory } in about { $count } turns.
    }

## What speaks against it

pythia-ground-delphi-costs_favours =
    { $count ->
        [one] But it costs a favour.
       *[other] But it costs { $count } favours.
    }
pythia-ground-delphi-costs_cards =
    { $count ->
        [one] But it costs an oracle card.
       *[other] But it costs { $count } oracle cards.
    }
pythia-ground-delphi-costs_gods =
    { $count ->
        [one] But a god falls back one step.
       *[other] But your gods fall back { $count } steps.
    }
pythia-ground-delphi-costs_health =
    { $count ->
        [one] But you take an injury.
       *[other] But you take { $count } injuries.
    }
pythia-ground-hellas-costs_hoplites =
    { $count ->
        [one] But it costs you a hoplite.
       *[other] But it costs you { $count } hoplites.
    }
pythia-ground-hellas-costs_priests =
    { $count ->
        [one] But it takes a priest from your pool.
       *[other] But it takes { $count } priests from your pool.
    }
pythia-ground-hellas-costs_cards =
    { $count ->
        [one] But it costs a combat card.
       *[other] But it costs { $count } combat cards.
    }
pythia-ground-hellas-costs_health =
    { $count ->
        [one] But your hero takes an injury.
       *[other] But your hero takes { $count } injuries.
    }
pythia-ground-hellas-costs_artifacts =
    { $count ->
        [one] But it costs an artifact.
       *[other] But it costs { $count } artifacts.
    }
pythia-ground-hellas-costs_guard = But it leaves nobody in: { $region }.
