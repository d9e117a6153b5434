<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Cannir</name>
    <message>
        <source>It turns face down, and the Sword leaves the game.</source>
        <translation>A carta se vira para baixo, e a Espada sai do jogo.</translation>
    </message>
    <message>
        <source>It turns face up, and the Hand leaves the game.</source>
        <translation>A carta se vira para cima, e a Mão sai do jogo.</translation>
    </message>
    <message>
        <source>The last card drawn loses for &lt;b&gt;all&lt;/b&gt;: a suite made after this turn comes too late.</source>
        <translation>A última carta tirada faz perder &lt;b&gt;todos&lt;/b&gt;: depois deste turno, uma nova sequência chega tarde demais.</translation>
    </message>
    <message>
        <source>The sovereign suite of {name} is no more.</source>
        <translation>A sequência soberana de {name} se desfez.</translation>
    </message>
    <message>
        <source>The suite {values} is sovereign, and yours.</source>
        <translation>A sequência {values} é soberana e pertence a você.</translation>
    </message>
    <message>
        <source>Three cards or more in a line, equal or rising one by one, are a suite. The longest is sovereign: if yours stands for a whole round, you win.</source>
        <translation>Três ou mais cartas em linha, iguais ou subindo de um em um, são uma sequência. A mais longa é soberana: se a sua resistir uma volta inteira, ganha.</translation>
    </message>
    <message>
        <source>You attack {cell} with {card}: {target} turns face down.</source>
        <translation>Você ataca em {cell} com {card}: {target} se vira para baixo.</translation>
    </message>
    <message>
        <source>You gave up the game.</source>
        <translation>Você desistiu da partida.</translation>
    </message>
    <message>
        <source>You give up {card}.</source>
        <translation>Você descarta {card}.</translation>
    </message>
    <message>
        <source>You hold the sovereign suite.</source>
        <translation>Você detém a sequência soberana.</translation>
    </message>
    <message>
        <source>You lay {card} face down on {cell}.</source>
        <translation>Você coloca em {cell} uma carta virada para baixo: {card}.</translation>
    </message>
    <message>
        <source>You lay {card} on {cell}.</source>
        <translation>Você coloca {card} em {cell}.</translation>
    </message>
    <message>
        <source>You restore {target} on {cell} with {card}.</source>
        <translation>Você restaura {target} em {cell} com {card}.</translation>
    </message>
    <message>
        <source>You spend {card} on {cell} in vain: the card there is worth more than {value}.</source>
        <translation>Você gasta {card} em vão em {cell}: a carta que lá está vale mais de {value}.</translation>
    </message>
    <message>
        <source>You win with the sovereign suite!</source>
        <translation>Você ganhou com a sequência soberana!</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Você ganhou!</translation>
    </message>
    <message>
        <source>Your sovereign suite is no more.</source>
        <translation>A sua sequência soberana se desfez.</translation>
    </message>
    <message>
        <source>Your suite stood for a whole round: you win!</source>
        <translation>A sua sequência resistiu uma volta inteira: você ganhou!</translation>
    </message>
    <message>
        <source>{card} opens the star. Your hand is the smallest: you begin.</source>
        <translation>{card} abre a estrela. A sua mão é a mais fraca: por isso, você começa a jogar.</translation>
    </message>
    <message>
        <source>{name} attacks {cell} with {card}: {target} turns face down.</source>
        <translation>{name} ataca em {cell} com {card}: {target} se vira para baixo.</translation>
    </message>
    <message>
        <source>{name} is choosing a card.</source>
        <translation>{name} está escolhendo uma carta.</translation>
    </message>
</context>
<context>
    <name>CannirAid</name>
    <message>
        <source>A Hand may try to restore it blindly; if it is worth more than the Hand, the Hand is lost and the card stays as it is.</source>
        <translation>Uma Mão pode tentar restaurá-la às cegas; se valer mais do que a Mão, a Mão se perde e a carta fica como está.</translation>
    </message>
    <message>
        <source>Bring three or more cards into a suite, make it the &lt;b&gt;sovereign suite&lt;/b&gt;, and keep it until your next turn begins.</source>
        <translation>Forme uma sequência de três ou mais cartas, faça dela a &lt;b&gt;sequência soberana&lt;/b&gt; e conserve-a até o início do seu turno seguinte.</translation>
    </message>
    <message>
        <source>If the sovereign suite is yours, you have &lt;b&gt;won&lt;/b&gt;.</source>
        <translation>Se a sequência soberana for sua, você &lt;b&gt;ganhou&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Shuffle the 21 cards. Turn the first face up on the medallion in the middle, deal three to everyone and leave the others in a draw pile.</source>
        <translation>Embaralhe as 21 cartas. Coloque a primeira, virada para cima, no medalhão do meio, dê três a cada um e deixe as outras num monte.</translation>
    </message>
    <message>
        <source>Whoever holds the smallest sum of values begins; between equals, the youngest.</source>
        <translation>Começa o jogador cuja mão tem a menor soma; em caso de empate, o mais jovem dos empatados.</translation>
    </message>
    <message>
        <source>• &lt;b&gt;follow each other&lt;/b&gt;, rising or falling by one, or</source>
        <translation>• &lt;b&gt;se seguem&lt;/b&gt;, subindo ou descendo de um em um, ou</translation>
    </message>
</context>
<context>
    <name>CannirReasons</name>
    <message>
        <source>It leaves the sovereign suite to you</source>
        <translation>Deixa a sequência soberana para você</translation>
    </message>
    <message>
        <source>It lets you win</source>
        <translation>Dá a vitória a você</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>Chronicle</source>
        <translation>Crônica</translation>
    </message>
    <message>
        <source>You are back in your seat.</source>
        <translation>Você está de volta ao seu lugar.</translation>
    </message>
    <message>
        <source>You give up the game.</source>
        <translation>Você desiste da partida.</translation>
    </message>
    <message>
        <source>You leave your seat; a bot ({level}) plays on for you.</source>
        <translation>Você deixa o seu lugar; um robô ({level}) continua por você.</translation>
    </message>
</context>
<context>
    <name>Coming</name>
    <message>
        <source>Looking for your games…</source>
        <translation>Procurando suas partidas…</translation>
    </message>
    <message>
        <source>Opening the editor…</source>
        <translation>Abrindo o editor…</translation>
    </message>
    <message>
        <source>Opening the ledger…</source>
        <translation>Abrindo o livro de contas…</translation>
    </message>
    <message>
        <source>Opening the lesson…</source>
        <translation>Abrindo a lição…</translation>
    </message>
    <message>
        <source>Opening the puzzles…</source>
        <translation>Abrindo os problemas…</translation>
    </message>
    <message>
        <source>Setting up the table…</source>
        <translation>Preparando a mesa…</translation>
    </message>
    <message>
        <source>Setting up the table… {key} stops it.</source>
        <translation>Preparando a mesa… {key} interrompe.</translation>
    </message>
</context>
<context>
    <name>Condottiere</name>
    <message numerus="yes">
        <source>%n region(s) would win you the game: see Threats.</source>
        <translation>
            <numerusform>%n região lhe daria a vitória: veja «Ameaças».</numerusform>
            <numerusform>%n regiões lhe dariam a vitória: veja «Ameaças».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) would win you the game: {regions}.</source>
        <translation>
            <numerusform>%n região lhe daria a vitória: {regions}.</numerusform>
            <numerusform>%n regiões lhe dariam a vitória: {regions}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All others have passed; you have {mine} against {best}.</source>
        <translation>Todos os outros passaram; você tem {mine} contra {best}.</translation>
    </message>
    <message>
        <source>All others have passed; you lead {mine}&#xa0;to&#xa0;{best}.</source>
        <translation>Todos os outros passaram; você está na frente, {mine}&#xa0;a&#xa0;{best}.</translation>
    </message>
    <message>
        <source>Hidden cards leave it open who leads the battle for {region}.</source>
        <translation>Com cartas escondidas, não se sabe quem está na frente na batalha por {region}.</translation>
    </message>
    <message>
        <source>Hidden cards leave it open who leads the final battle.</source>
        <translation>Com cartas escondidas, não se sabe quem está na frente na batalha final.</translation>
    </message>
    <message>
        <source>Hire mercenaries, and unite the cities of Italy battle by battle.</source>
        <translation>Contrate mercenários e una, batalha a batalha, as cidades da Itália.</translation>
    </message>
    <message>
        <source>If you decline as well, the game ends.</source>
        <translation>Se você também recusar, a partida acaba.</translation>
    </message>
    <message>
        <source>Keep up to two cards for the next round.</source>
        <translation>Guarde até duas cartas para a próxima rodada.</translation>
    </message>
    <message>
        <source>Nobody chose a region any more; most regions decided.</source>
        <translation>Ninguém mais escolhia uma região: vitória pelo número de regiões.</translation>
    </message>
    <message>
        <source>Nobody is ahead in the battle for {region}.</source>
        <translation>Ninguém está na frente na batalha por {region}.</translation>
    </message>
    <message>
        <source>Nobody is ahead in the final battle.</source>
        <translation>Ninguém está na frente na batalha final.</translation>
    </message>
    <message>
        <source>Nobody played a card any more; most regions decided.</source>
        <translation>Ninguém mais jogava cartas: vitória pelo número de regiões.</translation>
    </message>
    <message>
        <source>The first region of a game must be chosen.</source>
        <translation>A primeira região de uma partida tem que ser escolhida.</translation>
    </message>
    <message>
        <source>The game had gone on for too long; most regions won.</source>
        <translation>Partida longa demais: vitória pelo número de regiões.</translation>
    </message>
    <message>
        <source>Who keeps two cards is dealt two fewer.</source>
        <translation>Quem guarda duas recebe duas a menos.</translation>
    </message>
    <message>
        <source>You are ahead in the battle for {region}.</source>
        <translation>Você está na frente na batalha por {region}.</translation>
    </message>
    <message>
        <source>You are ahead in the final battle.</source>
        <translation>Você está na frente na batalha final.</translation>
    </message>
    <message>
        <source>You are ahead with {mine}, whatever is hidden.</source>
        <translation>Você está na frente com {mine}, seja o que for que se esconda.</translation>
    </message>
    <message>
        <source>You are ahead with {mine}.</source>
        <translation>Você está na frente com {mine}.</translation>
    </message>
    <message>
        <source>You are level with {names}, at {best}.</source>
        <translation>Você empata com {names}, com {best}.</translation>
    </message>
    <message>
        <source>You defend: you may pass and still come in later.</source>
        <translation>Você está defendendo: pode passar e intervir mais tarde.</translation>
    </message>
    <message>
        <source>You gave up the game.</source>
        <translation>Você desistiu da partida.</translation>
    </message>
    <message>
        <source>You have {mine} against {best} shown.</source>
        <translation>Você tem {mine} contra {best} à vista.</translation>
    </message>
    <message>
        <source>You have {mine}; the others show at most {best}. Hidden cards: {names}.</source>
        <translation>Você tem {mine}; os outros mostram no máximo {best}. Cartas escondidas: {names}.</translation>
    </message>
    <message>
        <source>You have {mine}; {name} shows {best} and one hidden card.</source>
        <translation>Você tem {mine}; {name} mostra {best} e uma carta escondida.</translation>
    </message>
    <message>
        <source>You have {number} of {need} linked regions.</source>
        <translation>Você tem {number} de {need} regiões ligadas.</translation>
    </message>
    <message>
        <source>You hold a mercenary: you keep your hand.</source>
        <translation>Você tem um mercenário: fica com a sua mão.</translation>
    </message>
    <message>
        <source>You hold no mercenary: discard your whole hand?</source>
        <translation>Você não tem nenhum mercenário: quer descartar a mão inteira?</translation>
    </message>
    <message>
        <source>You lead {mine}&#xa0;to&#xa0;{best}.</source>
        <translation>Você está na frente, {mine}&#xa0;a&#xa0;{best}.</translation>
    </message>
    <message>
        <source>You may decline: the pawn then goes to the left.</source>
        <translation>Você pode recusar: o peão passa então para a esquerda.</translation>
    </message>
    <message>
        <source>You may keep two cards at most.</source>
        <translation>Você pode guardar duas cartas, no máximo.</translation>
    </message>
    <message>
        <source>You may not draw so many cards.</source>
        <translation>Você não pode tirar tantas cartas.</translation>
    </message>
    <message>
        <source>You may, but you need not.</source>
        <translation>Você pode fazê-lo, mas não é obrigatório.</translation>
    </message>
    <message>
        <source>You must choose a region.</source>
        <translation>Você precisa escolher uma região.</translation>
    </message>
    <message>
        <source>You share the victory with {names}.</source>
        <translation>Você compartilha a vitória com {names}.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n linked region(s)!</source>
        <translation>
            <numerusform>Você ganhou com %n região ligada!</numerusform>
            <numerusform>Você ganhou com %n regiões ligadas!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s)!</source>
        <translation>
            <numerusform>Você ganhou com %n ponto!</numerusform>
            <numerusform>Você ganhou com %n pontos!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n region(s)!</source>
        <translation>
            <numerusform>Você ganhou com %n região!</numerusform>
            <numerusform>Você ganhou com %n regiões!</numerusform>
        </translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Você ganhou!</translation>
    </message>
    <message>
        <source>You win, together with {names}!</source>
        <translation>Você ganhou, juntamente com {names}!</translation>
    </message>
    <message>
        <source>round {round}, battle {battle}</source>
        <translation>rodada {round}, batalha {battle}</translation>
    </message>
    <message>
        <source>{names} are level at {best}; you have {mine}.</source>
        <translation>Empate a {best} entre {names}; você tem {mine}.</translation>
    </message>
    <message>
        <source>{names} share the victory.</source>
        <translation>{names} compartilham a vitória.</translation>
    </message>
    <message>
        <source>{name} is ahead in the battle for {region}.</source>
        <translation>{name} está na frente na batalha por {region}.</translation>
    </message>
    <message>
        <source>{name} is ahead in the final battle.</source>
        <translation>{name} está na frente na batalha final.</translation>
    </message>
    <message>
        <source>{name} is ahead with {best}; you have {mine}.</source>
        <translation>{name} está na frente com {best}; a sua força é {mine}.</translation>
    </message>
    <message>
        <source>{name} is choosing a card.</source>
        <translation>{name} está escolhendo uma carta.</translation>
    </message>
    <message>
        <source>{name} is choosing a region.</source>
        <translation>{name} está escolhendo uma região.</translation>
    </message>
    <message>
        <source>{name} is choosing cards to keep.</source>
        <translation>{name} está escolhendo as cartas que guarda.</translation>
    </message>
    <message>
        <source>{name} is drawing cards.</source>
        <translation>{name} está tirando cartas.</translation>
    </message>
    <message>
        <source>{name} leads {best}&#xa0;to&#xa0;{mine}.</source>
        <translation>{name} está na frente, {best}&#xa0;a&#xa0;{mine}.</translation>
    </message>
    <message>
        <source>{name} shows {best} and is ahead, whatever is hidden; you have {mine}.</source>
        <translation>{name} mostra {best} e está na frente, seja o que for que se esconda; a sua força é {mine}.</translation>
    </message>
    <message>
        <source>{region} would win the game for you and for {name}.</source>
        <translation>{region} daria a vitória a você e a {name}.</translation>
    </message>
    <message>
        <source>{region} would win the game for {name} and for you.</source>
        <translation>{region} daria a vitória a {name} e a você.</translation>
    </message>
    <message>
        <source>{region} would win you the game.</source>
        <translation>{region} lhe daria a vitória.</translation>
    </message>
