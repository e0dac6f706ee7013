/** Spanish. */
import { type Language, pattern, words } from './language.ts';

export const es: Language = {
  code: 'es',
  marks: '¿¡ñáíóú',
  stop: words`senor senora senorita sr sra el la los las un una unos unas lo de del al a y e o u
    pero ni no adonde cuanta porque para sin sobre entre hasta durante antes despues segun ante son
    era eran fueron ser sido esta estan estaba estar han habia haber hay he tienen tuvo tener hace
    hacer puede pueden debe se le les me mi mis yo nosotros nos tu te ti usted vosotros este esto
    estos estas ese esa eso esos esas aquel muy mas menos tambien ya aun solo todo toda todos todas
    mismo otra otro otras otros algun alguna algo cada si persona perfil candidata candidato diga
    dime dame muestra lista describe favor exactamente mucho muchos mucha muchas aqui alli`,
  pronouns: 'ella su sus suyo suya ellos ellas',
  openers: words`quien quienes que cual cuales cuando donde por como cuanto cuantos cuantas es fue
    tiene ha desde con en`,
  months: words`enero|ene febrero|feb marzo|mar abril|abr mayo junio|jun julio|jul agosto|ago
    septiembre|setiembre|sept octubre|oct noviembre|nov diciembre|dic`,
  numbers: words`cero uno|un|una dos tres cuatro cinco seis siete ocho nueve diez once doce trece
    catorce quince dieciseis diecisiete dieciocho diecinueve 20|veinte 30|treinta 40|cuarenta
    50|cincuenta 100|cien 1000|mil`,
  irregular: words`escribir escribio escrito escrita escritos escritora escritor autora autor /
    ensenar profesora profesor / dirigir dirigio directora director direccion / dar dio dado da /
    empezar empieza / comenzar comienza comienzo / obtener obtuvo obtiene / recibir recibio / saber
    supo / hablar hablante / nacer nacio nacimiento / morir murio muerta muerto muerte fallecio
    fallecida / vivir vivio / aprender aprendio / inventar inventora inventor invencion / fundar
    fundadora fundador / publicar publicacion / ganar ganadora`,
  negations: 'no nunca jamas ningun ninguna ninguno sin ni nadie nada',
  qualifiers: words`primer primera primero primeros sola solo unica unico mas mayor menor inventar
    mejor peor ultimo ultima principal original siempre enteramente exclusivamente famosa famoso
    pionera pionero misma mismo personalmente grande`,
  totals: 'todo toda todos todas cada entero entera ambos siempre',
  disputed: 'discutido discutida disputado incierto incierta dudoso controvertido sin confirmar',
  fillers: words`resumen breve brevemente corto completo info informacion detalle orden tabla
    necesito quiero quisiera busco encontrar respuesta pregunta rapido gracias hola propio varios
    tipo general preciso profesional dos frase palabras agente entrada`,
  asking: 'edad ano dia fecha mes ciudad pais lugar sitio numero cantidad',
  light: words`dar obtener tener tomar hacer ocurrir pasar aparecer llegar quedar poner traer ir
    venir llamar nombrar llevar usar ver querer dejar trabajar contener durar parte cosa`,
  slots: {
    who: pattern`\b(quien|quienes)\b`,
    when: pattern`\b(cuando|(que|cual) (ano|dia|fecha|mes)|(ano|fecha) (de|del))\b`,
    where: pattern`\b(donde|adonde)\b|\b(que|cual) (ciudad|pais|lugar)\b`,
    many: pattern`\b(cuantos|cuantas|numero de|cantidad de)\b`,
    long: pattern`\b(cuanto tiempo|cuantos (anos|meses|dias)|cuantas (semanas|horas)|duracion)\b`,
    old: pattern`\b(que edad|a que edad|cuantos anos tenia)\b`,
    much: pattern`\b(cuanto|cuanta|porcentaje)\b`,
    how: pattern`\bcomo\b(?! se llama)|\b(por que|razon|motivo)\b`,
  },
  yesNo: pattern`^((y|pero|tambien) )?(es|fue|era|esta|tiene|ha|habla|sabe|conoce|puede|trabaja|
    trabajo|vive|hizo|invento|escribio|acepta|ofrece|gano|estudio|tuvo|hay)\b`,
  open: pattern`\b(todavia|aun|sigue|siguen|actualmente|hoy|ahora|en este momento|desde cuando)\b`,
  ahead: pattern`\b(puede|pueden|podra|podria|podrian|va a|sera|seria|empezara)\b`,
  unfinished: pattern`\bsin (terminar|acabar|finalizar|concluir|titulo|completar)|
    \bno (\w+ )?(termin|complet|acab|conclu|finaliz)|\b(inconclus|incomplet|abandonad|interrumpid)`,
  private: pattern`\b(salario\w*|sueldo\w*|gana|ingresos?|fortuna|religi\w*|iglesia|fe|politic\w*|
    partido|voto\w*|salud|enferm\w*|discapac\w*|domicilio|direccion (privada|particular)|calle|
    telefono|movil|casad[oa]|matrimonio|marido|esposo|esposa|mujer|divorci\w*|hij[oa]s?|padres|
    madre|padre|hermanos?|hermanas?|sexu\w*|gay|lesbiana|origen|nacionalidad|que edad|edad|
    embaraz\w*|peso|pasaporte|condenad[oa]|relacion|novi[oa]|aficion\w*|favorit[oa]s?)\b`,
  people: words`jefe jefa colega colegas companero companera companeros predecesor predecesora sucesor
    sucesora mentor mentora profesor profesora alumno alumna alumnos estudiante estudiantes aprendiz
    aprendices becario becaria ayudante asistente cliente clienta clientes amigo amiga amigos
    coautor coautora vecino vecina`,
  family: words`marido esposo esposa mujer hijo hija hijos hijas padres madre padre hermano
    hermana hermanos hermanas novio novia`,
  kinds: words`experience: puesto trabajo empleo empleador empresa carrera trayectoria cargo |
    puesto | puestos / education: titulo titulacion educacion estudios universidad escuela formacion
    diploma | título | títulos / certificate: certificado certificacion titulacion | certificado |
    certificados / volunteering: voluntariado | voluntariado | voluntariados / award: premio
    galardon distincion medalla | premio | premios / reference: referencia recomendacion |
    referencia | referencias / interest: interes aficion | interés | intereses / project: proyecto
    portafolio | proyecto | proyectos / skill: habilidad competencia capacidad | habilidad |
    habilidades / talk: charla conferencia ponencia discurso entrevista podcast presentacion |
    charla | charlas / writing: publicacion libro articulo informe capitulo manual escritos |
    publicación | publicaciones / claim: afirmacion | afirmación | afirmaciones / note: nota noticia
    novedad | nota | notas / article: texto ensayo | texto largo | textos largos / question:
    pregunta faq | pregunta frecuente | preguntas frecuentes`,
  words: 'a hasta desde con año años mes meses',
  headings: words`location: Residencia | languages: Idiomas | born: Nacimiento | died: Fallecimiento
    | focus: Dedicación actual | links: Enlaces | operator: Operado por | capacity: Disponibilidad |
    minimum: Compromiso mínimo | engagements: Encargos preferidos | refused: Rechaza | industries:
    Sectores de interés | from: Disponible desde | notice: Preaviso | workplace: Lugar de trabajo |
    zone: Huso horario | authorization: Permiso de trabajo | contact: Vía de contacto preferida |
    response: Tiempo de respuesta | email: Correo electrónico | welcome: Bienvenido | unwelcome: No
    bienvenido | start: Inicio | end: Fin | length: Duración | evidence: Nivel de prueba | first: Lo
    primero que consta | latest: Lo más reciente que consta | longest: Lo más largo que consta |
    ongoing: Consta sin final | last: Lo último que consta | before: Antes de eso consta | after:
    Después de eso consta | span: Del primer al último puesto que consta`,
  frames: {
    says: 'El registro dice:',
    note: 'Nota sobre la prueba:',
    curated: 'La respuesta publicada a',
    nearest: 'Sin juicio. Se dan los registros más cercanos: compárelos.',
    silent: words`Nada publicado se le acerca; que falte no prueba nada.`,
    private: 'Es un asunto privado; aquí no se responde.',
    scope: words`Este servicio responde preguntas sobre la persona de este perfil a partir de lo
      publicado; /api/init dice qué hay.`,
    language: words`Las preguntas se leen en inglés, alemán, francés y español; /api/manifest
      contiene todo el registro.`,
    quoted: 'El registro se cita en su propio idioma:',
    written: 'Lo publicado está en {language}; una pregunta en esa lengua encuentra más.',
    part: 'Parte {n} de la pregunta:',
    missing: 'Entre lo publicado no se halló nada que lo responda con certeza.',
  },
  ways: `
who: quien es este | quien eres | de quien es este perfil |
  quien es ella | hablame de ella | biografia | presentala | por que es conocida
profession: que hace ella | su profesion | a que se dedica | en que trabaja | su oficio
location [vivir residir radicar base ciudad pais lugar residencia ubicacion]: donde vive | donde
  reside | donde esta radicada | en que ciudad vive | lugar de residencia | en que pais vive | donde
  tiene su base
languages [idioma lengua hablar materna]-programacion: que idiomas habla | idiomas | cuantos idiomas
  habla | lengua materna | en que idiomas puede trabajar | nivel de idiomas
focus [actualmente ahora momento dedicar]-puesto-empleo-empleador-empresa-cargo: en que trabaja en
  este momento | en que trabaja actualmente | que hace ahora | su dedicacion actual | a que se
  dedica en este momento
born [nacer]: cuando nacio | fecha de nacimiento | ano de nacimiento
died [morir fallecer vivo]: cuando murio | fecha de muerte | sigue viva
links [enlace web pagina sitio internet]: tiene una pagina web | enlaces a otros perfiles | donde
  leer mas sobre ella
capacity [disponible disponibilidad libre contratar abierta buscar aceptar]: esta disponible | su
  disponibilidad | se la puede contratar | esta libre | busca trabajo | esta abierta a ofertas |
  acepta nuevos clientes | cuando esta disponible
engagements [encargo colaboracion servicio ofrecer compromiso]: que encargos prefiere | que tipo de
  trabajos acepta | que servicios ofrece
industries [sector industria campo]: que sectores le interesan | en que sectores quiere trabajar
from [disponible empezar]: desde cuando esta disponible | cuando podria empezar | fecha de
  disponibilidad
notice [preaviso]: su preaviso | cuanto preaviso necesita dar | periodo de preaviso
workplace [teletrabajo remoto distancia hibrido presencial]: trabaja a distancia | acepta
  teletrabajo | trabajo remoto | trabajo hibrido | trabajo presencial
zone [huso zona]: en que huso horario trabaja | zona horaria
authorization [visado permiso]: tiene permiso de trabajo | necesita visado | donde puede trabajar
  con permiso
refused [rechazar no]: que rechaza | que trabajos rechaza | a que dice que no
rates [tarifa precio honorario coste sueldo pretension cobrar]: sus tarifas | cuanto cobra | cuanto
  cuesta | tarifa diaria | pretensiones salariales | lista de precios
contact [contactar comunicar escribir mensaje]-rapido-tarda: como contactarla | como puedo contactar
  con ella | datos de contacto | como escribirle | adonde envio un mensaje | contacto
email [correo email mail]: su correo | direccion de correo | email
response [rapido tardar respuesta responder contestar cuando]: cuanto tarda en responder | tiempo de
  respuesta | cuando recibire una respuesta
welcome [bienvenido]: que mensajes son bienvenidos
unwelcome [bienvenido]: que mensajes no son bienvenidos
current [momento actual ahora hoy presente]-antes-anterior: su puesto en este momento | donde
  trabaja ahora | su puesto actual | empleador actual | para quien trabaja hoy | trabajo actual
ongoing [todavia curso marcha aun]: que proyectos siguen en curso | proyectos en marcha
history-buscar: donde ha trabajado | trayectoria profesional | experiencia laboral | lista de sus
  empleadores | que puestos ha tenido | carrera | en que empresas ha trabajado | historial laboral |
  ha trabajado en
education: que titulos tiene | donde estudio | que estudio | formacion | que certificados tiene | en
  que universidad estudio | formacion academica | cuando se graduo | cuando estudio
highest [alto mayor maximo]: su titulo mas alto
projects [proyecto portafolio]: que proyectos ha hecho | lista de proyectos
skills [habilidad competencia capacidad fuerte saber]: que habilidades tiene | que sabe hacer
talks [charla conferencia ponencia discurso entrevista hablar podcast]: que charlas ha dado | lista
  de conferencias | donde ha hablado | entrevistas
writings [publicar escribir bibliografia]: que ha publicado | que ha escrito
books [libro]: que libros ha escrito | sus libros | ha publicado un libro
awards [premio galardon distincion medalla honor beca reconocimiento]: que premios ha recibido |
  distinciones | que galardones ha obtenido | ha ganado premios
count [cuantos numero cantidad]: cuantos proyectos hay | cuantas charlas ha dado | cuantos puestos
  ha tenido | cuantos titulos tiene | numero de publicaciones | cuantos libros ha escrito | cuantos
  empleadores
latest [ultimo reciente nuevo]: su ultimo proyecto | publicacion mas reciente
first [primer primera antiguo]: su primer trabajo | primer proyecto | primera publicacion | primera
  charla
longest [largo tiempo]: donde trabajo mas tiempo | puesto mas largo
years [ano experiencia tiempo desde]-en: cuantos anos de experiencia tiene | cuanto tiempo lleva
  trabajando
during: que hizo en YEAR | donde trabajaba en YEAR | que hacia en YEAR | que puesto tenia en YEAR
before [antes]: que hizo antes de X | donde trabajo antes de X
after [despues]: que hizo despues de X | donde trabajo despues de X
when-of [cuando ano fecha periodo]: cuando fue X | cuando tuvo lugar X | cuando trabajo en X |
  cuando se publico X | en que ano fue X | cuando escribio X | cuando recibio X
start-of [empezar comenzar desde incorporar entrar inicio]: cuando empezo en X | desde cuando esta
  en X | cuando se incorporo a X | inicio de X | desde cuando trabaja en X
end-of [dejar fin terminar hasta acabar]: cuando dejo X | cuando termino X | fin de X | hasta cuando
  estuvo en X
length-of [tiempo duracion ano]: cuanto tiempo trabajo en X | cuantos anos estuvo en X | duracion de
  X | cuantos anos de experiencia tiene con X
place-of [donde ciudad lugar]: donde fue X | donde tuvo lugar X | en que ciudad fue X
role-of [rol papel puesto titulo cargo funcion tarea hacer]: su papel en X | que hacia en X | que
  puesto tenia en X | sus tareas en X | que hizo en X
skill-of [experiencia conocer saber habilidad dominar]: tiene experiencia con X | conoce X | sabe X
about [que tratar describir explicar resumir decir]-quien: que es X | de que trata X | resumen de X
  | que dice X | explica X
coauthors-of [quien coautor autor junto]: quien escribio X con ella | coautores de X
references [referencia recomendacion recomendar otros]: que dicen otros de ella | tiene referencias
  | recomendaciones
interests [interes aficion hobby libre]: sus intereses | aficiones | que hace en su tiempo libre
volunteering [voluntario]: que voluntariado ha hecho | ha sido voluntaria
expiry-of [valido vigente caducar vencer]: hasta cuando es valido X | cuando caduca X | cuando vence
  X
grade-of [nota calificacion]: que nota saco en X | nota de X
evidence [prueba probar fuente verificar confirmar fiable]: que pruebas hay | esta probado | fuentes
  de ello | se puede verificar | esta confirmado
`,
  checks: {
    caller: 'persona candidata candidato',
    small: words`el la los las un una unos unas de del como para por con y al puesto cargo titulo
      empresa diploma certificado premio charla conferencia idioma llamado titulado ano radicada
      radicado valido vigente`,
    now: 'actualmente ahora hoy todavia aun',
    at: 'en el',
    from: 'de entre',
    since: 'desde',
    until: 'hasta',
    to: 'a y',
    perfect: '',
    ended: words`antiguo antigua antes anterior anteriormente pasado ya terminado rechaza rechazado
      rechazados`,
    inferring: 'decir inferir deducir suponer concluir atribuir que',
    verbs: {
      be: {
        past: 'sido',
        helps: 'es esta fue era estuvo',
      },
      work: { now: 'trabaja ejerce', past: 'trabajo trabajado' },
      employ: { past: 'empleada empleado contratada contratado' },
      hold: { now: 'posee tiene', past: 'tuvo tenia ocupo' },
      begin: { past: 'empezo comenzo' },
      join: { past: 'incorporo' },
      leave: { past: 'dejo abandono' },
      end: { past: 'termino finalizo' },
      study: { now: 'estudia', past: 'estudio estudiado' },
      get: { past: 'recibio obtuvo gano consiguio recibido obtenido ganado' },
      speak: { past: 'dio presento hablo' },
      write: { past: 'escribio escrito publico publicado redacto' },
      expire: { now: 'caduca', past: 'caduco caducado' },
      live: { now: 'vive reside' },
      born: { past: 'nacio nacida nacido' },
      die: { past: 'murio fallecio' },
      master: { now: 'habla' },
    },
  },
};
