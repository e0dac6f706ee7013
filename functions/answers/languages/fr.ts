/** French. */
import { type Language, pattern, words } from './language.ts';

export const fr: Language = {
  code: 'fr',
  marks: 'âçêëîïôûœ',
  stop: words`monsieur madame mademoiselle mme le la les l un une des du de d au aux et mais ni ne
    pas plus qu sont etaient ete etre suis es sera ai as ont avait avaient avoir eu fait faire peut
    peuvent doit elles ils se s y en ce c cet cette ces ca cela on nous vous je j me m mon ma mes te
    t tu ton ta tes votre vos notre nos sur sous par pour sans chez vers entre pendant avant apres
    si tres aussi encore deja tout tous toute toutes meme autre autres dont donc car comme personne
    profil candidate candidat dites dis donnez donne montrez listez decrivez svp exactement beaucoup
    moins peu ici voila`,
  pronouns: 'elle il lui son sa ses leur leurs',
  openers: words`qui que quoi quel quelle quels quelles quand ou pourquoi comment combien est a
    depuis dans avec etait`,
  months: words`janvier|janv fevrier|fevr mars avril|avr mai juin juillet|juil aout septembre|sept
    octobre|oct novembre|nov decembre|dec`,
  numbers: words`zero un|une deux trois quatre cinq six sept huit neuf dix onze douze treize
    quatorze quinze seize 17|dix-sept 18|dix-huit 19|dix-neuf 20|vingt 30|trente 40|quarante
    50|cinquante 100|cent 1000|mille`,
  irregular: words`ecrire ecrit ecrite ecrits ecrites ecrivait autrice auteur auteure / diriger
    directrice directeur direction / construire construit construite construits / tenir tenu tient /
    obtenir obtenu obtenue obtient / recevoir recu recue recoit recevait / savoir sait su savait /
    prendre pris prise prend prenait / naitre nee ne naissance naquit / mourir morte mort mourut
    deces decede decedee / vivre vit vecu vivait / apprendre appris apprend apprenait / concevoir
    concu concue concoit conception / inventer inventrice inventeur / fonder fondatrice fondateur
    fondation / travailler travail travaux / etudier etudie etudes etude`,
  negations: 'ne pas jamais aucun aucune sans ni rien personne',
  qualifiers: words`premier premiere premiers seul seule seulement unique plus aine jeune inventer
    meilleur meilleure pire dernier derniere principal principale original toujours entierement
    exclusivement celebre pionniere pionnier lui-meme elle-meme personnellement grand grande`,
  totals: 'tout tous toute toutes chaque entier entiere toujours',
  disputed: 'conteste contestee contestes discute incertain incertaine douteux controverse',
  fillers: words`resume apercu bref breve brievement court complete info infos information detail
    ordre liste tableau besoin voudrais cherche trouver reponse question vite merci bonjour propre
    divers sorte type general precis precisement professionnel deux phrase mots agent entree`,
  asking: 'age annee an jour date mois ville pays lieu endroit',
  light: words`donner obtenir avoir prendre faire arriver paraitre devenir garder mettre apporter
    aller venir appeler nommer porter utiliser voir vouloir laisser travailler contenir durer partie
    chose`,
  slots: {
    who: pattern`\b(qui|a qui|avec qui)\b(?! (s appelle|est))|^qui\b`,
    when: pattern`\b(quand|(quelle|en quelle) (annee|date)|quel (jour|mois)|(annee|date) (de|du|
      d))\b`,
    where: pattern`\bou\b(?= (\w+ ){0,2}(a|t|est|se|vit|habite|etait|travaille|etudie|elle|il))|
      ^ou\b|\b(quelle ville|quel pays|quel lieu)\b`,
    many: pattern`\b(combien d|combien de|nombre d|nombre de)\b`,
    long: pattern`\b(combien de (temps|annees|mois|semaines|jours)|duree|depuis combien)\b`,
    old: pattern`\b(quel age|a quel age)\b`,
    much: pattern`\b(combien|pourcentage|part de)\b`,
    how: pattern`\bcomment\b(?! s appelle)|\b(pourquoi|raison)\b`,
  },
  yesNo: pattern`^((et|mais|aussi) )?(est ce|a t|est elle|est il|parle t|etait|avait|peut|sait|
    connait|travaille t|vit|habite t|a elle|ont|accepte t|propose t|fait elle|elle a|elle est|
    dispose)\b`,
  open: pattern`\b(encore|toujours|actuellement|en ce moment|aujourd hui|depuis (quand|combien))\b`,
  ahead: pattern`\b(peut(?! on\b)|peuvent|pourra|pourrait|pourraient|va t|sera|serait|commencera|
    souhaite)\b`,
  unfinished: pattern`\b(non|pas|jamais) (ete )?(achev|termin|valid|obtenu|mene)|\b(inachev|
    interromp|abandonn)|\bsans (diplome|obtenir|terminer|achever|valider)`,
  private: pattern`\b(salaire\w*|gagne\w*|revenus|fortune|religi\w*|eglise|foi|politi\w*|parti|
    vote\w*|sante|malad\w*|handicap\w*|adresse (privee|personnelle)|domicile|rue|telephone|portable|
    marie|mariee|mariage|mari|epoux|epouse|(?<!sage )femme|divorc\w*|enfants?|fils|fille|parents|
    mere|pere|frere|soeur|sexu\w*|homosexu\w*|lesbienne|origine|nationalite|quel age|age|enceinte|
    poids|passeport|condamn\w*|relation|petit ami|loisirs?|prefere\w*)\b`,
  people: words`chef cheffe patron patronne superieur superieure collegue collegues predecesseur
    predecesseure successeur mentor professeur professeure eleve eleves etudiant etudiante etudiants
    apprenti apprentie apprentis stagiaire stagiaires assistant assistante client cliente clients
    ami amie amis coauteur coautrice voisin voisine`,
  family: words`mari epoux epouse femme enfant enfants fils fille parents mere pere frere soeur`,
  kinds: words`experience: poste emploi employeur entreprise carriere parcours travail societe
    metier | poste | postes / education: diplome formation etudes universite ecole qualification
    cursus | diplôme | diplômes / certificate: certificat attestation qualification | certificat |
    certificats / volunteering: benevolat | engagement bénévole | engagements bénévoles / award:
    prix recompense distinction medaille | distinction | distinctions / reference: reference
    recommandation | recommandation | recommandations / interest: interet loisir | centre d’intérêt
    | centres d’intérêt / project: projet portfolio | projet | projets / skill: competence aptitude
    savoir-faire | compétence | compétences / talk: conference expose intervention discours
    interview podcast presentation | conférence | conférences / writing: publication livre article
    ouvrage rapport chapitre manuel ecrits | publication | publications / claim: affirmation |
    affirmation | affirmations / note: note nouvelle actualite | note | notes / article: texte essai
    | long texte | longs textes / question: question faq | question fréquente | questions
    fréquentes`,
  words: 'à jusqu’à depuis avec an ans mois mois',
  headings: words`location: Basée à | languages: Langues | born: Naissance | died: Décès | focus:
    Travail actuel | links: Liens | operator: Exploité par | capacity: Disponibilité | minimum:
    Engagement minimum | engagements: Engagements préférés | refused: Refusé | industries: Secteurs
    d’intérêt | from: Disponible à partir de | notice: Préavis | workplace: Lieu de travail | zone:
    Fuseau horaire | authorization: Autorisation de travail | contact: Moyen de contact préféré |
    response: Délai de réponse | email: Adresse e-mail | welcome: Bienvenu | unwelcome: Non souhaité
    | start: Début | end: Fin | length: Durée | evidence: Niveau de preuve | first: Le plus ancien
    au dossier | latest: Le plus récent au dossier | longest: Le plus long au dossier | ongoing:
    Sans fin indiquée au dossier | last: Le dernier au dossier | before: Avant cela au dossier |
    after: Après cela au dossier | span: Du premier au dernier poste au dossier`,
  frames: {
    says: 'Le dossier dit :',
    note: 'Note sur la preuve :',
    curated: 'La réponse publiée à',
    nearest: 'Sans jugement. Les données les plus proches sont jointes : à comparer soi-même.',
    silent: words`Rien de publié ne s'en approche ; une absence ne prouve rien.`,
    private: 'C’est une question privée ; il n’y est pas répondu ici.',
    scope: words`Ce service répond aux questions sur la personne de ce profil à partir de ce qui est
      publié ; /api/init dit ce qui l’est.`,
    language: words`Les questions sont lues en anglais, allemand, français et espagnol ;
      /api/manifest contient tout le dossier.`,
    quoted: 'Le dossier est cité dans sa propre langue :',
    written: 'Le dossier est en {language} ; une question dans cette langue en trouve davantage.',
    part: 'Partie {n} de la question :',
    missing: 'Rien n’a été trouvé qui y réponde avec certitude.',
  },
  ways: `
who: qui est ce | c est qui | qui es tu | qui etes vous | de qui s agit il |
  qui est elle | parlez moi d elle | biographie | presentez la | a qui est ce profil | pour quoi
  est elle connue
profession: que fait elle | son metier | sa profession | que fait elle dans la vie | son occupation
location [base vivre habiter resider ville pays lieu residence domicile localisation]: ou vit elle |
  ou habite elle | ou est elle basee | dans quelle ville vit elle | lieu de residence | dans quel
  pays habite elle | ou reside t elle
languages [langue parler maternelle couramment]-programmation: quelles langues parle t elle |
  langues parlees | combien de langues parle t elle | langue maternelle | dans quelles langues peut
  elle travailler | niveau de langue | parle t elle
focus [actuellement moment occuper]-poste-emploi-employeur-entreprise: sur quoi travaille t elle en
  ce moment | sur quoi travaille t elle actuellement | que fait elle en ce moment | son sujet actuel
  | de quoi s occupe t elle en ce moment
born [naitre]: quand est elle nee | date de naissance | annee de naissance
died [mourir vivant vie]: quand est elle morte | date de deces | est elle encore en vie
links [lien site web internet page]: a t elle un site web | liens vers d autres profils | ou en lire
  plus sur elle
capacity [chercher disponible disponibilite libre engager embaucher ouvert recruter]: est elle
  disponible | ses disponibilites | peut on l engager | est elle libre | cherche t elle un emploi |
  est elle ouverte aux propositions | accepte t elle de nouveaux clients | quand est elle disponible
engagements [engagement collaboration mission service prestation offre]: quels engagements prefere t
  elle | quel type de missions accepte t elle | quels services propose t elle
industries [secteur industrie domaine]: quels secteurs l interessent | dans quels secteurs veut elle
  travailler
from [disponible commencer partir]: a partir de quand est elle disponible | quand pourrait elle
  commencer | date de disponibilite
notice [preavis]: son preavis | combien de temps dure son preavis | duree du preavis
workplace [teletravail distance hybride place]: travaille t elle a distance | accepte t elle le
  teletravail | travail hybride | travail sur place
zone [fuseau]: dans quel fuseau horaire travaille t elle | fuseau horaire
authorization [visa permis autorisation]: a t elle un permis de travail | a t elle besoin d un visa
  | ou est elle autorisee a travailler | autorisation de travail
refused [refuser non]: que refuse t elle | quelles missions refuse t elle | a quoi dit elle non
rates [tarif prix honoraire cout salaire pretention facturer]: ses tarifs | combien coute t elle |
  son tarif journalier | pretentions salariales | combien demande t elle | grille de tarifs
contact [contacter joindre ecrire message]-vite-temps: comment la contacter | comment la joindre |
  coordonnees | comment lui ecrire | ou envoyer un message | contact
email [mail email courriel]: son adresse mail | adresse email | son courriel
response [vite temps reponse repondre delai quand]: en combien de temps repond elle | delai de
  reponse | quand aurai je une reponse
welcome [bienvenu]: quels messages sont les bienvenus
unwelcome [bienvenu souhaite]: quels messages ne sont pas les bienvenus | messages non souhaites
current [moment actuel maintenant aujourd hui present]-avant-precedent: quel poste occupe t elle en
  ce moment | ou travaille t elle maintenant | son poste actuel | employeur actuel | pour qui
  travaille t elle aujourd hui | emploi actuel
ongoing [encore cours toujours]: quels projets sont encore en cours
history-chercher: ou a t elle travaille | parcours professionnel | experience professionnelle |
  liste de ses employeurs | quels postes a t elle occupes | carriere | pour quelles entreprises a t
  elle travaille | a t elle travaille chez
education: quels diplomes a t elle | ou a t elle etudie | qu a t elle etudie | formation | quels
  certificats a t elle | dans quelle universite a t elle etudie | quelles etudes a t elle faites |
  parcours academique | quels diplomes a t elle obtenus et dans quelles universites | quand a t elle
  obtenu son diplome | quand a t elle etudie
highest [haut eleve]: son plus haut diplome
projects [projet portfolio]: quels projets a t elle faits | liste des projets
skills [competence aptitude fort savoir]: ses competences | liste des competences | que sait elle
  faire
talks [conference expose intervention discours interview parler podcast]: quelles conferences a t
  elle donnees | liste des conferences | ou a t elle parle | interviews | a t elle donne des
  conferences
writings [publier publication ecrire bibliographie]: qu a t elle publie | liste des publications |
  qu a t elle ecrit | a t elle publie quelque chose
books [livre ouvrage]: quels livres a t elle ecrits | ses livres | a t elle publie un livre
awards [prix recompense distinction medaille honneur bourse]: quels prix a t elle recus |
  distinctions | quelles recompenses a t elle obtenues | a t elle gagne des prix
count [combien nombre]: combien de projets y a t il | combien de conferences a t elle donnees |
  combien de postes a t elle occupes | combien de diplomes a t elle | nombre de publications |
  combien de livres a t elle ecrits
latest [dernier derniere recent nouveau]: son dernier projet | sa derniere conference | publication
  la plus recente
first [premier premiere ancien]: son premier emploi | premier projet | premiere publication |
  premiere conference
longest [long longue longtemps]: ou a t elle travaille le plus longtemps | poste le plus long
years [annee an experience temps depuis]-dans: combien d annees d experience a t elle | depuis
  combien de temps travaille t elle
during: qu a t elle fait en YEAR | ou travaillait elle en YEAR | que faisait elle en YEAR | quel
  poste occupait elle en YEAR | qu a t elle publie en YEAR
before [avant]: que faisait elle avant X | ou travaillait elle avant X
after [apres]: qu a t elle fait apres X | ou a t elle travaille apres X
when-of [quand annee date periode]: quand a eu lieu X | quand etait X | quand a t elle travaille
  chez X | quand X a t il ete publie | en quelle annee X | quand a t elle ecrit X | quand a t elle
  recu X
start-of [commencer debuter depuis rejoindre entrer]: quand a t elle commence chez X | depuis quand
  est elle chez X | quand a t elle rejoint X | debut de X | depuis quand travaille t elle chez X
end-of [quitter fin terminer]: quand a t elle quitte X | quand X a t il fini | jusqu a quand etait
  elle chez X
length-of [temps duree annee]: combien de temps a t elle travaille chez X | combien d annees etait
  elle chez X | duree de X | combien de temps est elle restee chez X | combien de temps a t elle
  passe chez X | combien de temps employee chez X | combien d annees d experience avec X
place-of [ou ville lieu]: ou etait X | ou a eu lieu X | dans quelle ville etait X
role-of [role poste titre fonction tache faire]: son role chez X | que faisait elle chez X | quel
  poste occupait elle chez X | ses taches chez X
skill-of [experience connaitre savoir competence maitriser]: a t elle de l experience avec X |
  connait elle X | sait elle X
about [quoi sujet decrire expliquer resumer dire parler]-qui: de quoi parle X | resume de X | que
  dit X | expliquez X
coauthors-of [qui coauteur auteur ensemble]: qui a ecrit X avec elle | coauteurs de X
references [reference recommandation autres]: que disent les autres d elle | a t elle des references
  | recommandations
interests [interet loisir hobby libre]: ses centres d interet | loisirs | que fait elle de son temps
  libre
volunteering [benevole benevolat]: quel benevolat a t elle fait | a t elle ete benevole
expiry-of [valable expirer]: jusqu a quand X est il valable | quand expire X
grade-of [note mention]: quelle note a t elle eue pour X | mention de X
evidence [preuve prouver source verifier confirmer fiable]: quelles preuves y a t il | est ce prouve
  | sources pour cela | peut on le verifier | est ce confirme
`,
  checks: {
    caller: 'personne candidate candidat',
    small: words`le la les l un une des d du de comme chez au aux a pour par avec et poste fonction
      role titre entreprise societe diplome certificat prix conference langue intitule annee
      basee base etablie etabli valable`,
    now: 'actuellement maintenant aujourd hui presentement encore toujours',
    at: 'en dans le au',
    from: 'de entre du',
    since: 'depuis',
    until: 'jusqu jusque',
    to: 'a et au',
    perfect: 'a',
    ended: words`ancien ancienne anciens anciennes anciennement autrefois precedent precedemment
      termine plus refuse refuses refusee refusees`,
    inferring: words`dire deduire conclure supposer attribuer croire veut qu`,
    verbs: {
      be: { past: 'ete', helps: 'est etait fut' },
      work: { now: 'travaille exerce', past: 'travailla' },
      employ: { past: 'employee employe' },
      hold: { now: 'detient possede', past: 'detenait' },
      begin: { past: 'commence debute devenue devenu' },
      join: { past: 'rejoint' },
      leave: { past: 'quitte' },
      end: { past: 'termine acheve' },
      study: { now: 'etudie', past: 'etudia frequente' },
      get: { past: 'obtenu obtint recu recut gagne remporte' },
      speak: { past: 'donne presente parle' },
      write: { past: 'ecrit redige publie' },
      expire: { now: 'expire', past: 'expiree' },
      live: { now: 'habite vit reside' },
      born: { past: 'ne nee' },
      die: { past: 'mort morte decedee decede' },
      master: { now: 'parle' },
    },
  },
};