</context>
<context>
    <name>CondottiereAid</name>
    <message>
        <source>Add 1 for each &lt;b&gt;Courtesan&lt;/b&gt;.</source>
        <translation>Acrescente 1 por &lt;b&gt;Cortesã&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Add 10 for each &lt;b&gt;Heroine&lt;/b&gt;.</source>
        <translation>Acrescente 10 por &lt;b&gt;Heroína&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Begin with seven cards. There are no rounds, and hands are not thrown away: after each battle, before a region is chosen, everyone may draw up to three cards, but hold no more than ten and one for each region. If all hands are empty, everyone draws ten.</source>
        <translation>Começa-se com sete cartas, sem rodadas e sem descartar mãos. Depois de cada batalha, antes de se escolher uma região, cada um pode tirar até três cartas, sem passar de dez e mais uma por região. Se todas as mãos estiverem vazias, cada um tira dez.</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Fim de uma rodada</translation>
    </message>
    <message>
        <source>Everyone is dealt &lt;b&gt;ten cards, and one more for each region&lt;/b&gt; of theirs.</source>
        <translation>Cada jogador recebe &lt;b&gt;dez cartas e mais uma por região&lt;/b&gt; que tiver.</translation>
    </message>
    <message>
        <source>Everyone is dealt &lt;b&gt;ten cards, and two more for each region&lt;/b&gt; of theirs.</source>
        <translation>Cada jogador recebe &lt;b&gt;dez cartas e mais duas por região&lt;/b&gt; que tiver.</translation>
    </message>
    <message>
        <source>Everyone takes the markers of one colour. Shuffle the {count} cards and deal &lt;b&gt;ten&lt;/b&gt; to each player.</source>
        <translation>Cada jogador recebe os marcadores de uma cor. Embaralhe as {count} cartas e distribua &lt;b&gt;dez&lt;/b&gt; a cada um.</translation>
    </message>
    <message>
        <source>Four players. Blue holds three regions that do not touch: each of the three that are ringed would link three and win.</source>
        <translation>Com quatro jogadores. Azul tem três regiões que não se tocam: cada uma das assinaladas ligaria três regiões e lhe daria a vitória.</translation>
    </message>
    <message>
        <source>Four players. Blue holds three regions that do not touch: each of the three that are ringed would link three and win. Green wins with any fifth region.</source>
        <translation>Com quatro jogadores. Azul tem três regiões que não se tocam: cada uma das assinaladas ligaria três regiões e lhe daria a vitória. Verde ganha com uma quinta região qualquer.</translation>
    </message>
    <message>
        <source>If at most one player holds cards after step &lt;b&gt;4&lt;/b&gt;, the round is over. All cards are shuffled; none are kept.</source>
        <translation>Se, depois do passo &lt;b&gt;4&lt;/b&gt;, no máximo um jogador tiver cartas, a rodada acabou. Embaralham-se todas as cartas; não se guarda nenhuma.</translation>
    </message>
    <message>
        <source>If at most one player holds cards after step &lt;b&gt;5&lt;/b&gt;, the round is over. That player may &lt;b&gt;keep two&lt;/b&gt;; all other cards are shuffled.</source>
        <translation>Se, depois do passo &lt;b&gt;5&lt;/b&gt;, no máximo um jogador tiver cartas, a rodada acabou. Esse jogador pode &lt;b&gt;guardar duas&lt;/b&gt;; embaralham-se todas as outras.</translation>
    </message>
    <message>
        <source>If several hold as many, they alone fight a &lt;b&gt;final battle&lt;/b&gt;: all hands are discarded, and each is dealt ten cards and one more for each region. The Condottiere begins, or else the nearest to the left who takes part. Whoever wins has won the game; equals share it.</source>
        <translation>Em caso de empate no primeiro lugar, só os jogadores empatados travam uma &lt;b&gt;batalha final&lt;/b&gt;: descartam-se todas as mãos, e cada um deles recebe dez cartas e mais uma por região. Começa o Condottiere ou, se não participar, o participante mais próximo à sua esquerda. Quem a vencer ganha a partida; em novo empate, compartilham a vitória.</translation>
    </message>
    <message>
        <source>If several hold as many, they alone fight a battle in the &lt;b&gt;open field&lt;/b&gt;: each is dealt ten cards on top of their hand, and neither Surrender nor Bishop may be played. The Condottiere begins, or else the pawn goes left to the first who takes part. Whoever wins has won the game; equals share it.</source>
        <translation>Em caso de empate no primeiro lugar, só os jogadores empatados travam uma batalha em &lt;b&gt;campo aberto&lt;/b&gt;: cada um deles junta dez cartas à sua mão, e não se joga nem Rendição nem Bispo. Começa o Condottiere ou, se não participar, o peão passa para a esquerda até o primeiro participante. Quem a vencer ganha a partida; em novo empate, compartilham a vitória.</translation>
    </message>
    <message>
        <source>Mercenaries, Drums, Heroines and Courtesans are laid face down, until you lay the next card of your line or, if you like, when you pass. Say what lies face up. Neither Scarecrow nor Bishop touches a hidden card. All are turned up before lines are compared.</source>
        <translation>Mercenários, Tambores, Heroínas e Cortesãs colocam-se virados para baixo. A carta se vira ao colocar a seguinte ou, se quiser, ao passar. Anuncia-se o que está virado para cima. Nem Espantalho nem Bispo tocam nas escondidas. Viram-se todas antes de comparar as frentes.</translation>
    </message>
    <message>
        <source>The youngest is the first &lt;b&gt;Condottiere&lt;/b&gt;, and puts the pawn on any region: the first battle is for it.</source>
        <translation>O mais jovem é o primeiro &lt;b&gt;Condottiere&lt;/b&gt; e coloca o peão numa região à escolha: a primeira batalha é por ela.</translation>
    </message>
    <message>
        <source>The youngest is the first &lt;b&gt;Condottiere&lt;/b&gt;, keeps the pawn, and names any region: the first battle is for it.</source>
        <translation>O mais jovem é o primeiro &lt;b&gt;Condottiere&lt;/b&gt;: fica com o peão à sua frente e escolhe uma região qualquer. A primeira batalha é por ela.</translation>
    </message>
</context>
<context>
    <name>CondottiereCards</name>
    <message>
        <source>All mercenaries of this battle count 1, those of everybody, played before or after. Heroines still count 10.</source>
        <translation>Todos os mercenários desta batalha contam 1, os de todos os jogadores, jogados antes ou depois. As Heroínas continuam contando 10.</translation>
    </message>
    <message>
        <source>Your mercenaries count double in this battle, those played before as well as after. A second Drum adds nothing.</source>
        <translation>Os seus mercenários contam em dobro nesta batalha, jogados antes ou depois. Um segundo Tambor não acrescenta nada.</translation>
    </message>
