/** Spanish. */
import type { Language } from './language.ts';

export const es: Language = {
  code: 'es',
  name: 'Spanish',
  own: 'español',
  stop:
    'el la los las un una unos unas lo de del al a y e o u pero ni no que quien quienes cual ' +
    'cuales cuando donde adonde como cuanto cuanta cuantos cuantas porque por para con sin sobre ' +
    'en entre desde hasta durante antes despues segun ante es son era eran fue fueron ser sido ' +
    'esta estan estaba estar ha han habia haber hay he tiene tienen tuvo tener hace hacer puede ' +
    'pueden debe ella ellas ellos su sus suyo se le les me mi mis yo nosotros nos tu te ti ' +
    'usted vosotros este esta esto estos estas ese esa eso esos esas aquel muy mas menos tambien ' +
    'ya aun solo todo toda todos todas mismo otra otro otras otros algun alguna algo cada si ' +
    'persona perfil candidata candidato diga dime dame muestra lista describe favor exactamente ' +
    'mucho muchos mucha muchas aqui alli',
  pronouns: 'ella su sus suyo suya ellos ellas',
  months: [
    'enero|ene',
    'febrero|feb',
    'marzo|mar',
    'abril|abr',
    'mayo',
    'junio|jun',
    'julio|jul',
    'agosto|ago',
    'septiembre|setiembre|sept',
    'octubre|oct',
    'noviembre|nov',
    'diciembre|dic',
  ],
  numbers: [
    'cero',
    'uno|un|una',
    'dos',
    'tres',
    'cuatro',
    'cinco',
    'seis',
    'siete',
    'ocho',
    'nueve',
    'diez',
    'once',
    'doce',
  ],
  irregular: [
    'escribir escribio escrito escrita escritos escribe escritora escritor autora autor',
    'ensenar enseno ensena ensenaba ensenado profesora profesor',
    'dirigir dirigio dirige dirigido directora director direccion',
    'construir construyo construye construido',
    'dar dio dado da',
    'empezar empezo empieza empezado',
    'comenzar comenzo comienza comenzado comienzo',
    'obtener obtuvo obtiene obtenido',
    'recibir recibio recibe recibido',
    'saber sabe supo sabido',
    'hablar habla hablo hablado hablante',
    'nacer nacio nacida nacido nacimiento',
    'morir murio muerta muerto muerte fallecio fallecida',
    'vivir vive vivio vivido',
    'aprender aprendio aprende aprendido',
    'disenar diseno disena disenado disenadora',
    'inventar invento inventa inventora inventor invencion',
    'fundar fundo funda fundado fundadora fundador',
    'trabajar trabajo trabaja trabajaba trabajado trabajos',
    'estudiar estudio estudia estudiado estudios',
    'publicar publico publica publicado publicada publicacion publicaciones',
    'ganar gano gana ganado ganadora',
  ],
  negations: 'no nunca jamas ningun ninguna ninguno sin ni nadie nada',
};
