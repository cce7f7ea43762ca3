### Lords of Hellas: The City of Steel.

hellas-expansion-city_of_steel = City of Steel
    .about = A board for a sixth lord: Troy behind its walls, Lesbos, Mysia and Ionia, the Satyr, the weaver Arachne, three quests and Hector.

hellas-action-lay_down = Lay { $hero } down
hellas-action-lead_hero = Lead { $hero } to { $region }
hellas-action-settle = Settle in { $region }

hellas-narrow-lead_hero = Which hero do you lead?
    .known = Where do you lead { $hero }?

hellas-decision-lay_down = Arachne’s Thread: which hero do you lay down?
    .short = you lay a hero down
hellas-decision-lead_astray = Satyr has fooled { $hunter }. Where do you place the hero?
    .short = you place another’s hero
hellas-decision-lead_hero = The Pan Flute plays. Which hero do you lead, and where?
    .short = you lead a hero
hellas-decision-move_or_lead = Satyr moves, or you lead a hero instead. Which?
    .short = you move Satyr or a hero
hellas-decision-settle = Andromeda is saved. Which neutral region do you take?
    .short = you take a neutral region

hellas-event-hero_laid_down = { $seat } lays { $hero } down.
    .you = You lay { $hero } down.
hellas-event-hero_led = { $seat } leads { $hero } to { $region }.
    .you = You lead { $hero } to { $region }.
hellas-event-hero_spun_in = The hero of { $seat } is { $away }.
    .you = Your hero is { $away }.
hellas-event-hero_stood_up = The hero of { $seat } stands up.
    .you = Your hero stands up.

hellas-why-its_population_is_too_high = The population of { $region } is higher than 3.
hellas-why-no_control_token_may_lie_there = Satyr is in { $region }: no control token is laid there.
hellas-why-no_such_hero_is_beside_yours = That hero is in no region next to yours.
hellas-why-that_hero_cannot_be_led = That hero cannot be led now.
hellas-why-that_hero_lies_already = That hero lies already.
hellas-why-that_region_is_not_free = { $region } is not free: it must be neutral, without hoplites of others and without Satyr.
hellas-why-the_hero_stands_there_already = The hero is in { $region } already.
hellas-why-your_hero_must_stand_up_first = Your hero lies in a thread: this Hero Movement only stands it up.

hellas-land-troad = the Troad
    .glory = the Glory Token of the Troad
    .text = Troy, Lesbos, Mysia and Ionia.
hellas-region-troy = Troy
    .text = The Troad, population 5. The city of Troy: all who defend it count as fortified. Who controls it may hold 5 combat cards, and recruits 1 hoplite more in each own region of the Troad. Sea trails to Chalkidiki and Lesbos.
hellas-region-lesbos = Lesbos
    .text = The Troad, population 2. A port. Sea trails to Euboea, Troy and Ionia.
hellas-region-mysia = Mysia
    .text = The Troad, population 2.
hellas-region-ionia = Ionia
    .text = The Troad, population 4. A city, a shrine. Sea trails to Lesbos and North Atlantis.
hellas-temple_card-temple_card_six_1 = temple card for six, first
    .text = Blessing drafts at the temples 2 and 5. The Oracle of Delphi gives 1 further priest and a blessing draft.
hellas-temple_card-temple_card_six_2 = temple card for six, second
    .text = Blessing drafts at the temples 3, 5 and 7. At the Oracle of Delphi you draw 3 neutral artifacts and keep 1.
hellas-away-arachne = caught in Arachne’s web until the next monument is built

hellas-monster-satyr = Satyr
    .the = Satyr
    .The = Satyr
    .text = Wounds: torch, bow, mace (priest), spear (artifact). Passive: no control token is laid in his region. Region attack: 1 hoplite dies, and the control token is removed. Special attack: the hunt ends, and whoever plays his cards may place the hero in any region. Artifact: { hellas-artifact-pan_flute }.
hellas-monster-arachne = Arachne
    .the = Arachne
    .The = Arachne
    .text = Wounds: torch, torch, bow, sword (priest), spear (artifact). Region attack: 1 hoplite dies in each region of her land. Special attack: the hunt ends, and the hero is caught in her web until the next monument is built; then it comes back where she is. Artifact: { hellas-artifact-arachnes_thread }.
hellas-evolution-satyr_ionia = Satyr of Ionia
    .text = When he would move in the monster phase, any hero may be led 1 region instead.
hellas-evolution-satyr_aetolia = Satyr of Aetolia
    .text = Two more wound symbols: bow and sword.
hellas-evolution-arachne_troy = Arachne of Troy
    .text = One more wound symbol: mace.
hellas-evolution-arachne_mysia = Arachne of Mysia
    .text = One more wound symbol: sword. It can be dealt only as the last of all.

hellas-artifact-pan_flute = Pan Flute
    .text = Lead any hero on the map 1 region, not from port to port. No quest starts so.
hellas-artifact-arachnes_thread = Arachne’s Thread
    .text = Lay down a hero in a region next to yours: its next Hero Movement only stands it up.

hellas-quest-rescue_of_andromeda = Rescue of Andromeda
    .text = Troy. Steps: a Glory Token; a Glory Token and 1 priest; a Glory Token and 2 priests. Reward: take control of a neutral region with a population of at most 3, and recruit up to 2 hoplites there.
hellas-quest-kidnapping_briseis = Kidnapping Briseis
    .text = Lesbos. Steps: Speed 2 and 1 priest; Speed 3 and 1 priest; Speed 3 and 2 priests. Reward: keep this card; discard it in a battle in your hero’s region for 3 army strength.
hellas-quest-power_of_tyndareus = The Power of Tyndareus
    .text = Laconia. Steps: Leadership 2 and discard 1 combat card; Leadership 3 and 1 card; Leadership 4 and 1 card. Reward: take control of Laconia; hoplites of others there withdraw.