</context>
<context>
    <name>CondottiereChronicle</name>
    <message>
        <source>A tie at {more} between you and {names}: nobody takes {region}.</source>
        <translation>Você empata em {more} com {names}: ninguém toma {region}.</translation>
    </message>
    <message>
        <source>A tie at {more} between you, {names}: nobody takes {region}.</source>
        <translation>Você empata em {more} com {names}: ninguém toma {region}.</translation>
    </message>
    <message>
        <source>As many points for you as for {names}: a final battle decides the match.</source>
        <translation>O mesmo número de pontos para você e para {names}: uma batalha final decide tudo.</translation>
    </message>
    <message>
        <source>As many regions for you as for {names}: a final battle decides the game.</source>
        <translation>O mesmo número de regiões para você e para {names}: uma batalha final decide a partida.</translation>
    </message>
    <message>
        <source>Nobody plays any more: round {number} ends. Cards are dealt.</source>
        <translation>Ninguém mais joga: fim da rodada {number}. Distribuem-se as cartas.</translation>
    </message>
    <message>
        <source>Round {number} ends. Cards are dealt.</source>
        <translation>Fim da rodada {number}. Distribuem-se as cartas.</translation>
    </message>
    <message>
        <source>The city surrenders.</source>
        <translation>A cidade se rende.</translation>
    </message>
    <message>
        <source>The lot gives you the Condottiere’s pawn.</source>
        <translation>O sorteio dá a você o peão do Condottiere.</translation>
    </message>
    <message>
        <source>The pawn goes to the left, to you.</source>
        <translation>O peão passa para a esquerda, para você.</translation>
    </message>
    <message>
        <source>The pawn goes to you.</source>
        <translation>O peão passa para você.</translation>
    </message>
    <message>
        <source>The pawn goes to you: you have the most Courtesans.</source>
        <translation>O peão passa para você, que tem mais Cortesãs.</translation>
    </message>
    <message>
        <source>The pawn goes to you: you hold the region.</source>
        <translation>O peão passa para você, que tem a região.</translation>
    </message>
    <message>
        <source>The pawn stays with you.</source>
        <translation>O peão continua com você.</translation>
    </message>
    <message>
        <source>The pawn stays with you: you have the most Courtesans.</source>
        <translation>O peão continua com você, que tem mais Cortesãs.</translation>
    </message>
    <message>
        <source>The pawn stays with you: you hold the region.</source>
        <translation>O peão continua com você, que tem a região.</translation>
    </message>
    <message>
        <source>You attack {region}, held by {holder}.</source>
        <translation>Você ataca {region}, em poder de {holder}.</translation>
    </message>
    <message>
        <source>You choose no region.</source>
        <translation>Você não escolhe nenhuma região.</translation>
    </message>
    <message>
        <source>You choose {region}.</source>
        <translation>Você escolhe {region}.</translation>
    </message>
    <message>
        <source>You defend, and wait.</source>
        <translation>Você defende e espera.</translation>
    </message>
    <message numerus="yes">
        <source>You discard your hand of %n card(s).</source>
        <translation>
            <numerusform>Você descarta a mão (%n carta).</numerusform>
            <numerusform>Você descarta a mão (%n cartas).</numerusform>
        </translation>
    </message>
    <message>
        <source>You draw no card.</source>
        <translation>Você não tira nenhuma carta.</translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation>Você tira {cards}.</translation>
    </message>
    <message>
        <source>You hold {region}, {more}&#xa0;to&#xa0;{less}.</source>
        <translation>Você mantém {region}, {more}&#xa0;a&#xa0;{less}.</translation>
    </message>
    <message>
        <source>You keep no card.</source>
        <translation>Você não guarda nenhuma carta.</translation>
    </message>
    <message>
        <source>You keep your hand.</source>
        <translation>Você fica com a sua mão.</translation>
    </message>
    <message>
        <source>You keep {cards}.</source>
        <translation>Você guarda {cards}.</translation>
    </message>
    <message>
        <source>You leave the Pope off the map.</source>
        <translation>Você deixa o Papa fora do mapa.</translation>
    </message>
    <message>
        <source>You lose {cards}.</source>
        <translation>Você perde {cards}.</translation>
    </message>
    <message>
        <source>You lose {region}.</source>
        <translation>Você perde {region}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Você passa.</translation>
    </message>
    <message>
        <source>You play {card}, face down.</source>
        <translation>Você joga uma carta virada para baixo: {card}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Você joga {card}.</translation>
    </message>
    <message>
        <source>You put the Pope on {region}.</source>
        <translation>Você coloca o Papa em {region}.</translation>
    </message>
    <message>
        <source>You share the victory with {names}.</source>
        <translation>Você compartilha a vitória com {names}.</translation>
    </message>
    <message>
        <source>You take back {card}.</source>
        <translation>Você recupera {card}.</translation>
    </message>
    <message>
        <source>You take {region}, {more}&#xa0;to&#xa0;{less}.</source>
        <translation>Você toma {region}, {more}&#xa0;a&#xa0;{less}.</translation>
    </message>
    <message>
        <source>You turn up {card}.</source>
        <translation>Você vira a sua carta escondida: {card}.</translation>
    </message>
    <message>
        <source>You win the final battle, {more}&#xa0;to&#xa0;{less}!</source>
        <translation>Você vence a batalha final, {more}&#xa0;a&#xa0;{less}!</translation>
    </message>
    <message>
        <source>You win this game, together with {names}.</source>
        <translation>Você ganha esta partida com {names}.</translation>
    </message>
    <message>
        <source>You win this game.</source>
        <translation>Você ganha esta partida.</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Você ganhou!</translation>
    </message>
    <message>
        <source>You win, together with {names}!</source>
        <translation>Você ganhou, com {names}!</translation>
    </message>
</context>
<context>
    <name>CondottierePlaces</name>
    <message>
        <source>Genoa</source>
        <translation>Gênova</translation>
    </message>
    <message>
        <source>Ionian Sea</source>
        <translation>Mar Jônico</translation>
    </message>
</context>
<context>
    <name>CondottierePrint</name>
    <message>
        <source>Control markers</source>
        <translation>Marcadores de controle</translation>
    </message>
    <message>
        <source>Map of Italy</source>
        <translation>Mapa da Itália</translation>
    </message>
</context>
<context>
    <name>CondottiereReasons</name>
    <message>
        <source>It bars {region} to you, who would win there</source>
        <translation>Fecha {region} a você, que ganharia ali</translation>
    </message>
    <message>
        <source>It keeps you from winning with {region}</source>
        <translation>Tira de você a vitória com {region}</translation>
    </message>
    <message>
        <source>It leaves {region} to you</source>
        <translation>Deixa {region} para você</translation>
    </message>
    <message>
        <source>It lets you win</source>
        <translation>Dá a vitória a você</translation>
    </message>
</context>
<context>
    <name>CondottiereSaid</name>
    <message>
        <source>It would win you the game.</source>
        <translation>Daria a você a vitória.</translation>
    </message>
    <message>
        <source>You have the pawn.</source>
        <translation>Você tem o peão.</translation>
    </message>
    <message>
        <source>You hold no region.</source>
        <translation>Você não tem nenhuma região.</translation>
    </message>
    <message>
        <source>You hold {regions}.</source>
        <translation>Você tem {regions}.</translation>
    </message>
</context>
<context>
    <name>CondottiereTable</name>
    <message>
        <source>Out of play until the next shuffle</source>
        <translation>Fora de jogo até embaralhar de novo</translation>
    </message>
    <message>
        <source>seventeen cities, and one purse to hire them</source>
        <translation>dezessete cidades, e uma só bolsa para as ganhar</translation>
    </message>
</context>
<context>
    <name>CondottiereTags</name>
    <message>
        <source>Hidden cards leave it open who leads.</source>
        <translation>Com cartas escondidas, não se sabe quem está na frente.</translation>
    </message>
    <message>
        <source>It brings {cards} back and leaves you {mine} against {best}.</source>
        <translation>Traz {cards} de volta e deixa você com {mine} contra {best}.</translation>
    </message>
    <message>
        <source>It brings {cards} back and leaves you {mine}.</source>
        <translation>Traz {cards} de volta e deixa você com {mine}.</translation>
    </message>
    <message>
        <source>It leads with {mine}, whatever is hidden.</source>
        <translation>Fica na frente com {mine}, seja o que for que se esconda.</translation>
    </message>
    <message>
        <source>Nobody would lead.</source>
        <translation>Ninguém ficaria na frente.</translation>
    </message>
    <message>
        <source>Nothing you hold can stop {name} from winning.</source>
        <translation>Nada do que você tem na mão pode impedir {name} de ganhar.</translation>
    </message>
    <message>
        <source>That wins you the game.</source>
        <translation>Isso lhe dá a vitória.</translation>
    </message>
    <message>
        <source>Victory is shared.</source>
        <translation>A vitória é compartilhada.</translation>
    </message>
    <message>
        <source>You hold {region}.</source>
        <translation>Você mantém {region}.</translation>
    </message>
    <message>
        <source>You lead as you pass; others may still play.</source>
        <translation>Ao passar, você está na frente; outros ainda podem jogar.</translation>
    </message>
    <message>
        <source>You lead, whatever is hidden.</source>
        <translation>Você está na frente, seja o que for que se esconda.</translation>
    </message>
    <message>
        <source>You may still come in later.</source>
        <translation>Você ainda poderá intervir mais tarde.</translation>
    </message>
    <message>
        <source>You pass with {mine} against {best}.</source>
        <translation>Ao passar, você tem {mine} contra {best}.</translation>
    </message>
    <message>
        <source>You pass with {mine}.</source>
        <translation>Ao passar, você tem {mine}.</translation>
    </message>
    <message>
        <source>You show {best} and one hidden card.</source>
        <translation>Você mostra {best} e uma carta escondida.</translation>
    </message>
    <message>
        <source>You take {region}.</source>
        <translation>Você toma {region}.</translation>
    </message>
    <message>
        <source>You would be level with {name}.</source>
        <translation>Você empataria com {name}.</translation>
    </message>
    <message>
        <source>You would lead, whatever is hidden.</source>
        <translation>Você ficaria na frente, seja o que for que se esconda.</translation>
    </message>
    <message>
        <source>You would lead.</source>
        <translation>Você ficaria na frente.</translation>
    </message>
    <message>
        <source>You would lose {cards}.</source>
        <translation>Você perderia {cards}.</translation>
    </message>
    <message>
        <source>You would take back {card}.</source>
        <translation>Você recuperaria {card}.</translation>
    </message>
    <message>
        <source>{name} leads, whatever is hidden.</source>
        <translation>{name} está na frente, seja o que for que se esconda.</translation>
    </message>
    <message>
        <source>{name} would lead, whatever is hidden.</source>
        <translation>{name} ficaria na frente, seja o que for que se esconda.</translation>
    </message>
    <message>
        <source>{name} would lead.</source>
        <translation>{name} ficaria na frente.</translation>
    </message>
    <message>
        <source>{region} would win you the game.</source>
        <translation>{region} lhe daria a vitória.</translation>
    </message>
</context>
<context>
    <name>Confirm</name>
    <message>
        <source>From then on the hand of {name} lies open: you cannot come back.</source>
        <translation>A partir daí, a mão de {name} fica à vista: você não poderá voltar.</translation>
    </message>
    <message>
        <source>It is kept: continue it from the shelf whenever you like.</source>
        <translation>Fica guardada: continue-a a partir da estante quando quiser.</translation>
    </message>
    <message>
        <source>Its last moves could not be kept on the disk. Save it elsewhere first, or they are lost.</source>
        <translation>As últimas jogadas não puderam ser salvas no disco. Salve-a primeiro em outro lugar, senão se perdem.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Desfazer as jogadas</translation>
    </message>
    <message>
        <source>Take back the moves of others too?</source>
        <translation>Desfazer também as jogadas de outros?</translation>
    </message>
    <message>
        <source>You can come back as long as two others play at this screen.</source>
        <translation>Você poderá voltar enquanto outras duas pessoas jogarem nesta tela.</translation>
    </message>
    <message>
        <source>You can come back at any time.</source>
        <translation>Você poderá voltar a qualquer momento.</translation>
    </message>
    <message>
        <source>You go back to your last choice. What {names} did since is taken back with it, so ask them first.</source>
        <translation>Você volta à sua última escolha. As jogadas de {names} feitas depois são desfeitas também: peça primeiro o seu acordo.</translation>
    </message>
</context>
<context>
    <name>Contrees</name>
    <message>
        <source>A tile must share a side with the land.</source>
        <translation>Um território tem que tocar o terreno por um lado.</translation>
    </message>
    <message>
        <source>It must share a side with the land.</source>
        <translation>Tem que tocar o terreno por um lado.</translation>
    </message>
    <message>
        <source>Nobody could build any more, and the tiles were counted.</source>
        <translation>Ninguém mais podia construir, e contaram-se os territórios.</translation>
    </message>
    <message>
        <source>You gave up the game.</source>
        <translation>Você desistiu da partida.</translation>
    </message>
    <message>
        <source>You have no snow tile left.</source>
        <translation>Você não tem mais o território branco.</translation>
    </message>
    <message>
        <source>You have no such tile left.</source>
        <translation>Você não tem mais um território desses.</translation>
    </message>
    <message>
        <source>You lay two tiles a turn.</source>
        <translation>Em cada turno, você coloca dois territórios.</translation>
    </message>
    <message>
        <source>You lead by {more} to {less}.</source>
        <translation>Você está na frente por {more} a {less}.</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Você ganhou!</translation>
    </message>
    <message>
        <source>{name} is laying a tile.</source>
        <translation>{name} está colocando um território.</translation>
    </message>
    <message>
        <source>{name} is placing a tower.</source>
        <translation>{name} está colocando uma torre.</translation>
    </message>
    <message>
        <source>{name} leads by {more} to {less}.</source>
        <translation>{name} está na frente por {more} a {less}.</translation>
    </message>
