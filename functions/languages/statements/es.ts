/** Spanish, for checking statements. */
import type { Statements } from './statements.ts';

export const es: Statements = {
  small: 'ha han he habia habian haber se tambien ya candidato candidata lo sra senora senor sr',
  light: 'mide reune cubre contiene cuenta comprende incluye tiene tuvo tenia suma hizo',
  articles: 'el la los las un una unos unas este esta estos estas ese esa',
  joins: 'y e',
  opens: 'que quien quienes cuyo cuya donde cuando porque aunque si o u pero sino mientras',
  be: { now: 'es son soy esta estan estoy', past: 'era eran fue fueron sido estuvo estaba estado' },
  prepositions:
    'en / a al / de del / desde / hasta / para / por / con junto / como / bajo / sobre / entre / ' +
    'antes / despues / tras / durante / contra / hacia / sin / segun / ante / titulado titulada ' +
    'llamado llamada / excepto / mediante',
  of: 'de',
  by: 'por',
  change: 'de a',
  since: 'desde',
  from: 'de desde entre',
  until: 'hasta a al',
  when: 'en ano',
  bonds: {
    T: 'como de sobre en con a para',
    O: 'en para de del a al con por',
    L: 'en de a',
    D: 'de con en como',
    F: 'en de',
    I: 'en de del por a al',
    E: 'en durante para a al de del',
    B: 'por en con',
    C: 'con y junto',
    K: 'como en',
    G: 'y e son',
    N: 'a para de y en por',
    R: 'como de',
    U: 'en a sobre es',
    V: 'de',
    S: 'con durante',
  },
  levelled: 'es|nivel|con nivel|a nivel|de nivel',
  forms: {
    paper: 'articulo|ponencia',
    book: 'libro',
    chapter: 'capitulo',
    report: 'informe',
    manual: 'manual',
    article: 'articulo',
    post: 'entrada',
  },
  person: { she: 'ella', he: 'él', they: '', i: 'yo me nosotros nosotras nos' },
  own: {
    she: 'su sus',
    he: 'su sus',
    they: 'su sus',
    i: 'mi mis nuestro nuestra nuestros nuestras',
  },
  it: '',
  did: 'habia habian',
  subjectless: true,
  verbSecond: false,
  about:
    'unos|unas|aproximadamente|alrededor de|cerca de / mas de / menos de / casi / al menos / ' +
    'como maximo / solo|solamente / exactamente',
  narrow:
    'solo solamente salvo si supuestamente probablemente quizas segun discutido podria deberia ' +
    'puede casi parcialmente medio previsto excepto',
  doubt: 'difieren incierto incierta dudoso',
  past: /(?:ado|ada|ido|ida|ados|adas|idos|idas|aba|aban|ia|ian|aron|ieron|io|o)$|^(?:escrito|hecho|dicho|visto|puesto|abierto|dio|fue|hizo|tuvo|estuvo|obtuvo)$/,
  nouns:
    'puesto cargo rol titulo empresa compania empleador organizacion grado charla conferencia ' +
    'ponencia evento proyecto idioma idiomas lengua lenguas campo titulado titulada llamado ' +
    'llamada',
  degrees: {
    bachelor: 'grado|licenciatura|titulo de grado',
    master: 'master|maestria',
    doctor: 'doctorado|titulo de doctora|titulo de doctor',
  },
  counted: 'perfil contiene hay tiene publica presenta en',
  acts: {
    now:
      '(?:es|trabaja|ocupa|ejerce|esta)(?: (?:actualmente|ahora))?|actualmente ' +
      '(?:es|trabaja)|Q (?:actual )?es',
    since: 'ha (?:trabajado|sido|estado)|lleva trabajando',
    past: 'era|fue|trabajo|trabajaba|ocupo|ejercio|estuvo|estuvo emplead[oa]|Q (?:era|fue)',
    former:
      '(?:era|fue|trabajaba|trabajo) (?:antes|anteriormente)|(?:antes|anteriormente) ' +
      '(?:era|fue|trabajaba|trabajo)',
    begin: 'empezo|comenzo|entro|(?:se )?(?:convirtio|incorporo|unio)|(?:empezo|comenzo) trabajar',
    leave: 'dejo|abandono|salio|marcho',
    receive:
      'recibio|obtuvo|hizo|tiene|posee|consiguio|termino|completo|(?:se )?graduo|es|ha ' +
      '(?:recibido|obtenido)',
    study: 'estudio|asistio|curso|estudiaba|ha estudiado',
    studying: 'estudia|esta estudiando',
    speak: 'dio|impartio|presento|hablo|pronuncio|intervino|ha (?:dado|impartido|presentado)',
    write: 'escribio|redacto|ha escrito|es autora?|fue escrit[oa] por P',
    cowrite: 'escribio|coescribio|ha escrito',
    publish: 'publico|ha publicado|fue publicad[oa] por P',
    appear: 'aparecio|salio|fue publicad[oa]|se publico|publico',
    work: '(?:ha )?(?:trabajado|participado|colaborado)|trabajo|participo|colaboro',
    start: 'empezo|comenzo|inicio|fue iniciad[oa]|arranco',
    finish: 'termino|acabo|finalizo|concluyo|fue terminad[oa]',
    run: 'duro|tuvo lugar',
    know: 'conoce|usa|utiliza|domina|sabe|maneja|trabaja|tiene experiencia',
    use: 'usa|utiliza|trabaja',
    live: 'vive|reside|esta (?:radicad[oa]|basad[oa]|ubicad[oa])|habita|esta',
    language: 'habla|Q|domina|entiende|Q (?:es|son)',
    focus: 'trabaja|esta trabajando|centra|se centra|dedica|se dedica',
    born: 'nacio|nacido|nacida',
    expire: 'caduca|caduco|vence|es valido',
    died: 'murio|fallecio',
    offer: 'ofrece|acepta|esta (?:disponible|abiert[oa]|interesad[oa])|busca',
    level: 'nivel evidencia es|nivel evidencia|es',
  },
};
