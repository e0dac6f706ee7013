/**
 * What profiles of any trade speak of: a line for each thing, its words in English | German |
 * French | Spanish. Words of one language in a line ask for the same; those of two translate each
 * other, so that a question finds records that are written in another language. Words are folded
 * (lower case without diacritics) and compared by their stems.
 */
export const CONCEPTS = `
job position role post title | stelle position beruf job rolle posten titel amt funktion | poste
  emploi role titre fonction metier profession travail | puesto trabajo empleo cargo titulo funcion
  profesion
company employer organisation organization firm workplace employ hire | firma unternehmen
  arbeitgeber organisation betrieb | entreprise societe employeur organisation compagnie | empresa
  compania empleador organizacion firma
begin start join commence | beginnen anfangen starten eintreten antreten anfang | commencer
  debuter entrer rejoindre debut | empezar comenzar iniciar entrar incorporar inicio
leave quit end finish stop | verlassen kundigen enden aufhoren austreten beenden | quitter partir
  terminer finir arreter | dejar salir terminar acabar abandonar
award prize honour honor medal distinction | preis auszeichnung ehrung medaille orden | prix
  recompense distinction medaille honneur | premio galardon distincion medalla honor reconocimiento
paper article publication publish | aufsatz artikel publikation veroffentlichung veroffentlichen |
  article publication publier | articulo publicacion publicar
talk lecture speech presentation keynote speak present | vortrag rede prasentation keynote
  sprechen | conference expose discours presentation intervention parler | charla conferencia
  discurso ponencia presentacion hablar
live reside base located home | wohnen leben ansassig sitz | vivre habiter resider base installe |
  vivir residir radicar base
earn receive obtain award gain get win | erhalten bekommen gewinnen verleihen | recevoir obtenir
  gagner decerner | recibir obtener ganar conceder
degree diploma doctorate phd qualification | abschluss diplom titel doktor promotion promovieren |
  diplome doctorat these licence master | titulo diploma doctorado licenciatura grado
university college school | universitat hochschule schule | universite ecole faculte | universidad
  escuela facultad
direct lead head manage chief boss run | leiten fuhren chef leitung leiter | diriger gerer chef
  direction | dirigir liderar jefe gestionar
create develop build make | entwickeln schaffen bauen erstellen | developper creer construire |
  desarrollar crear construir
write author compose | schreiben verfassen autor | ecrire rediger auteur | escribir redactar autor
teach lecture instruct teacher | unterrichten lehren lehrer unterricht lehrerin | enseigner
  professeur enseignement | ensenar profesor ensenanza
client customer | kunde auftraggeber mandant kundin | client | cliente
colleague coworker teammate | kollege mitarbeiter kollegin mitarbeiterin | collegue | colega
  companero
book textbook monograph | buch lehrbuch fachbuch | livre manuel | libro manual
team group staff | team gruppe personal | equipe groupe personnel | equipo grupo personal
certificate certification certify licence license | zertifikat zeugnis bescheinigung | certificat
  attestation | certificado
skill competence ability expertise | fahigkeit kenntnis kompetenz konnen | competence aptitude
  savoir-faire | habilidad competencia capacidad
help assist support | helfen hilfe unterstutzen | aider aide soutenir | ayudar ayuda apoyar
city town | stadt ort | ville | ciudad
serve service | dienst | service | servicio
work job labour | arbeiten arbeit tatig | travailler travail | trabajar trabajo
study degree graduate major | studieren studium absolvieren | etudier etudes | estudiar estudios
answer reply respond response | antworten erwidern antwort | repondre reponse | responder
  contestar respuesta
fee rate price charge cost | honorar preis tagessatz stundensatz kosten | tarif prix honoraire
  cout | tarifa precio honorario coste costo costar
apprenticeship apprentice trainee vocational | lehre ausbildung lehrling auszubildende azubi
  lehrzeit | apprentissage apprenti formation | aprendizaje aprendiz formacion
intern internship placement | praktikum praktikant | stage stagiaire | practicas becario pasantia
train training course workshop | schulung kurs weiterbildung fortbildung lehrgang | cours
  formation atelier | curso formacion taller capacitacion
exam examination test assess assessor | prufung prufen pruferin prufer examen | examen epreuve
  examiner | examen prueba examinar
pass | bestehen bestanden | reussir passer | aprobar superar
board committee panel jury | ausschuss kommission gremium vorstand jury | comite commission jury
  conseil | comite comision jurado junta
chair president chairman chairwoman | vorsitz vorsitzende prasident obmann | president presidente
  presider | presidente presidir presidenta
deputy vice assistant | stellvertretend vize stellvertreter | adjoint vice | adjunto vice suplente
association guild union society | verband verein innung gewerkschaft | association syndicat
  corporation | asociacion gremio sindicato
owner own proprietor | inhaber besitzer eigentumer inhaberin | proprietaire posseder | propietario
  dueno
sell sale buy purchase | verkaufen kaufen verkauf kauf kauferin kaufer | vendre acheter vente
  achat | vender comprar venta compra
take over takeover succeed successor | ubernehmen ubernahme nachfolge nachfolger nachfolgerin |
  reprendre succeder reprise successeur | asumir suceder sucesor
open opening inaugurate | eroffnen offnen eroffnung offnung | ouvrir ouverture inaugurer | abrir
  apertura inaugurar
close closure shut | schliessen schliessung geschlossen | fermer fermeture | cerrar cierre
grow grew growth increase raise | wachsen aufwachsen steigen wachstum | grandir croitre augmenter
  croissance | crecer aumentar crecimiento
fall decrease reduce cut drop save | sinken senken fallen verringern kurzen sparen | baisser
  reduire diminuer | bajar reducir disminuir
money fund funding finance grant budget pay | geld forderung finanzieren mittel budget bezahlen
  zuschuss | argent financement subvention budget payer | dinero financiacion subvencion presupuesto
  pagar
travel trip journey expense train flight fly hotel accommodation | reise reisen fahrt flugzeug
  fliegen unterkunft bahn reisekosten | voyage voyager trajet avion hotel train | viaje viajar vuelo
  avion hotel tren
relocate move relocation | umziehen umzug | demenager demenagement | mudarse mudanza trasladar
permit visa sponsor authorisation authorization | visum arbeitserlaubnis genehmigung erlaubnis
  aufenthaltstitel | visa permis autorisation | visado permiso autorizacion
remote hybrid homeoffice onsite | homeoffice remote telearbeit | teletravail distance remote |
  teletrabajo remoto distancia
fulltime permanent | vollzeit festanstellung unbefristet | plein permanent cdi | completa
  permanente fijo indefinido
parttime half | teilzeit halb | partiel moitie demi | parcial mitad medio
freelance contractor consultant consulting advise advisor adviser advisory invoice | freiberuflich
  selbststandig berater beratung beraten rechnung | independant conseil conseiller facture |
  autonomo asesor asesorar consultor factura
available availability capacity open | verfugbar verfugbarkeit kapazitat frei | disponible
  disponibilite | disponible disponibilidad
notice period | kundigungsfrist frist | preavis | preaviso
contact reach call ring phone telephone | kontakt erreichen anrufen telefon telefonisch |
  contacter joindre appeler telephone | contactar llamar telefono
recruiter headhunter recruit hire recruitment | personalvermittler einstellen anwerben headhunter
  recruiter | recruteur recruter embaucher | reclutador contratar
fire dismiss sack layoff redundancy | entlassen entlassung kundigung | licencier licenciement |
  despedir despido
reference referee vouch recommend recommendation testimonial | referenz empfehlung empfehlen
  zeugnis | reference recommandation recommander | referencia recomendacion recomendar
volunteer volunteering unpaid voluntary | ehrenamt ehrenamtlich freiwillig unbezahlt | benevole
  benevolat | voluntario voluntariado
level fluent native proficiency | niveau fliessend muttersprache stufe | niveau courant maternelle
  | nivel fluido nativo materna
language | sprache fremdsprache | langue | idioma lengua
mistake error fault blame wrong fail failure | fehler schuld scheitern irrtum | erreur faute echec
  echouer | error fallo culpa fracasar
supervise supervisor mentor mentored tutor | betreuen betreuer betreuerin betreuung mentor |
  encadrer superviser tuteur mentor | supervisar tutor mentor dirigir
thesis dissertation | abschlussarbeit masterarbeit dissertation doktorarbeit bachelorarbeit
  diplomarbeit | these memoire | tesis memoria
country land | land staat | pays | pais
week weekly | woche wochentlich | semaine | semana
night nightly overnight | nacht nachts | nuit | noche
day daily | tag taglich | jour quotidien | dia diario
month monthly | monat | mois | mes
year annual yearly | jahr jahrlich | an annee annuel | ano anual
mother father parent | mutter vater eltern | mere pere parent | madre padre
woman women female | frau | femme | mujer
old oldest age | alt alter alteste | vieux ancien age | viejo antiguo edad
design plan planning | entwurf planen planung gestalten | conception concevoir planifier | diseno
  planificar disenar
member membership | mitglied mitgliedschaft | membre adhesion | miembro socio
first earliest | erst zuerst erste ersten erster | premier premiere | primero primera
last final latest | letzte letzter letzten zuletzt | dernier derniere | ultimo ultima
today now currently present current still | heute derzeit jetzt aktuell noch | aujourd
  actuellement actuel encore | hoy actualmente actual todavia
before previous formerly former earlier | vorher fruher ehemalig zuvor davor | avant auparavant
  ancien | antes anterior anteriormente
responsible responsibility duty task | verantwortlich aufgabe verantwortung zustandig |
  responsable responsabilite tache | responsable responsabilidad tarea
`;