</context>
<context>
    <name>ContreesAid</name>
    <message>
        <source>Each player takes eight tiles, the 24 towers and the ten standards of one colour. Draw lots for who begins.</source>
        <translation>Cada jogador recebe oito territórios, as 24 torres e os dez estandartes de uma cor. Sorteie-se quem começa.</translation>
    </message>
    <message>
        <source>Every tile but the first must share a whole side with a tile that lies already. Holes are allowed.</source>
        <translation>Todos os territórios, exceto o primeiro, têm que tocar por um lado inteiro um território já colocado. São permitidos buracos.</translation>
    </message>
    <message>
        <source>In turn you lay &lt;b&gt;two&lt;/b&gt; of your tiles, one after the other, until all sixteen lie: four turns each.</source>
        <translation>No seu turno, coloca &lt;b&gt;dois&lt;/b&gt; dos seus territórios, um depois do outro, até estarem colocados os dezesseis: quatro turnos para cada jogador.</translation>
    </message>
    <message>
        <source>One tower can take two or three tiles together. Only the moment of taking razes towers: one that is built beside your tile later stays.</source>
        <translation>Uma só torre pode tomar dois ou três territórios ao mesmo tempo. Só o momento da tomada demole torres: a que for construída mais tarde ao lado do seu território fica.</translation>
    </message>
    <message>
        <source>The turns go on: whoever laid first builds first. In turn you build &lt;b&gt;one tower&lt;/b&gt; on any free corner, even beside a tile your opponent possesses.</source>
        <translation>A alternância continua: quem colocou primeiro também constrói primeiro. No seu turno, constrói &lt;b&gt;uma torre&lt;/b&gt; num canto livre, mesmo ao lado de um território que o adversário possui.</translation>
    </message>
    <message>
        <source>both players have built all their towers, or must pass,</source>
        <translation>ambos os jogadores construíram todas as suas torres, ou têm que passar,</translation>
    </message>
</context>
<context>
    <name>ContreesChronicle</name>
    <message>
        <source>Equal in tiles, you win by towers razed, {more} to {less}!</source>
        <translation>Com territórios iguais, você ganha pelas torres demolidas, {more}&#xa0;a&#xa0;{less}!</translation>
    </message>
    <message>
        <source>Nobody can build any more.</source>
        <translation>Ninguém mais pode construir.</translation>
    </message>
    <message>
        <source>The land is finished. You build first.</source>
        <translation>O terreno está completo. Você constrói primeiro.</translation>
    </message>
    <message>
        <source>The lot lets you begin.</source>
        <translation>Por sorteio, você começa.</translation>
    </message>
    <message>
        <source>You &lt;b&gt;take {places}&lt;/b&gt;.</source>
        <translation>Você &lt;b&gt;toma {places}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>You &lt;b&gt;take {tiles}&lt;/b&gt;: {places}.</source>
        <translation>Você &lt;b&gt;toma {tiles}&lt;/b&gt;: {places}.</translation>
    </message>
    <message>
        <source>You build a tower: {corner}.</source>
        <translation>Você constrói uma torre: {corner}.</translation>
    </message>
    <message>
        <source>You cannot build, and pass.</source>
        <translation>Você não pode construir e passa.</translation>
    </message>
    <message>
        <source>You lay a tile: {place}.</source>
        <translation>Você coloca um território: {place}.</translation>
    </message>
    <message>
        <source>You lay your &lt;b&gt;snow tile&lt;/b&gt;: {place}.</source>
        <translation>Você coloca o seu &lt;b&gt;território branco&lt;/b&gt;: {place}.</translation>
    </message>
    <message>
        <source>You lose {tiles}.</source>
        <translation>Você perde {tiles}.</translation>
    </message>
    <message>
        <source>You win, {more} to {less}!</source>
        <translation>Você ganha por {more} a {less}!</translation>
    </message>
</context>
<context>
    <name>ContreesNotes</name>
    <message>
        <source>Each of your two tiles must share a side with the land.</source>
        <translation>Cada um dos seus dois territórios tem que tocar o terreno por um lado.</translation>
    </message>
</context>
<context>
    <name>ContreesPrint</name>
    <message>
        <source>Four towers of one player stand around the tile on the left, and so a standard lies on it. The opponent has two towers beside the other tile.</source>
        <translation>Quatro torres da mesma cor estão à volta do território da esquerda, e por isso há nele um estandarte. O adversário tem duas torres ao lado do outro território.</translation>
    </message>
</context>
<context>
    <name>ContreesTags</name>
    <message>
        <source>It leaves you one corner fewer around {tile}.</source>
        <translation>Você fica com um canto a menos em volta de {tile}.</translation>
    </message>
    <message>
        <source>It leaves {name} one corner fewer around {tile}.</source>
        <translation>{name} fica com um canto a menos em volta de {tile}.</translation>
    </message>
    <message>
        <source>You lose {tiles}.</source>
        <translation>Você perde {tiles}.</translation>
    </message>
</context>
<context>
    <name>Cortez</name>
    <message>
        <source>Bid for the bribery card, or pass.</source>
        <translation>Dê um lance pela carta de suborno, ou passe.</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>Dar um lance de {amount}</translation>
    </message>
    <message numerus="yes">
        <source>Most points after %n round(s) win.</source>
        <translation>
            <numerusform>Ganha quem tiver mais pontos após %n rodada.</numerusform>
            <numerusform>Ganha quem tiver mais pontos após %n rodadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has bid so far.</source>
        <translation>Ninguém deu lances ainda.</translation>
    </message>
    <message>
        <source>Nobody trades with themselves.</source>
        <translation>Ninguém troca consigo mesmo.</translation>
    </message>
    <message>
        <source>Now cards and numbers are chosen, below the map.</source>
        <translation>Agora escolhem-se cartas e números, abaixo do mapa.</translation>
    </message>
    <message>
        <source>Play “{card}”</source>
        <translation>Jogar “{card}”</translation>
    </message>
    <message>
        <source>Play “{card}”: {origin} to {place}</source>
        <translation>Jogar “{card}”: {origin} → {place}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}.</source>
        <translation>Rodada {round} de {rounds}.</translation>
    </message>
    <message>
        <source>Somebody has bid as much already.</source>
        <translation>Alguém já deu esse lance.</translation>
    </message>
    <message>
        <source>Trade with you</source>
        <translation>Trocar com você</translation>
    </message>
    <message>
        <source>With an odd number of players it has one chief more.</source>
        <translation>Com um número ímpar de jogadores, tem um chefe a mais.</translation>
    </message>
    <message>
        <source>You are attacked: pay a food for 4 warriors?</source>
        <translation>Você está sob ataque: paga um alimento por 4 guerreiros?</translation>
    </message>
    <message>
        <source>You attack {name} {place}. A tie is won by the defender.</source>
        <translation>Você ataca {name} {place}. Em caso de empate, vence a defesa.</translation>
    </message>
    <message>
        <source>You do not have what is asked for.</source>
        <translation>Você não tem o que é pedido.</translation>
    </message>
    <message>
        <source>You gave up the game.</source>
        <translation>Você desistiu da partida.</translation>
    </message>
    <message>
        <source>You have no food to pay.</source>
        <translation>Você não tem alimento para pagar.</translation>
    </message>
    <message>
        <source>You have not enough camouflage for that way.</source>
        <translation>Você não tem camuflagens que cheguem para esse caminho.</translation>
    </message>
    <message>
        <source>You have won: mark a troop of your nation, or none.</source>
        <translation>Você ganhou: marque uma tropa da sua nação ou nenhuma.</translation>
    </message>
    <message>
        <source>You must use your actions while you can.</source>
        <translation>Você precisa usar as suas ações enquanto puder.</translation>
    </message>
    <message>
        <source>You play {nation}; two troops are yours at first.</source>
        <translation>Você joga com {nation}; no início, duas tropas são suas.</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Você ganhou!</translation>
    </message>
    <message>
        <source>You win, together with {names}!</source>
        <translation>Você ganhou, com {names}!</translation>
    </message>
    <message>
        <source>bidding {amount}</source>
        <translation>dar um lance de {amount}</translation>
    </message>
    <message>
        <source>playing “{card}”</source>
        <translation>jogar “{card}”</translation>
    </message>
    <message>
        <source>playing “{card}” ({place})</source>
        <translation>jogar “{card}” ({place})</translation>
    </message>
    <message>
        <source>round {round} of {rounds}, event {event}</source>
        <translation>rodada {round} de {rounds}, evento {event}</translation>
    </message>
    <message>
        <source>{give} to you for {get}</source>
        <translation>{give} para você por {get}</translation>
    </message>
    <message>
        <source>{name} attacks {place}; you defend for your nation.</source>
        <translation>{name} ataca {place}; cabe a você defender, pela sua nação.</translation>
    </message>
    <message>
        <source>{name} gives you {give} for {get}: agreed?</source>
        <translation>{name} lhe dá {give} por {get}: aceita?</translation>
    </message>
    <message>
        <source>{name} has bid {amount}.</source>
        <translation>{name} deu um lance de {amount}.</translation>
    </message>
    <message>
        <source>{name} is choosing a troop to mark.</source>
        <translation>{name} está escolhendo uma tropa para marcar.</translation>
    </message>
    <message>
        <source>{name} is choosing an action.</source>
        <translation>{name} está escolhendo uma ação.</translation>
    </message>
    <message>
        <source>{name} is choosing cards to keep.</source>
        <translation>{name} está escolhendo as cartas que guarda.</translation>
    </message>
    <message>
        <source>{name} is dealing with the event.</source>
        <translation>{name} está tratando do evento.</translation>
    </message>
    <message>
        <source>{name} is placing the beaten troop.</source>
        <translation>{name} está colocando a tropa derrotada.</translation>
    </message>
    <message>
        <source>{name} is preparing the combat.</source>
        <translation>{name} está preparando o combate.</translation>
    </message>
    <message>
        <source>{name} is thinking about money.</source>
        <translation>{name} está pensando no dinheiro.</translation>
    </message>
    <message>
        <source>{name} is thinking about the offer.</source>
        <translation>{name} está pensando na oferta.</translation>
    </message>
    <message>
        <source>{name} offers you {help} for {price}.</source>
        <translation>{name} lhe oferece {help} por {price}.</translation>
    </message>
    <message>
        <source>{nation} lead in the city, {most} troops to {least}.</source>
        <translation>{nation} estão na frente na cidade, {most} tropas contra {least}.</translation>
    </message>
</context>
<context>
    <name>CortezAid</name>
    <message>
        <source>Everyone takes a chief, Spaniards and Aztecs by turns; with an odd number of players one nation has one chief more. Shuffle every deck by itself, the treasures apart.</source>
        <translation>Cada um fica com um chefe, alternando Espanhóis e Astecas; com um número ímpar de jogadores, uma nação tem mais um chefe. Embaralhe cada baralho à parte, sem os tesouros.</translation>
    </message>
    <message>
        <source>Played at any moment, even out of turn, without an action, and then out of the game: &lt;b&gt;move&lt;/b&gt; a troop of yours, or somebody else’s, to a free square, by the rules of moving; draw &lt;b&gt;5 warriors&lt;/b&gt;; draw &lt;b&gt;5 provisions&lt;/b&gt;. Kept to the end: 3, 5 or 7 points. Two are worth nothing.</source>
        <translation>Jogadas a qualquer momento, mesmo fora da vez, sem gastar ação, e depois fora do jogo: &lt;b&gt;mover&lt;/b&gt; uma tropa sua, ou de outro, para uma casa livre, segundo as regras do movimento; tirar &lt;b&gt;5 guerreiros&lt;/b&gt;; tirar &lt;b&gt;5 provisões&lt;/b&gt;. Guardadas até o fim: 3, 5 ou 7 pontos. Duas não valem nada.</translation>
    </message>
    <message>
        <source>Rounds and treasures</source>
        <translation>Rodadas e tesouros</translation>
    </message>
    <message>
        <source>Sold at auction by the event of that name. Bidding begins at the left of the active player; whoever passes is out. The winner pays with provisions of that value.</source>
        <translation>Vendidas em leilão pelo evento desse nome. Começa quem está à esquerda do jogador ativo; quem passa não dá mais lances. O vencedor paga com provisões desse valor.</translation>
    </message>
    <message>
        <source>The attacker lays &lt;b&gt;one or more warriors&lt;/b&gt; face down and &lt;b&gt;weapons&lt;/b&gt; face up, at most one for each warrior. The defender does likewise, or surrenders: that is a defeat without a fight.</source>
        <translation>O atacante coloca &lt;b&gt;um ou mais guerreiros&lt;/b&gt; virados para baixo e &lt;b&gt;armas&lt;/b&gt; viradas para cima, no máximo uma por guerreiro. O defensor faz o mesmo, ou se rende: é uma derrota sem luta.</translation>
    </message>
    <message>
        <source>With two or three players there are &lt;b&gt;two rounds&lt;/b&gt;, with more &lt;b&gt;three&lt;/b&gt;. For each, shuffle all 17 events; a treasure is shuffled into the last four. Where it turns up the round ends, and the same player turns over the first event of the next.</source>
        <translation>Com dois ou três jogadores há &lt;b&gt;duas rodadas&lt;/b&gt;, com mais &lt;b&gt;três&lt;/b&gt;. Para cada uma, embaralhe os 17 eventos e depois um tesouro nos últimos quatro. Quando este aparece, a rodada acaba, e o mesmo jogador vira o primeiro evento da seguinte.</translation>
    </message>
    <message>
        <source>for each gold you hold</source>
        <translation>por ouro na mão</translation>
    </message>
    <message>
        <source>for each treasure</source>
        <translation>por tesouro</translation>
    </message>
    <message>
        <source>for each troop with your collar in the city</source>
        <translation>por tropa com o seu colar na cidade</translation>
    </message>
