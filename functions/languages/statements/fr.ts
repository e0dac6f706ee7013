/** French, for checking statements. */
import type { Statements } from './statements.ts';

export const fr: Statements = {
  small: 'a ont ai avait avaient ayant y se s aussi deja c ce on l n m mme madame monsieur partir',
  light: 'mesure comporte compte contient couvre comprend fait',
  articles: 'le la les un une des l du ce cet cette ces',
  joins: 'et',
  opens: 'qui que qu dont ou lorsque quand parce car si mais bien alors tandis',
  is: 'est sont suis',
  was: 'etait etaient ete fut furent',
  became: '',
  prepositions:
    'en a au aux dans / de d du des / depuis / jusqu jusque / pour / par / avec ensemble / ' +
    'comme / sous / sur / entre / avant / apres / pendant / durant / contre / vers / parmi / ' +
    'chez / sans / malgre / hors / selon / intitule intitulee nomme nommee / outre / sauf / ' +
    'des',
  of: 'de',
  by: 'par',
  source: 'de',
  since: 'depuis',
  from: 'de d entre des',
  until: 'jusqu jusque a au',
  when: 'en dans',
  bonds: 'intitule a de pour par avec comme sur chez en lors',
  places: 'a au en dans de',
  with: 'avec',
  now: 'actuellement aujourdhui',
  levelled: 'est|niveau|au niveau|de niveau',
  forms:
    'paper: article|communication / book: livre|ouvrage / chapter: chapitre / report: ' +
    'rapport / manual: manuel / article: article / post: billet',
  person: { she: 'elle', he: 'il', they: '', i: 'je j me m moi' },
  caller: 'personne candidat candidate',
  own: { she: 'son sa ses', he: 'son sa ses', they: '', i: 'mon ma mes' },
  it: 'il elle',
  did: 'avait avaient',
  subjectless: false,
  verbSecond: false,
  narrow:
    'seulement sauf si pretendument probablement peut etre selon conteste contestee pourrait ' +
    'devrait peut presque partiellement demi prevu seul seule',
  doubt: 'divergent incertain incertaine flou',
  past: /(?:é|ée|és|ées|ait|aient|i|ie|is|u|ue|us|it|int|ert|erte|a)$/u,
  pasts: '',
  nouns:
    'poste role fonction titre societe entreprise employeur organisation diplome conference ' +
    'expose presentation projet langue langues domaine intitule intitulee nomme nommee',
  acts: `
    hold: = - travailler +employe occuper exercer
    begin: rejoint rejoindre commencer ±devenu devint +entre
    leave: quitter +parti
    receive: = - recu recevoir obtenu obtint gagner remporter terminer acheve posseder detient
      passer faire fait valide +titulaire +diplome
    study: etudier suivi frequenter
    speak: donner presenter prononcer tenu parler ±intervenu
    write: ecrit ecrivit rediger
    cowrite: coecrit ecrit ecrivit rediger
    publish: publier
    appear: ±paru ±sorti +publier
    start: commencer debuter demarrer
    finish: ±terminer +acheve +fini
    live: habiter vit resider demeurer +base +installe =
    language: Q parler maitriser comprend
    born: ±ne ±nee naquit
    died: ±mort ±morte mourut +decede
    expire: expirer
  `,
};
