# Bots: who they are, and what they say of themselves when they sit down.

bots-who = Quién es el bot del asiento { $number }
bots-anybody = Cualquiera
bots-says = { $name }: «{ $words }»

bots-character-brasidas = Brásidas
    .text = Cuento lanzas, y las tuyas me gustan más que las mías.
bots-character-artemisia = Artemisia
    .text = Me bastan dos tierras. Cuáles, ya lo veremos.
bots-character-theano = Téano
    .text = Donde tú ves una colina, yo veo un templo.
bots-character-chryses = Crises
    .text = Los dioses recuerdan quién les construyó un templo y quién no.
bots-character-atalanta = Atalanta
    .text = Déjame los monstruos a mí. Todos.
bots-character-meleager = Meleagro
    .text = Tres cabezas en la pared, y habrá sido un buen año.
bots-character-gorgo = Gorgo
    .text = Construid vuestros monumentos. A mí me basta con estar al lado en el momento justo.
bots-character-pelops = Pélope
    .text = Una corona es una carrera, y ya he ganado otras.
bots-character-daedalus = Dédalo
    .text = Una estatua no es más que piedra hasta que alguien la lleva.
bots-character-myrrha = Mirra
    .text = Con mármol a bordo no corro riesgos.
bots-character-trophonius = Trofonio
    .text = Toda isla esconde unos cimientos. Cavo hasta dar con los míos.
bots-character-manto = Manto
    .text = Ya he visto qué loseta vas a descubrir.
bots-character-phaeax = Féax
    .text = Bodega llena y ruta corta: navegar no es más que eso.
bots-character-nausicaa = Nausícaa
    .text = Primero las ofrendas. Los dioses son pacientes, pero no tanto.
bots-character-cadmus = Cadmo
    .text = Siembro dientes de dragón. ¿Qué otra cosa se hace con un dragón?
bots-character-procris = Procris
    .text = Mi lanza no falla. Mis dados, a veces.