</context>
<context>
    <name>CortezBattles</name>
    <message>
        <source>For the defence you turn up “{card}”.</source>
        <translation>Para a defesa, você vira a carta “{card}”.</translation>
    </message>
    <message>
        <source>For the defence {name} turns up “{card}”.</source>
        <translation>Para a defesa, {name} vira a carta “{card}”.</translation>
    </message>
    <message>
        <source>The lot makes you defend.</source>
        <translation>Por sorteio, a defesa cabe a você.</translation>
    </message>
    <message>
        <source>You accept.</source>
        <translation>Você aceita.</translation>
    </message>
    <message>
        <source>You attack an unmarked troop {place}; {other} defends it.</source>
        <translation>Você ataca uma tropa sem colar {place}; {other} a defende.</translation>
    </message>
    <message>
        <source>You attack {other} {place}.</source>
        <translation>Você ataca {other} {place}.</translation>
    </message>
    <message>
        <source>You give {other} {cards}.</source>
        <translation>Você dá a {other} {cards}.</translation>
    </message>
    <message>
        <source>You hold.</source>
        <translation>Você fica por aqui.</translation>
    </message>
    <message>
        <source>You lay a weapon.</source>
        <translation>Você coloca uma arma.</translation>
    </message>
    <message>
        <source>You lay {card}, with {arms}.</source>
        <translation>Você coloca {card}, com {arms}.</translation>
    </message>
    <message>
        <source>You lay {card}.</source>
        <translation>Você coloca {card}.</translation>
    </message>
    <message>
        <source>You offer {other} {cards} for a surrender.</source>
        <translation>Você oferece a {other} {cards} pela rendição.</translation>
    </message>
    <message>
        <source>You offer {other} {help} for {price}.</source>
        <translation>Você oferece a {other} {help} por {price}.</translation>
    </message>
    <message>
        <source>You refuse.</source>
        <translation>Você recusa.</translation>
    </message>
    <message>
        <source>You stay out.</source>
        <translation>Você fica de fora.</translation>
    </message>
    <message>
        <source>You surrender to {name}.</source>
        <translation>Você se rende a {name}.</translation>
    </message>
    <message>
        <source>You win the combat: {high} against {low}.</source>
        <translation>Você ganha o combate: {high} contra {low}.</translation>
    </message>
    <message>
        <source>{high} against {low}: you win the tie as defender.</source>
        <translation>{high} contra {low}: você vence o empate, porque defende.</translation>
    </message>
    <message>
        <source>{name} attacks an unmarked troop {place}; you defend it.</source>
        <translation>{name} ataca uma tropa sem colar {place}; você a defende.</translation>
    </message>
    <message>
        <source>{name} attacks an unmarked troop {place}; {other} defends it.</source>
        <translation>{name} ataca uma tropa sem colar {place}; {other} a defende.</translation>
    </message>
    <message>
        <source>{name} gives you {cards}.</source>
        <translation>{name} lhe dá {cards}.</translation>
    </message>
    <message>
        <source>{name} offers you {cards} for a surrender.</source>
        <translation>{name} lhe oferece {cards} pela sua rendição.</translation>
    </message>
    <message>
        <source>{name} offers you {help} for {price}.</source>
        <translation>{name} lhe oferece {help} por {price}.</translation>
    </message>
    <message>
        <source>{other} surrenders to you.</source>
        <translation>{other} se rende a você.</translation>
    </message>
    <message>
        <source>{other} surrenders to {name}.</source>
        <translation>{other} se rende a {name}.</translation>
    </message>
</context>
<context>
    <name>CortezCards</name>
    <message>
        <source>Ends the round and goes to whoever has the most marked troops in the city, in a tie to the one on the highest number; it counts 10 points.</source>
        <translation>Acaba a rodada e vai para quem tiver mais tropas com o seu colar na cidade, em caso de empate para quem estiver no número mais alto; vale 10 pontos.</translation>
    </message>
    <message>
        <source>Keep it to the end of the game, where it counts {points} points.</source>
        <translation>Guarde-a até o fim da partida, onde vale {points} pontos.</translation>
    </message>
    <message>
        <source>Pay one for each troop without your collar that yours jumps.</source>
        <translation>Pague uma por tropa sem o seu colar que a sua saltar.</translation>
    </message>
</context>
<context>
    <name>CortezChronicle</name>
    <message>
        <source>It is “{card}”.</source>
        <translation>É a carta “{card}”.</translation>
    </message>
    <message>
        <source>Nobody bids: you take the bribery card.</source>
        <translation>Ninguém dá lances: você fica com a carta de suborno.</translation>
    </message>
    <message>
        <source>Nobody bids: {name} takes the bribery card.</source>
        <translation>Ninguém dá lances: {name} fica com a carta de suborno.</translation>
    </message>
    <message>
        <source>Nobody is in the city: the treasure is lost.</source>
        <translation>Ninguém está na cidade: o tesouro se perde.</translation>
    </message>
    <message>
        <source>Round {round} begins.</source>
        <translation>Começa a rodada {round}.</translation>
    </message>
    <message numerus="yes">
        <source>You and {names} win with %n point(s).</source>
        <translation>
            <numerusform>Você ganha com {names}: %n ponto.</numerusform>
            <numerusform>Você ganha com {names}: %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>You begin. First everybody marks two troops.</source>
        <translation>Você joga primeiro. Antes, todos marcam duas tropas.</translation>
    </message>
    <message>
        <source>You bid no more.</source>
        <translation>Você sai do leilão.</translation>
    </message>
    <message>
        <source>You bid {amount}.</source>
        <translation>Você dá um lance de {amount}.</translation>
    </message>
    <message>
        <source>You break the bridge of {town}.</source>
        <translation>Você destrói a ponte de {town}.</translation>
    </message>
    <message>
        <source>You buy no warriors.</source>
        <translation>Você não compra guerreiros.</translation>
    </message>
    <message>
        <source>You discard {cards}.</source>
        <translation>Você descarta {cards}.</translation>
    </message>
    <message>
        <source>You do not trade.</source>
        <translation>Você não troca nada.</translation>
    </message>
    <message>
        <source>You draw nothing.</source>
        <translation>Você não tira nada.</translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation>Você tira {cards}.</translation>
    </message>
    <message>
        <source>You give back {cards}.</source>
        <translation>Você devolve {cards}.</translation>
    </message>
    <message>
        <source>You lay no more.</source>
        <translation>Você não coloca mais nada.</translation>
    </message>
    <message>
        <source>You leave the bridges as they are.</source>
        <translation>Você deixa as pontes como estão.</translation>
    </message>
    <message>
        <source>You mark no troop.</source>
        <translation>Você não marca nenhuma tropa.</translation>
    </message>
    <message>
        <source>You mark the troop {place}.</source>
        <translation>Você marca a tropa {place}.</translation>
    </message>
    <message>
        <source>You mend the bridge of {town}.</source>
        <translation>Você refaz a ponte de {town}.</translation>
    </message>
    <message numerus="yes">
        <source>You move a troop {place} and pay %n camouflage.</source>
        <translation>
            <numerusform>Você move uma tropa {place} e paga %n camuflagem.</numerusform>
            <numerusform>Você move uma tropa {place} e paga %n camuflagens.</numerusform>
        </translation>
    </message>
    <message>
        <source>You move a troop {place}.</source>
        <translation>Você move uma tropa {place}.</translation>
    </message>
    <message>
        <source>You offer nothing for a surrender.</source>
        <translation>Você não oferece nada por uma rendição.</translation>
    </message>
    <message>
        <source>You offer {other} {give} for {get}.</source>
        <translation>Você oferece a {other} {give} por {get}.</translation>
    </message>
    <message>
        <source>You pay {cards}.</source>
        <translation>Você paga {cards}.</translation>
    </message>
    <message>
        <source>You play no card.</source>
        <translation>Você não joga nenhuma carta.</translation>
    </message>
    <message>
        <source>You play “{card}”.</source>
        <translation>Você joga “{card}”.</translation>
    </message>
    <message>
        <source>You put a troop elsewhere, {place}.</source>
        <translation>Você muda uma tropa de lugar, {place}.</translation>
    </message>
    <message>
        <source>You put your collar on {troop} {place}.</source>
        <translation>Você põe o seu colar em {troop}, {place}.</translation>
    </message>
    <message>
        <source>You put {troop} into the city, {place}.</source>
        <translation>Você leva para a cidade {troop}, {place}.</translation>
    </message>
    <message>
        <source>You recruit {cards} for {price}.</source>
        <translation>Você recruta {cards} por {price}.</translation>
    </message>
    <message>
        <source>You send the beaten troop {place}.</source>
        <translation>Você manda a tropa derrotada {place}.</translation>
    </message>
    <message>
        <source>You stay out of the combat.</source>
        <translation>Você fica fora do combate.</translation>
    </message>
    <message>
        <source>You take the bribery card for {amount}.</source>
        <translation>Você fica com a carta de suborno por {amount}.</translation>
    </message>
    <message>
        <source>You take {troop} out of the city, {place}.</source>
        <translation>Você tira da cidade {troop}, {place}.</translation>
    </message>
    <message numerus="yes">
        <source>You win the treasure with %n troop(s) in the city.</source>
        <translation>
            <numerusform>Você ganha o tesouro com %n tropa na cidade.</numerusform>
            <numerusform>Você ganha o tesouro com %n tropas na cidade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s).</source>
        <translation>
            <numerusform>Você ganha com %n ponto.</numerusform>
            <numerusform>Você ganha com %n pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn. The event is “{card}”.</source>
        <translation>É a sua vez. O evento é “{card}”.</translation>
    </message>
    <message>
        <source>{name} bids no more.</source>
        <translation>{name} sai do leilão.</translation>
    </message>
    <message>
        <source>{name} bids {amount}.</source>
        <translation>{name} dá um lance de {amount}.</translation>
    </message>
    <message>
        <source>{name} offers you {give} for {get}.</source>
        <translation>{name} lhe oferece {give} por {get}.</translation>
    </message>
    <message>
        <source>{name} plays “{card}”.</source>
        <translation>{name} joga “{card}”.</translation>
    </message>
    <message>
        <source>{name} puts a collar on {troop} {place}.</source>
        <translation>{name} põe um colar em {troop}, {place}.</translation>
    </message>
    <message>
        <source>{name} puts a troop elsewhere, {place}.</source>
        <translation>{name} muda uma tropa de lugar, {place}.</translation>
    </message>
    <message>
        <source>{name}’s turn. The event is “{card}”.</source>
        <translation>É a vez de {name}. O evento é “{card}”.</translation>
    </message>
