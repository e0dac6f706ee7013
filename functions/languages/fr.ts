/** French. */
import type { Language } from './language.ts';

export const fr: Language = {
  code: 'fr',
  name: 'French',
  own: 'français',
  stop:
    'le la les l un une des du de d au aux et ou mais ni ne pas plus que qu qui quoi quel quelle ' +
    'quels quelles quand comment pourquoi combien est sont etait etaient ete etre suis es sera ' +
    'a ai as ont avait avaient avoir eu fait faire peut peuvent doit elle elles il ils lui leur ' +
    'leurs son sa ses se s y en ce c cet cette ces ca cela on nous vous je j me m mon ma mes te t ' +
    'tu ton ta tes votre vos notre nos dans sur sous par pour avec sans chez vers entre pendant ' +
    'depuis avant apres si tres aussi encore deja tout tous toute toutes meme autre autres dont ' +
    'donc car comme personne profil candidate candidat dites dis donnez donne montrez listez ' +
    'decrivez svp exactement beaucoup moins peu la ici voila',
  pronouns: 'elle il lui son sa ses leur leurs',
  months: [
    'janvier|janv',
    'fevrier|fevr',
    'mars',
    'avril|avr',
    'mai',
    'juin',
    'juillet|juil',
    'aout',
    'septembre|sept',
    'octobre|oct',
    'novembre|nov',
    'decembre|dec',
  ],
  numbers: [
    'zero',
    'un|une',
    'deux',
    'trois',
    'quatre',
    'cinq',
    'six',
    'sept',
    'huit',
    'neuf',
    'dix',
    'onze',
    'douze',
  ],
  irregular: [
    'ecrire ecrit ecrite ecrits ecrites ecrivait autrice auteur auteure',
    'enseigner enseigne enseignait enseignante enseignant enseignement',
    'diriger dirige dirigeait directrice directeur direction',
    'construire construit construite construits',
    'tenir tenu tenait tient',
    'obtenir obtenu obtenue obtient obtenait',
    'recevoir recu recue recoit recevait',
    'savoir sait su savait',
    'prendre pris prise prend prenait',
    'naitre nee ne naissance naquit',
    'mourir morte mort mourut deces decede decedee',
    'vivre vit vecu vivait',
    'apprendre appris apprend apprenait',
    'concevoir concu concue concoit conception',
    'inventer inventrice inventeur invention',
    'fonder fonde fondatrice fondateur fondation',
    'travailler travail travaux travaille',
    'parler parle parlait',
    'etudier etudie etudes etude etudiait etudiante',
  ],
  negations: 'ne pas jamais aucun aucune sans ni rien personne',
};
