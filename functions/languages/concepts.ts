/**
 * What profiles of any trade speak of: a line for each thing, its words in English | German |
 * French | Spanish. Words of one language in a line ask for the same; those of two translate each
 * other, so that a question finds records that are written in another language. Words are folded
 * (lower case without diacritics) and compared by their stems.
 */
export const CONCEPTS = `
job position role post title | stelle position beruf job rolle posten amt | poste emploi role titre
  fonction metier travail | puesto trabajo empleo cargo titulo funcion
company employer organisation organization firm employ hire | firma unternehmen arbeitgeber
  organisation betrieb | entreprise societe employeur organisation | empresa empleador organizacion
begin start join commence | beginnen anfangen starten eintreten antreten | commencer debuter entrer
  rejoindre | empezar comenzar iniciar entrar incorporar
leave quit end finish stop | verlassen kundigen enden aufhoren austreten beenden | quitter partir
  terminer finir arreter | dejar salir terminar acabar abandonar
award prize honour honor medal distinction | preis auszeichnung ehrung medaille orden | prix
  recompense distinction medaille honneur | premio galardon distincion medalla honor reconocimiento
paper article publication publish | aufsatz artikel publikation veroffentlichung | article
  publication publier | articulo publicacion
talk lecture speech presentation keynote | vortrag rede prasentation sprechen | conference expose
  discours presentation parler | charla conferencia discurso ponencia hablar
live reside base located home | wohnen leben ansassig sitz | vivre habiter resider base installe |
  vivir residir radicar base
earn receive obtain award gain get win | erhalten bekommen gewinnen verleihen | recevoir obtenir
  gagner decerner | recibir obtener ganar conceder
degree diploma doctorate phd qualification | abschluss diplom titel doktor promotion promovieren |
  diplome doctorat these licence master | titulo diploma doctorado licenciatura grado
university college school | universitat hochschule schule | universite ecole faculte | universidad
  escuela facultad
direct lead head manage chief boss run | leiten fuhren chef | diriger gerer chef | dirigir liderar
  jefe gestionar
create develop build make | entwickeln schaffen bauen erstellen | developper creer construire |
  desarrollar crear construir
write compose | schreiben verfassen | ecrire rediger | escribir redactar
teach lecture instruct | unterrichten lehren | enseigner professeur | ensenar
client customer | kunde auftraggeber mandant kundin | client | cliente
colleague coworker | kollege kollegin | collegue | colega companero
book textbook monograph | buch lehrbuch fachbuch | livre manuel | libro manual
team group staff | team gruppe personal | equipe groupe personnel | equipo grupo personal
certificate certify licence license | zertifikat zeugnis | certificat attestation | certificado
skill competence ability | fahigkeit kenntnis kompetenz | competence aptitude | habilidad
  competencia
help assist support | helfen hilfe unterstutzen | aider soutenir | ayudar apoyar
city town | stadt ort | ville | ciudad
serve service | dienst | service | servicio
work job labour | arbeiten tatig | travailler | trabajar
study degree graduate major | studieren absolvieren | etudier | estudiar
answer reply response | antworten erwidern | repondre reponse | responder contestar respuesta
fee rate price charge cost | honorar preis kosten | tarif prix honoraire cout | tarifa precio coste
apprenticeship apprentice trainee vocational | lehre ausbildung lehrling auszubildende azubi
  lehrzeit | apprentissage apprenti formation | aprendizaje aprendiz formacion
intern internship placement | praktikum praktikant | stage stagiaire | practicas becario pasantia
train course workshop | kurs weiterbildung lehrgang | cours formation | curso formacion taller
exam examination test assess | prufung prufen examen | examen epreuve | examen prueba examinar
pass | bestehen bestanden | reussir passer | aprobar superar
board committee panel jury | ausschuss kommission gremium vorstand jury | comite commission jury
  conseil | comite comision jurado junta
chair president chairman | vorsitz prasident | president presider | presidente presidir
deputy vice assistant | stellvertretend vize | adjoint vice | adjunto vice suplente
association guild union society | verband verein innung gewerkschaft | association syndicat
  corporation | asociacion gremio sindicato
owner own proprietor | inhaber eigentumer | proprietaire posseder | propietario dueno
sell buy purchase | verkaufen kaufen kauferin | vendre acheter vente achat | vender comprar venta
take over takeover succeed successor | ubernehmen ubernahme nachfolge nachfolgerin | reprendre
  succeder reprise successeur | asumir suceder sucesor
open inaugurate | eroffnen offnen offnung | ouvrir ouverture inaugurer | abrir apertura inaugurar
close closure shut | schliessen schliessung geschlossen | fermer fermeture | cerrar cierre
grow increase raise | wachsen steigen wachstum | grandir croitre augmenter | crecer aumentar
fall reduce cut drop save | sinken senken kurzen sparen | baisser reduire | bajar reducir
money fund finance grant budget pay | geld forderung finanzieren budget bezahlen | argent
  financement budget payer | dinero financiacion presupuesto pagar
travel trip journey expense train flight hotel | reise fahrt bahn flugzeug unterkunft reisekosten |
  voyage trajet avion hotel train | viaje vuelo avion hotel tren
relocate move | umziehen umzug | demenager | mudarse mudanza trasladar
permit visa sponsor authorisation authorization | visum arbeitserlaubnis genehmigung erlaubnis
  aufenthaltstitel | visa permis autorisation | visado permiso autorizacion
remote hybrid onsite | homeoffice remote | teletravail distance | teletrabajo remoto distancia
fulltime permanent | vollzeit festanstellung unbefristet | permanent cdi | permanente indefinido
parttime half | teilzeit halb | partiel moitie demi | parcial mitad medio
freelance contractor consultant advise advisor advisory invoice | freiberuflich selbststandig
  berater rechnung | independant conseil facture | autonomo asesor consultor factura
available capacity open | verfugbar kapazitat frei | disponible | disponible disponibilidad
notice period | kundigungsfrist frist | preavis | preaviso
contact reach call ring phone telephone | kontakt erreichen anrufen telefon | contacter joindre
  appeler telephone | contactar llamar telefono
recruiter hire | personalvermittler einstellen recruiter | recruteur embaucher | contratar
fire dismiss sack layoff redundancy | entlassen kundigung | licencier | despedir despido
reference vouch recommend | referenz empfehlung | reference recommandation | referencia recomendar
volunteer unpaid voluntary | ehrenamt freiwillig unbezahlt | benevole benevolat | voluntario
level fluent native | niveau fliessend muttersprache | niveau courant maternelle | nivel materna
language | sprache fremdsprache | langue | idioma lengua
mistake error fault wrong failure | fehler irrtum scheitern | erreur faute echec | error fallo
supervise supervisor mentor | betreuen mentor | encadrer tuteur mentor | supervisar tutor dirigir
thesis dissertation | abschlussarbeit dissertation doktorarbeit | these memoire | tesis memoria
country land | land staat | pays | pais
week weekly | woche wochentlich | semaine | semana
night nightly overnight | nacht | nuit | noche
day daily | tag taglich | jour quotidien | dia diario
month monthly | monat | mois | mes
year annual yearly | jahr jahrlich | an annee annuel | ano anual
mother father parent | mutter vater eltern | mere pere parent | madre padre
woman female | frau | femme | mujer
old oldest age | alt | vieux ancien age | viejo antiguo edad
design plan | entwurf planen planung gestalten | conception planifier | diseno planificar
member membership | mitglied mitgliedschaft | membre adhesion | miembro socio
first earliest | erst zuerst | premier premiere | primero
last final latest | letzte zuletzt | dernier derniere | ultimo
today now currently present still | heute derzeit jetzt aktuell noch | aujourd actuellement encore |
  hoy actualmente todavia
before previous former earlier | vorher fruher ehemalig | avant ancien | antes anterior
responsible duty task | verantwortlich aufgabe | responsable tache | responsable tarea
`;