</context>
<context>
    <name>CortezMemory</name>
    <message>
        <source>The others know that you hold {cards}.</source>
        <translation>Os outros sabem que você tem {cards}.</translation>
    </message>
</context>
<context>
    <name>CortezNotes</name>
    <message>
        <source>To choose several: Shift+click takes all from the last card clicked, Ctrl+click one more; or draw a frame round them on the felt.</source>
        <translation>Para escolher várias: Shift+clique pega todas desde a última carta clicada, Ctrl+clique mais uma; ou desenhe uma moldura em volta delas no feltro.</translation>
    </message>
    <message>
        <source>Turned in this round: {cards}.</source>
        <translation>Viradas nesta rodada: {cards}.</translation>
    </message>
    <message>
        <source>Type your bid, or turn the wheel here.</source>
        <translation>Escreva o seu lance ou rode aqui a roda do mouse.</translation>
    </message>
</context>
<context>
    <name>CortezReasons</name>
    <message>
        <source>Chance of winning this combat: {chance}, without it {other}.</source>
        <translation>Chances de vencer este combate: {chance}; sem isso, {other}.</translation>
    </message>
    <message>
        <source>Chance of winning this combat: {chance}.</source>
        <translation>Chances de vencer este combate: {chance}.</translation>
    </message>
    <message>
        <source>Chance of winning this combat: {chance}; with “{answer}” {other}.</source>
        <translation>Chances de vencer este combate: {chance}; com «{answer}», {other}.</translation>
    </message>
    <message>
        <source>Chance of winning this combat: {chance}; {other} if you add nothing more.</source>
        <translation>Chances de vencer este combate: {chance}; {other} se você não acrescentar mais nada.</translation>
    </message>
    <message>
        <source>It beats you in a later combat</source>
        <translation>Ganha de você em um combate posterior</translation>
    </message>
    <message>
        <source>It beats you in combat</source>
        <translation>Ganha de você em combate</translation>
    </message>
    <message numerus="yes">
        <source>It brings %n troop(s) into the city by the end of the next turn</source>
        <translation>
            <numerusform>Leva %n tropa para a cidade até o fim do turno seguinte</numerusform>
            <numerusform>Leva %n tropas para a cidade até o fim do turno seguinte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %n troop(s) in the city by the end of the next turn</source>
        <translation>
            <numerusform>Custa %n tropa na cidade até o fim do turno seguinte</numerusform>
            <numerusform>Custa %n tropas na cidade até o fim do turno seguinte</numerusform>
        </translation>
    </message>
    <message>
        <source>It leaves a treasure to you</source>
        <translation>Deixa um tesouro para você</translation>
    </message>
    <message>
        <source>It lets you win</source>
        <translation>Dá a vitória a você</translation>
    </message>
    <message>
        <source>It loses a later combat to you</source>
        <translation>Perde para você um combate posterior</translation>
    </message>
    <message>
        <source>It loses a later combat to {name}</source>
        <translation>Perde para {name} um combate posterior</translation>
    </message>
    <message>
        <source>It loses the combat to you</source>
        <translation>Perde o combate para você</translation>
    </message>
    <message>
        <source>It loses the combat to {name}</source>
        <translation>Perde o combate para {name}</translation>
    </message>
    <message>
        <source>{name}’s chance in this combat: {chance}, without it {other}.</source>
        <translation>Chances de {name} neste combate: {chance}; sem isso, {other}.</translation>
    </message>
    <message>
        <source>{name}’s chance in this combat: {chance}.</source>
        <translation>Chances de {name} neste combate: {chance}.</translation>
    </message>
    <message>
        <source>{name}’s chance in this combat: {chance}; with “{answer}” {other}.</source>
        <translation>Chances de {name} neste combate: {chance}; com «{answer}», {other}.</translation>
    </message>
</context>
<context>
    <name>CortezSaid</name>
    <message>
        <source>You have laid {warriors}, weapons: {weapons}.</source>
        <translation>Você colocou {warriors}, armas: {weapons}.</translation>
    </message>
    <message>
        <source>You lead {nation} as {chief}; your troops: {places}.</source>
        <translation>Você conduz {nation}, como {chief}; as suas tropas: {places}.</translation>
    </message>
</context>
<context>
    <name>CortezTable</name>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Rodada {round} de {rounds}</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Você recebe</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Você dá</translation>
    </message>
</context>
<context>
    <name>CortezTags</name>
    <message>
        <source>It leaves you {provisions}.</source>
        <translation>Deixa você com {provisions}.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen to {name}.</source>
        <translation>Passe a tela para {name}.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>No file may become this large here.</source>
        <translation>Aqui nenhum arquivo pode ficar tão grande.</translation>
    </message>
    <message>
        <source>The disk reports a fault.</source>
        <translation>O disco acusa um defeito.</translation>
    </message>
    <message>
        <source>The file cannot be written ({reason}).</source>
        <translation>Não é possível escrever o arquivo ({reason}).</translation>
    </message>
    <message>
        <source>The file is protected against changes.</source>
        <translation>O arquivo está protegido contra alterações.</translation>
    </message>
    <message>
        <source>The name of the file is too long.</source>
        <translation>O nome do arquivo é longo demais.</translation>
    </message>
    <message>
        <source>There is a file where a folder is needed.</source>
        <translation>Onde devia haver uma pasta há um arquivo.</translation>
    </message>
    <message>
        <source>There is another file where a page is to be saved.</source>
        <translation>Já existe outro arquivo no lugar onde uma página seria salva.</translation>
    </message>
    <message>
        <source>What bears this name is not a file.</source>
        <translation>O que tem este nome não é um arquivo.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read. Is it still there?</source>
        <translation>Não é possível ler o arquivo “{name}”. Ainda existe?</translation>
    </message>
    <message>
        <source>“{name}” is damaged and cannot be opened. The file was left as it is.</source>
        <translation>O arquivo “{name}” está danificado e não pode ser aberto. Ficou como estava.</translation>
    </message>
    <message>
        <source>“{name}” is far too large to be a Conquista game.</source>
        <translation>O arquivo “{name}” é grande demais para ser uma partida de Conquista.</translation>
    </message>
    <message>
        <source>“{name}” is not a Conquista game.</source>
        <translation>O arquivo “{name}” não é uma partida de Conquista.</translation>
    </message>
    <message>
        <source>“{name}” is of a game this Conquista does not have.</source>
        <translation>A partida “{name}” é de um jogo que esta versão do Conquista não tem.</translation>
    </message>
    <message>
        <source>“{name}” is open in another window.</source>
        <translation>“{name}” está aberta em outra janela.</translation>
    </message>
    <message>
        <source>“{name}” was played by older rules than the ones this Conquista knows, so it cannot be continued here.</source>
        <translation>A partida “{name}” foi jogada com regras mais antigas do que as desta versão do Conquista: não pode ser retomada aqui.</translation>
    </message>
    <message>
        <source>“{name}” was saved by a newer Conquista. Update Conquista to open it.</source>
        <translation>O arquivo “{name}” foi salvo por uma versão mais recente do Conquista. Atualize o Conquista para o abrir.</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message numerus="yes">
        <source>%n answer(s) could not be compared: how long was thought is not recorded.</source>
        <translation>
            <numerusform>%n resposta não pôde ser comparada: não ficou registrado quanto tempo se pensou.</numerusform>
            <numerusform>%n respostas não puderam ser comparadas: não ficou registrado quanto tempo se pensou.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) could not be compared: more thinking is recorded than the bot’s level does.</source>
        <translation>
            <numerusform>%n resposta não pôde ser comparada: a reflexão registrada excede a do nível do robô.</numerusform>
            <numerusform>%n respostas não puderam ser comparadas: a reflexão registrada excede a do nível do robô.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is being looked through…</source>
        <translation>A partida está sendo examinada…</translation>
    </message>
    <message>
        <source>This is the game as recorded, without hints and moves taken back. The command “conquista audit” lists every question.</source>
        <translation>Esta é a partida tal como ficou registrada, sem as sugestões nem as jogadas desfeitas. O comando “conquista audit” enumera cada pergunta.</translation>
    </message>
</context>
<context>
    <name>Favourites</name>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Excluir</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renomear</translation>
    </message>
    <message>
        <source>&amp;Save this set-up…</source>
        <translation>&amp;Salvar estas opções…</translation>
    </message>
    <message>
        <source>What is this set-up to be called?</source>
        <translation>Que nome dar a estas opções?</translation>
    </message>
    <message>
        <source>What is “{name}” to be called?</source>
        <translation>Que nome dar a “{name}”?</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>A bot played for you part of the time.</source>
        <translation>Um robô jogou por você parte do tempo.</translation>
    </message>
    <message numerus="yes">
        <source>Moves were taken back %n time(s), also after more had been seen.</source>
        <translation>
            <numerusform>Foram desfeitas jogadas %n vez, também depois de se ter visto mais.</numerusform>
            <numerusform>Foram desfeitas jogadas %n vezes, também depois de se ter visto mais.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moves were taken back %n time(s).</source>
        <translation>
            <numerusform>Foram desfeitas jogadas %n vez.</numerusform>
            <numerusform>Foram desfeitas jogadas %n vezes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Save as a file</source>
        <translation>Salvar em um arquivo</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salvar a partida</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Partida salva como “{name}”.</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>Não foi possível salvar a partida.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>About Conquista</source>
        <translation>Sobre o Conquista</translation>
    </message>
    <message>
        <source>Board games of conquest and intrigue, against people at the same screen or against bots that see no more than you would in their place.</source>
        <translation>Jogos de tabuleiro de conquista e intriga, contra pessoas diante da mesma tela ou contra robôs que não veem mais do que qualquer pessoa veria no lugar deles.</translation>
    </message>
    <message>
        <source>The bots think interpreted. They are being compiled now, and will think many times faster from the next start.</source>
        <translation>Os robôs pensam interpretados. Estão sendo compilados agora: a partir da próxima inicialização pensarão muito mais rápido.</translation>
    </message>
    <message>
        <source>The bots think interpreted. They have been compiled, and will think many times faster from the next start.</source>
        <translation>Os robôs pensam interpretados. Já foram compilados: a partir da próxima inicialização pensarão muito mais rápido.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Any of the first {number} will do.</source>
        <translation>Qualquer uma das {number} primeiras serve.</translation>
    </message>
    <message>
        <source>Any of the first {number} would have done.</source>
        <translation>Qualquer uma das {number} primeiras servia.</translation>
    </message>
    <message>
        <source>Any of these will do.</source>
        <translation>Qualquer uma destas serve.</translation>
    </message>
    <message>
        <source>Any of these would have done.</source>
        <translation>Qualquer uma destas servia.</translation>
    </message>
    <message>
        <source>Chance of winning, and how far it may be off.</source>
        <translation>Chances de vitória, com a sua margem de erro.</translation>
    </message>
    <message numerus="yes">
        <source>Chance of winning, found by playing on %n time(s) with what was known in this seat.</source>
        <translation>
            <numerusform>Chances de vitória, em %n partida jogada até o fim com o que se sabia nesse lugar.</numerusform>
            <numerusform>Chances de vitória, em %n partidas jogadas até o fim com o que se sabia nesse lugar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chance of winning, found by playing on %n time(s) with what you know.</source>
        <translation>
            <numerusform>Chances de vitória, em %n partida jogada até o fim com o que você sabe.</numerusform>
            <numerusform>Chances de vitória, em %n partidas jogadas até o fim com o que você sabe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance of winning: counted, and certain.</source>
        <translation>Chances de vitória: calculadas, portanto certas.</translation>
    </message>
    <message>
        <source>Either of the first two will do.</source>
        <translation>Qualquer uma das duas primeiras serve.</translation>
    </message>
    <message>
        <source>Either of the first two would have done.</source>
        <translation>Qualquer uma das duas primeiras servia.</translation>
    </message>
    <message>
        <source>Either will do.</source>
        <translation>Qualquer uma das duas serve.</translation>
    </message>
    <message>
        <source>Either would have done.</source>
        <translation>Qualquer uma das duas servia.</translation>
    </message>
    <message>
        <source>The coach saw +{gain} for you, but that may be chance.</source>
        <translation>O mestre de armas via +{gain} para você, mas pode ser acaso.</translation>
    </message>
    <message>
        <source>The coach saw something better for you: +{gain}.</source>
        <translation>O mestre de armas via uma jogada melhor para você: +{gain}.</translation>
    </message>
    <message>
        <source>The first two are too close to call.</source>
        <translation>As duas primeiras estão próximas demais para decidir.</translation>
    </message>
    <message>
        <source>The first {number} are too close to call.</source>
        <translation>As {number} primeiras estão próximas demais para decidir.</translation>
    </message>
    <message>
        <source>These are too close to call.</source>
        <translation>Estas estão próximas demais para decidir.</translation>
    </message>
    <message>
        <source>You played about as well as the coach would have.</source>
        <translation>Você jogou mais ou menos tão bem quanto o mestre de armas teria jogado.</translation>
    </message>
    <message>
        <source>You played just as well as the coach would have.</source>
        <translation>Você jogou tão bem quanto o mestre de armas teria jogado.</translation>
    </message>
    <message>
        <source>You played what the coach would have played.</source>
        <translation>Você jogou o que o mestre de armas teria jogado.</translation>
    </message>
    <message>
        <source>Your move and the coach&apos;s are too close to call.</source>
        <translation>A sua jogada e a do mestre de armas estão próximas demais para decidir.</translation>
    </message>
    <message>
        <source>{name} played about as well as the coach would have.</source>
        <translation>{name} jogou mais ou menos tão bem quanto o mestre de armas teria jogado.</translation>
    </message>
    <message>
        <source>{name} played just as well as the coach would have.</source>
        <translation>{name} jogou tão bem quanto o mestre de armas teria jogado.</translation>
    </message>
    <message>
        <source>{name}&apos;s move and the coach&apos;s are too close to call.</source>
        <translation>A jogada de {name} e a do mestre de armas estão próximas demais para decidir.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Back to the shelf, for a new game</source>
        <translation>Voltar à estante, para uma nova partida</translation>
    </message>
    <message>
        <source>Choose, confirm; on the shelf, play</source>
        <translation>Escolher, confirmar; na estante, jogar</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>Tela cheia, e voltar</translation>
    </message>
    <message>
        <source>Give it again</source>
        <translation>Refazer a jogada desfeita</translation>
    </message>
    <message>
        <source>Hold to peek at your hand, between people at one screen</source>
        <translation>Segurar para ver a mão, com várias pessoas na mesma tela</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Abrir uma partida salva</translation>
    </message>
    <message>
        <source>Review: open, next turning point, try</source>
        <translation>Análise: abrir, próxima virada, tentar</translation>
    </message>
    <message>
        <source>Save it under another name</source>
        <translation>Salvá-la com outro nome</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salvar a partida</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Sound off, and on</source>
        <translation>Desligar o som, e ligar de novo</translation>
    </message>
    <message>
        <source>The rules, where they decide what you see</source>
        <translation>As regras, na passagem que explica o que está vendo</translation>
    </message>
    <message>
        <source>Undo your last answer</source>
        <translation>Desfazer a sua última jogada</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>Save as a file</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>Para a estante</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Count for Aldric, too. He has three towers round the middle tile, you have two, and one corner is free.</source>
        <translation>Conte também por Aldric. Ele tem três torres em volta do território do meio, você tem duas, e um canto está livre.</translation>
    </message>
    <message>
        <source>Pass: the pawn comes to you, and you choose the next region.</source>
        <translation>Passe: o peão vem para você, e você escolhe a próxima região.</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Continue the unfinished game</source>
        <translation>&amp;Continuar a partida inacabada</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Des&amp;fazer</translation>
    </message>
    <message>
        <source>A&amp;bout Conquista</source>
        <translation>S&amp;obre o Conquista</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salvar co&amp;mo…</translation>
    </message>
    <message>
        <source>Se&amp;ttings</source>
        <translation>Confi&amp;gurações</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>What you can play</source>
        <translation>O que você pode jogar</translation>
    </message>
