/** Spanish, for checking statements. */
import type { Statements } from './statements.ts';

export const es: Statements = {
  small: 'ha han he habia habian haber se tambien ya lo sra senora senor sr',
  light: 'mide reune cubre contiene cuenta comprende incluye tiene tuvo tenia suma hizo',
  articles: 'el la los las un una unos unas este esta estos estas ese esa',
  joins: 'y e',
  opens: 'que quien quienes cuyo cuya donde cuando porque aunque si o u pero sino mientras',
  is: 'es son soy esta estan estoy',
  was: 'era eran fue fueron sido estuvo estaba estado',
  became: '',
  prepositions:
    'en / a al / de del / desde / hasta / para / por / con junto / como / bajo / sobre / ' +
    'entre / antes / despues / tras / durante / contra / hacia / sin / segun / ante / ' +
    'titulado titulada llamado llamada / excepto / mediante',
  of: 'de',
  by: 'por',
  source: 'de',
  since: 'desde',
  from: 'de desde entre',
  until: 'hasta a al',
  when: 'en ano',
  bonds: 'titulado en a de para por con como sobre',
  places: 'en de a',
  with: 'con',
  now: 'actualmente ahora hoy',
  levelled: 'es|nivel|con nivel|a nivel|de nivel',
  forms:
    'paper: articulo|ponencia / book: libro / chapter: capitulo / report: informe / manual: ' +
    'manual / article: articulo / post: entrada',
  person: { she: 'ella', he: 'él', they: '', i: 'yo me' },
  caller: 'persona candidato candidata',
  own: {
    she: 'su sus',
    he: 'su sus',
    they: 'su sus',
    i: 'mi mis',
  },
  it: '',
  did: 'habia habian',
  subjectless: true,
  verbSecond: false,
  narrow:
    'solo solamente salvo si supuestamente probablemente quizas segun discutido podria ' +
    'deberia puede casi parcialmente medio previsto excepto',
  doubt: 'difieren incierto incierta dudoso',
  past: /(?:ado|ada|ido|ída|ído|ida|ados|adas|idos|idas|aba|aban|ía|ían|aron|ieron|ió|ó|é)$/u,
  pasts:
    'escrito escrita hecho hecha dicho visto puesto abierto dio fue hizo tuvo estuvo ' +
    'obtuvo condujo vino puso pudo',
  nouns:
    'puesto cargo rol titulo empresa compania empleador organizacion grado charla ' +
    'conferencia ponencia evento proyecto idioma idiomas lengua lenguas campo titulado ' +
    'titulada llamado llamada',
  acts: `
    hold: = - ±trabajar ocupar ejercer +empleado
    begin: empezar comenzar entrar convertir convirtio incorporar unio
    leave: dejar abandonar salir marchar
    receive: = - recibir obtener obtuvo ganar hacer hizo poseer conseguir consiguio terminar
      completar graduar sacar
    study: ±estudiar asistir cursar
    speak: dio dar impartir presentar hablar pronunciar intervenir intervino
    write: escribir escrito redactar
    cowrite: coescribir escribir escrito
    publish: publicar
    appear: aparecer salir publicar +publicar
    start: empezar comenzar iniciar
    finish: terminar acabar finalizar concluir
    live: vive vivir residir habitar +radicado +ubicado =
    language: Q habla hablar dominar entiende
    born: nacio nacer nacido
    died: murio morir fallecer
    expire: caduca caducar vence
  `,
};
