/** Words that postings say of anything: they tell no requirement from another. */
import { type LanguageCode, words } from '../languages/language.ts';

export const SMALL: Readonly<Record<LanguageCode, string>> = {
  en: words`least minimum maximum required requirement must preferred preferably desirable desired
    ideally essential advantage plus bonus equivalent similar related relevant proven demonstrable
    demonstrated strong excellent good solid sound deep thorough broad extensive wide great high
    outstanding experience experienced expertise knowledge knowledgeable understanding familiarity
    familiar ability able capable competent competence skill skilled proficient proficiency command
    background track record practice practical practised hands working willing willingness ready
    readiness open happy prepared comfortable confident interested interest committed commitment
    year month week day several many more than over up recent current currently valid own hold
    holder possess possession full time part permanent professional senior junior level area field
    sector industry environment context kind type form can use using used including such e.g. etc
    ideal candidate applicant seek looking wanted need needed role job position task duty
    responsibility responsible available availability has had who within reach
    fluent fluently`,
  de: words`mindestens wenigstens minimum erforderlich notwendig vorausgesetzt voraussetzung
    wunschenswert idealerweise gern gerne vorteil plus vergleichbar gleichwertig ahnlich einschlagig
    nachweislich nachgewiesen gut gute guter sehr sicher sichere sicherer fundiert fundierte
    umfassend ausgepragt hervorragend erfahrung erfahrungen erfahren kenntnis kenntnisse wissen
    verstandnis fahigkeit fahig kompetenz vertraut vertrautheit umgang praxis praktisch bereit
    bereitschaft jahr jahre jahren monat monate woche tag mehrere mehrjahrig langjahrig aktuell
    aktuelle gultig gultige gultiger derzeit eigen eigene eigener besitz vollzeit teilzeit beruflich
    beruf bereich gebiet umfeld art form konnen kann nutzung einschliesslich usw bewerber bewerberin
    gesucht suchen stelle aufgabe verantwortung verfugbar verfugbarkeit fliessend
    verhandlungssicher`,
  fr: words`moins minimum exige requis necessaire imperatif souhaite souhaitable idealement atout plus
    equivalent similaire pertinent averee confirme confirmee solide bonne bon excellent excellente
    parfaite approfondie experience experimente connaissance connaissances savoir comprehension
    capacite capable competence competences maitrise aisance familiarite pratique pret prete volonte
    disposition annee annees an ans mois semaine jour plusieurs recent recente actuel actuelle
    valide validite cours propre titulaire possession temps plein partiel professionnel
    professionnelle domaine secteur milieu type forme pouvoir utilisation notamment etc candidat
    candidate recherche cherchons poste mission tache responsabilite disponible disponibilite courant
    couramment`,
  es: words`menos minimo requerido requisito necesario imprescindible deseable idealmente valorable
    plus equivalente similar relacionado relevante demostrable demostrada solida solido buena buen
    excelente amplia amplio experiencia conocimiento conocimientos saber comprension capacidad capaz
    competencia competencias dominio manejo familiaridad practica dispuesto dispuesta disposicion
    ano anos mes meses semana dia varios reciente actual vigente valido valida propio titular
    posesion tiempo completo parcial profesional ambito area sector entorno tipo forma poder uso
    incluyendo etc candidato candidata buscamos puesto tarea responsabilidad disponible
    disponibilidad fluido fluida`,
};