</context>
<context>
    <name>MyGames</name>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n inacabada</numerusform>
            <numerusform>%n inacabadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Voltar à estante</translation>
    </message>
    <message>
        <source>Back to the shelf (Esc)</source>
        <translation>Voltar à estante (Esc)</translation>
    </message>
    <message>
        <source>Chances move by move, and what a coach would have done</source>
        <translation>As chances jogada a jogada, e o que o mestre de armas teria feito</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Delete this game (Del); Ctrl+Z brings it back</source>
        <translation>Excluir esta partida (Del); Ctrl+Z recupera-a</translation>
    </message>
    <message>
        <source>It is open in another window.</source>
        <translation>Está aberta em outra janela.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inacabadas</translation>
    </message>
    <message>
        <source>“{name}” was deleted. It can be brought back until Conquista is closed.</source>
        <translation>“{name}” foi excluída. Pode ser recuperada até fechar o Conquista.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Another window of Conquista is open and did not answer, so this one opened beside it. Games on its table cannot be opened here.</source>
        <translation>Há outra janela do Conquista aberta, que não respondeu; por isso esta abriu ao lado. As partidas que estão na mesa daquela janela não podem ser abertas aqui.</translation>
    </message>
    <message>
        <source>The file “ledger.json” in this folder is another program’s. It stays as it is, and the ledger is not kept.</source>
        <translation>O arquivo “ledger.json” desta pasta é de outro programa. Fica como está, e o livro de contas não é salvo.</translation>
    </message>
    <message>
        <source>The file “settings.json” in this folder is another program’s. It stays as it is: the usual settings are in force, and what you change is not kept.</source>
        <translation>O arquivo “settings.json” desta pasta é de outro programa. Fica como está: aplicam-se as configurações habituais, e as alterações não são salvas.</translation>
    </message>
    <message>
        <source>The ledger comes from a newer Conquista. It was put aside, and begun anew from the games that are kept.</source>
        <translation>O livro de contas vem de um Conquista mais recente. Foi posto de lado e recomeçado a partir das partidas salvas.</translation>
    </message>
    <message>
        <source>The ledger was damaged. It was put aside, and begun anew from the games that are kept.</source>
        <translation>O livro de contas estava danificado. Foi posto de lado e recomeçado a partir das partidas salvas.</translation>
    </message>
    <message>
        <source>The settings cannot be read. The usual ones are in force, and what you change is not kept.</source>
        <translation>Não é possível ler as configurações. Aplicam-se as habituais, e as alterações não são salvas.</translation>
    </message>
    <message>
        <source>The settings come from a newer Conquista. They were put aside, and the usual ones are in force.</source>
        <translation>As configurações vêm de uma versão mais recente do Conquista. Foram postas de lado, e aplicam-se as habituais.</translation>
    </message>
    <message>
        <source>The settings could not be kept. {reason}</source>
        <translation>Não foi possível salvar as configurações. {reason}</translation>
    </message>
    <message>
        <source>The settings were damaged. They were put aside, and the usual ones are in force.</source>
        <translation>As configurações estavam danificadas. Foram postas de lado, e aplicam-se as habituais.</translation>
    </message>
    <message>
        <source>This game cannot be kept for later. {reason} You can play on, and save it elsewhere.</source>
        <translation>Não é possível salvar esta partida para mais tarde. {reason} Pode continuar jogando e salvá-la em outro lugar.</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>List everything you can play</source>
        <translation>Listar tudo o que você pode jogar</translation>
    </message>
    <message>
        <source>Take your last answer back ({key})</source>
        <translation>Desfazer a sua última jogada ({key})</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>é a vez</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>Cards, box and markers want stiff paper of 200 g/m² or more; plain paper will do for the rest. For a board that lies flat, glue its parts on cardboard or cloth.</source>
        <translation>Para as cartas, a caixa e os marcadores, use papel rígido de pelo menos 200&#xa0;g/m²; para o resto basta papel normal. Para um tabuleiro bem plano, cole as suas partes em papelão ou tecido.</translation>
    </message>
    <message>
        <source>Choose a paper to print; this size can be saved.</source>
        <translation>Para imprimir, escolha um papel; este formato pode ser salvo.</translation>
    </message>
    <message>
        <source>Cut along the lines with a ruler and a sharp knife.</source>
        <translation>Corte pelos traços, com régua e estilete.</translation>
    </message>
    <message>
        <source>Cut cards with a ruler and a sharp knife from mark to mark, then round their corners. No printer meets front and back exactly: the pale edge hides a shift of 2 mm.</source>
        <translation>Corte as cartas com régua e estilete, de marca a marca, e arredonde os cantos. Nenhuma impressora acerta exatamente a frente com o verso: a margem clara esconde um desvio de 2&#xa0;mm.</translation>
    </message>
    <message>
        <source>Drawing all sheets of all games in all languages…</source>
        <translation>Desenhando todas as folhas de todos os jogos em todas as línguas…</translation>
    </message>
    <message>
        <source>Drawing the pages…</source>
        <translation>Desenhando as páginas…</translation>
    </message>
    <message>
        <source>Each piece once, with {bleed} mm of bleed and a die line, which is a spot colour in a PDF; a list says how many of each are needed.</source>
        <translation>Cada peça uma vez, com {bleed} mm de sangria e uma linha de corte, que em um PDF é uma cor especial; uma lista diz quantas são necessárias de cada.</translation>
    </message>
    <message>
        <source>Four i&amp;nks (CMYK) in a PDF</source>
        <translation>&amp;Quatro tintas (CMYK) em um PDF</translation>
    </message>
    <message>
        <source>No printer is set up here. Save the pages and print them elsewhere.</source>
        <translation>Não há aqui nenhuma impressora instalada. Salve as páginas e imprima-as em outro lugar.</translation>
    </message>
    <message>
        <source>Print this page at 100% (“actual size”, not “fit to page”) and lay a ruler on both bars. Each must be exactly 10 cm long. The board is fitted to one page, to look at: to play on it, print it at its true size, for only then is there room for the rest.</source>
        <translation>Imprima esta página a 100% (“tamanho real”, e não “ajustar à página”) e pouse uma régua sobre as duas barras. Cada uma deve medir exatamente 10 cm. O tabuleiro está ajustado a uma página, para ser visto: para jogar nele, imprima-o no tamanho real, pois só assim há lugar para o resto.</translation>
    </message>
    <message>
        <source>Print this page at 100% (“actual size”, not “fit to page”) and lay a ruler on both bars. Each must be exactly 10 cm long; otherwise the cards will not fit the board.</source>
        <translation>Imprima esta página a 100% (“tamanho real”, e não “ajustar à página”) e ponha uma régua sobre as duas barras. Cada uma deve medir exatamente 10 cm; caso contrário, as cartas não servirão no tabuleiro.</translation>
    </message>
    <message>
        <source>Print this page at 100% (“actual size”, not “fit to page”) and lay a ruler on both bars. Each must be exactly 10 cm long; otherwise the parts will not fit each other.</source>
        <translation>Imprima esta página a 100% (“tamanho real”, e não “ajustar à página”) e ponha uma régua sobre as duas barras. Cada uma deve medir exatamente 10 cm; caso contrário, as peças não encaixarão umas nas outras.</translation>
    </message>
    <message>
        <source>Sa&amp;ve as</source>
        <translation>&amp;Salvar como</translation>
    </message>
    <message>
        <source>Save P&amp;DF…</source>
        <translation>Sa&amp;lvar em PDF…</translation>
    </message>
    <message>
        <source>Save the pages</source>
        <translation>Salvar as páginas</translation>
    </message>
    <message>
        <source>The name of the file must end in .pdf, .svg, .png or .zip.</source>
        <translation>O nome do arquivo tem que acabar em .pdf, .svg, .png ou .zip.</translation>
    </message>
    <message>
        <source>The name of the file must end in .zip.</source>
        <translation>O nome do arquivo tem que acabar em .zip.</translation>
    </message>
    <message>
        <source>The pages could not be saved.</source>
        <translation>Não foi possível salvar as páginas.</translation>
    </message>
    <message>
        <source>The paper is too small for even one card or part.</source>
        <translation>O papel é pequeno demais, mesmo para uma só carta ou parte.</translation>
    </message>
    <message>
        <source>The picture would be too large. Save a PDF or an SVG.</source>
        <translation>A imagem seria grande demais. Salve um PDF ou um SVG.</translation>
    </message>
    <message>
        <source>What is to be cut out wants stiff paper of 200 g/m² or more, or cardboard to be glued on; plain paper will do for the rest.</source>
        <translation>Para tudo o que se recorta, use papel rígido de pelo menos 200&#xa0;g/m², ou papelão onde o colar; para o resto basta papel normal.</translation>
    </message>
    <message>
        <source>With {bleed} mm of bleed and crop marks. Save it as a PDF.</source>
        <translation>Com {bleed} mm de sangria e marcas de corte. Salve-o em PDF.</translation>
    </message>
