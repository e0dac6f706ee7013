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
  lines: {
    who: [
      'qui est ce',
      'c est qui',
      'qui es tu',
      'qui etes vous',
      'qui est elle',
      'de qui s agit il',
      'a qui est ce profil',
      'presentez la',
      'parlez moi d elle',
      'pour quoi est elle connue',
      'biographie',
    ],
    profession: ['que fait elle', 'que fait elle dans la vie'],
  },
  rows: {
    during: '',
    location: 'base basee vivre habiter resider ville pays lieu residence domicile localisation',
    languages: 'langue parler maternelle couramment',
    focus: 'actuellement moment occuper sujet',
    born: 'naitre',
    died: 'mourir vivant vie',
    links: 'lien site web internet page lire profils plus',
    capacity: words`chercher disponible disponibilite libre engager embaucher ouvert recruter
      propositions clients accepter nouveaux`,
    engagements: words`engagement collaboration mission service prestation offre proposer preferer
      accepter`,
    industries: 'secteur industrie domaine interessent',
    from: 'disponible disponibilite commencer partir pourrait',
    notice: 'preavis temps duree',
    workplace: 'teletravail distance hybride place accepter',
    zone: 'fuseau horaire',
    authorization: 'visa permis autorisation autorisee',
    refused: 'refuser non mission dit',
    rates: words`tarif prix honoraire cout salaire pretention facturer grille demande journalier
      salariales`,
    contact: 'contacter joindre ecrire message coordonnees envoyer',
    email: 'mail email courriel adresse',
    response: 'vite temps reponse repondre repond delai quand',
    welcome: 'bienvenu bienvenus message',
    unwelcome: 'bienvenu bienvenus souhaite non message',
    current: 'moment actuel maintenant aujourd hui present occupe',
    ongoing: 'encore cours toujours',
    history: words`professionnel experience travaille parcours employeur poste carriere entreprise
      liste occupe`,
    education: 'academique diplome etudie formation certificat universite obtenu',
    highest: 'haut eleve',
    projects: 'projet portfolio',
    skills: 'competence aptitude fort savoir',
    talks: 'conference expose intervention discours interview parler podcast donnees',
    writings: 'publier publication publie ecrire bibliographie',
    books: 'livre ouvrage publie ecrits',
    awards: 'prix recompense distinction medaille honneur bourse recus obtenu gagne',
    count: 'combien nombre',
    latest: 'dernier derniere recent nouveau',
    first: 'premier premiere ancien',
    longest: 'long longue longtemps',
    years: 'experience temps depuis annee an',
    before: 'avant',
    after: 'apres',
    'when-of': 'quand annee date periode publie recu ecrit',
    'start-of': 'commencer debuter depuis rejoindre rejoint entrer',
    'end-of': 'quitter fin terminer jusqu',
    'length-of': 'temps duree annee restee passe employee experience',
    'place-of': 'ou ville lieu',
    'role-of': 'role poste titre fonction tache faire faisait occupait',
    'skill-of': 'experience connaitre connait savoir competence maitriser',
    about: 'quoi sujet decrire expliquer resumer dire parler dit',
    'coauthors-of': 'qui coauteur auteur ensemble',
    references: 'reference recommandation autres disent',
    interests: 'interet loisir hobby libre centres temps',
    volunteering: 'benevole benevolat',
    'expiry-of': 'valable expirer jusqu',
    'grade-of': 'note mention eue',
    evidence: 'preuve prouver source verifier confirmer fiable',
    profession: 'profession vie occupation metier',
  },
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
