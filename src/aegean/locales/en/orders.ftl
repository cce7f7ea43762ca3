### Standing orders: what a player says in advance to questions at a table.

orders-title = Standing orders
orders-help = What you set here is known to you alone. An answer comes after as long as a person takes, so nobody can tell it from one of yours.
orders-single = Only real choices
    .text = I am not asked where there is one sensible answer. My own turn is left to me.
orders-steward = While I am away
    .text = A bot answers what I am asked in other players’ turns when I do not have this table open.
orders-away = Who answers for me
orders-nobody = Nobody
orders-turns = It also plays my own turns
orders-now = The present question
    .text = What to do whenever { $asked }:
orders-wish-ask = Ask me
orders-wish-always = Always
orders-wish-once = In this battle
orders-wish-never = Never
orders-standing = In force
orders-none = No answer has been set yet. The answers to a question can be chosen here while it is open.
orders-when = whenever { $asked }
orders-remove = Remove
orders-answering = In a moment, by standing order: { $what }
orders-steward-answers = In a moment a bot answers for you.
orders-still = You can still decide yourself.
orders-change = Change