</context>
<context>
    <name>Programs</name>
    <message>
        <source>A program that speaks the bot protocol can take a seat like any other bot. It is checked first.</source>
        <translation>Um programa que fale o protocolo dos robôs pode se sentar à mesa como qualquer outro robô. Primeiro, é verificado.</translation>
    </message>
    <message>
        <source>It cannot be shut in: its interpreter is not installed in a folder of its own, apart from your files.</source>
        <translation>Não pode ser isolado: o interpretador dele não está instalado em uma pasta própria, separada dos seus arquivos.</translation>
    </message>
    <message>
        <source>It does not end when it should.</source>
        <translation>Não termina quando deveria.</translation>
    </message>
    <message>
        <source>It ended in the middle, or fell silent.</source>
        <translation>Terminou no meio ou parou de responder.</translation>
    </message>
    <message>
        <source>It stumbles over what it should ignore.</source>
        <translation>Ele se atrapalha com o que deveria ignorar.</translation>
    </message>
    <message>
        <source>Programs cannot be shut in on this computer: they run with your rights, and can read your files and saved games. Add only those you trust.</source>
        <translation>Neste computador não é possível isolar os programas: eles rodam com as suas permissões e podem ler os seus arquivos e as partidas salvas. Adicione apenas aqueles em que confia.</translation>
    </message>
    <message>
        <source>While it plays a program is shut in: it reaches no network and none of your files.</source>
        <translation>Enquanto joga, um programa fica isolado: não tem acesso à rede nem aos seus arquivos.</translation>
    </message>
    <message>
        <source>“{file}” is being checked…</source>
        <translation>Verificando “{file}”…</translation>
    </message>
    <message>
        <source>“{file}” was not added.</source>
        <translation>“{file}” não foi adicionado.</translation>
    </message>
    <message>
        <source>“{name}” can take a seat now.</source>
        <translation>“{name}” já pode se sentar à mesa.</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>One card against you</source>
        <translation>Uma carta contra você</translation>
    </message>
    <message>
        <source>Only you have a tower left. Win with it.</source>
        <translation>Só você ainda tem uma torre. Ganhe com ela.</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>It can be won</source>
        <translation>Dá para ganhar</translation>
    </message>
    <message>
        <source>It cannot be won</source>
        <translation>Não dá para forçar a vitória,</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Próximo problema</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Ainda não resolvidos</translation>
    </message>
    <message>
        <source>Open a file that somebody sent…</source>
        <translation>Abrir um arquivo recebido…</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Salvar como arquivo…</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>Salvar como imagem…</translation>
    </message>
    <message>
        <source>Share copies it as a line of text, or saves a file or a picture; and it opens what others sent.</source>
        <translation>O botão Compartilhar o copia como linha de texto, ou o salva como arquivo ou imagem; também abre o que outros enviaram.</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Compartilhar…</translation>
    </message>
    <message>
        <source>Something went wrong; the puzzle stays as it is.</source>
        <translation>Algo deu errado; o problema fica como está.</translation>
    </message>
    <message>
        <source>The coach is thinking…</source>
        <translation>O mestre de armas está pensando…</translation>
    </message>
    <message>
        <source>The file cannot be read. Is it still there?</source>
        <translation>O arquivo não pode ser lido. Ele ainda está lá?</translation>
    </message>
    <message>
        <source>The next puzzle ({key})</source>
        <translation>O próximo problema ({key})</translation>
    </message>
    <message>
        <source>The puzzle could not be saved.</source>
        <translation>Não foi possível salvar o problema.</translation>
    </message>
    <message>
        <source>by force, as far as the coach looked.</source>
        <translation>até onde o mestre de armas viu.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>%1 File</source>
        <translation>Arquivo %1</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
O arquivo não foi encontrado.
Verifique se o nome está correto.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Excluir</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renomear</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>“%1” está protegido contra escrita.
Deseja excluí-lo mesmo assim?</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Tem certeza de que deseja excluir “%1”?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Não foi possível excluir a pasta.</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nome do arquivo:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Arquivos</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Arquivos do &amp;tipo:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Arquivos do tipo:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Encontrar pasta</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Próxima</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Avançar para a próxima pasta</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Salvar como</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Mostrar arquivos &amp;ocultos</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Invalid filename</source>
        <translation>Nome de arquivo inválido</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Fechar sem salvar</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Discard</source>
        <translation>Descartar alterações</translation>
    </message>
    <message>
        <source>Don&apos;t Save</source>
        <translation>Não salvar</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Redefinir</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Restaurar padrões</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Salvar tudo</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Rolar para baixo</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>Rolar até aqui</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Rolar para a esquerda</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Rolar para a direita</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Rolar para cima</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copiar endereço do &amp;link</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Both moves compared directly: the mean of several searches.</source>
        <translation>As duas jogadas comparadas diretamente: a média de várias buscas.</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>Chances de vitória</translation>
    </message>
    <message>
        <source>Chance of winning, found by searching ahead from here.</source>
        <translation>Chances de vitória, estimadas pela análise da continuação.</translation>
    </message>
    <message>
        <source>Chance of winning, in worlds drawn from what was known then.</source>
        <translation>Chances de vitória, nos mundos então possíveis.</translation>
    </message>
    <message>
        <source>Chances now</source>
        <translation>Chances neste momento</translation>
    </message>
    <message>
        <source>From here you can win, whatever {rival} plays. What lies before is estimated.</source>
        <translation>Daqui em diante você pode ganhar, jogue {rival} o que jogar. O que vem antes é estimado.</translation>
    </message>
    <message>
        <source>From here {name} can win, whatever you play. What lies before is estimated.</source>
        <translation>Daqui em diante {name} pode ganhar, jogue você o que jogar. O que vem antes é estimado.</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Próximo ponto de virada</translation>
    </message>
    <message>
        <source>No turning point: nothing that {name} played lost anything beyond doubt.</source>
        <translation>Nenhum ponto de virada: nada do que {name} jogou teve um custo certo.</translation>
    </message>
    <message>
        <source>No turning point: nothing you played lost anything beyond doubt.</source>
        <translation>Nenhum ponto de virada: nada do que você jogou teve um custo certo.</translation>
    </message>
    <message>
        <source>Seen by you</source>
        <translation>Visto por você</translation>
    </message>
    <message>
        <source>To the next turning point; Shift and the key: to the one before</source>
        <translation>Para o próximo ponto de virada; com Shift, para o anterior</translation>
    </message>
    <message>
        <source>Turning point {number} of {count}</source>
        <translation>Ponto de virada {number} de {count}</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Pontos de virada</translation>
    </message>
    <message>
        <source>You were never the favourite.</source>
        <translation>Você nunca esteve em vantagem.</translation>
    </message>
    <message numerus="yes">
        <source>You were the favourite for {ahead} of %n move(s).</source>
        <translation>
            <numerusform>Você esteve em vantagem em {ahead} de %n jogada.</numerusform>
            <numerusform>Você esteve em vantagem em {ahead} de %n jogadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>dotted: after the coach&apos;s move</source>
        <translation>pontilhado: o mestre de armas</translation>
    </message>
</context>
<context>
    <name>Seals</name>
    <message>
        <source>Win a game from every box on the shelf.</source>
        <translation>Ganhe uma partida de cada caixa da estante.</translation>
    </message>
    <message>
        <source>You earn the seal {name}.</source>
        <translation>Você ganha o selo {name}.</translation>
    </message>
    <message>
        <source>You earn the seals {names}.</source>
        <translation>Você ganha os selos {names}.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Also before you leave your seat to a bot. Closing the window never asks: the game can be continued at the next start.</source>
        <translation>E também antes de deixar o seu lugar a um robô. Ao fechar a janela, nada é perguntado: a partida pode ser retomada na próxima vez que abrir o Conquista.</translation>
    </message>
    <message>
        <source>Ask before you leave a game, resign or surrender</source>
        <translation>Perguntar antes de sair de uma partida, de desistir ou de se render</translation>
    </message>
    <message>
        <source>Hold a key to look</source>
        <comment>hands</comment>
        <translation>Segurar uma tecla</translation>
    </message>
    <message>
        <source>In the language of the application</source>
        <comment>places</comment>
        <translation>No idioma do aplicativo</translation>
    </message>
    <message>
        <source>Key M turns it off and on.</source>
        <translation>A tecla M o desliga e liga de novo.</translation>
    </message>
    <message>
        <source>No sound device was found.</source>
        <translation>Nenhum dispositivo de som foi encontrado.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>With several people at one screen: how a hand stays hidden until its owner looks.</source>
        <translation>Com várias pessoas na mesma tela: como uma mão fica escondida até que o seu dono a veja.</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Detalhes…</translation>
    </message>
    <message>
        <source>Double click to play at once</source>
        <translation>Clique duas vezes para jogar na hora</translation>
    </message>
    <message>
        <source>Take a box from the shelf.</source>
        <translation>Tire uma caixa da estante.</translation>
    </message>
    <message>
        <source>Unfinished game</source>
        <translation>Partida inacabada</translation>
    </message>
    <message>
        <source>Unfinished game that you watched</source>
        <translation>Partida inacabada a que assistia</translation>
    </message>
    <message>
        <source>unfinished and finished</source>
        <translation>inacabadas e terminadas</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>A bot plays for you now.</source>
        <translation>Agora joga um robô por você.</translation>
    </message>
    <message>
        <source>A bot plays for you.</source>
        <translation>Um robô joga por você.</translation>
    </message>
    <message>
        <source>A click keeps it open until you click again, press Esc or answer.</source>
        <translation>Um clique a mantém à vista até novo clique, Esc ou a sua resposta.</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Voltar à estante</translation>
    </message>
    <message>
        <source>Hold P to look at your hand.</source>
        <translation>Mantenha P pressionado para ver a sua mão.</translation>
    </message>
    <message>
        <source>Hold to peek at your hand</source>
        <translation>Segurar para ver a mão</translation>
    </message>
    <message>
        <source>Looking back: move {ply} of {last}, step {step} of {steps}.</source>
        <translation>Revendo: jogada {ply} de {last}, passo {step} de {steps}.</translation>
    </message>
    <message>
        <source>Looking back: move {ply} of {last}.</source>
        <translation>Revendo: jogada {ply} de {last}.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Estante</translation>
    </message>
    <message>
        <source>Taken back after hands were open: the record notes it.</source>
        <translation>Desfeito com as mãos à vista: o registro da partida guarda isso.</translation>
    </message>
    <message>
        <source>Taken back after more was seen: the record notes it.</source>
        <translation>Desfeito depois de se ver mais: o registro da partida guarda isso.</translation>
    </message>
    <message>
        <source>Taken back: the last move of {name}.</source>
        <translation>Foi desfeita a última jogada de {name}.</translation>
    </message>
    <message>
        <source>Taken back: the moves of {names} too.</source>
        <translation>Também foram desfeitas as jogadas de {names}.</translation>
    </message>
    <message>
        <source>Thinking about it…</source>
        <translation>Pensando nisso…</translation>
    </message>
    <message>
        <source>{name} talked without end and was stopped.</source>
        <translation>{name} falava sem parar; foi preciso interromper.</translation>
    </message>
    <message>
        <source>{name}, hold P to look at your hand.</source>
        <translation>{name}, mantenha P pressionado para ver a sua mão.</translation>
    </message>
    <message>
        <source>{name}’s program cannot be shut in: its interpreter is not installed in a folder of its own.</source>
        <translation>{name}: o programa não pode ser isolado, porque o interpretador dele não está instalado em uma pasta própria.</translation>
    </message>
</context>
</TS>
