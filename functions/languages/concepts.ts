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
begin start join commence | beginnen anfangen starten eintreten antreten anfang | commencer debuter
  entrer rejoindre debut | empezar comenzar iniciar entrar incorporar inicio
leave quit end finish stop | verlassen kundigen enden aufhoren austreten beenden | quitter
  partir terminer finir arreter | dejar salir terminar acabar abandonar
award prize honour honor medal distinction | preis auszeichnung ehrung medaille orden | prix
  recompense distinction medaille honneur | premio galardon distincion medalla honor reconocimiento
paper article publication publish | aufsatz artikel publikation veroffentlichung veroffentlichen |
  article publication publier | articulo publicacion publicar
talk lecture speech presentation keynote speak present | vortrag rede prasentation keynote sprechen
  | conference expose discours presentation intervention parler | charla conferencia discurso
  ponencia presentacion hablar
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
found establish launch start founder | grunden aufbauen grundung grunder | fonder creer fondateur |
  fundar crear fundador
teach lecture instruct teacher | unterrichten lehren lehrer unterricht lehrerin | enseigner
  professeur enseignement | ensenar profesor ensenanza
client customer | kunde auftraggeber mandant kundin | client | cliente
colleague coworker teammate | kollege mitarbeiter kollegin mitarbeiterin | collegue | colega
  companero
collaborate cooperate partner | zusammenarbeit partner gemeinsam | collaborer partenaire |
  colaborar socio
book textbook monograph | buch lehrbuch fachbuch | livre manuel | libro manual
team group staff | team gruppe personal | equipe groupe personnel | equipo grupo personal
hospital clinic | krankenhaus klinik spital | hopital clinique | hospital clinica
exhibition exhibit show | ausstellung schau | exposition | exposicion muestra
certificate certification certify licence license | zertifikat zeugnis bescheinigung | certificat
  attestation | certificado
skill competence ability expertise | fahigkeit kenntnis kompetenz konnen | competence aptitude
  savoir-faire | habilidad competencia capacidad
film movie | film | film | pelicula
help assist support | helfen hilfe unterstutzen | aider aide soutenir | ayudar ayuda apoyar
big large | gross | grand | grande
city town | stadt ort | ville | ciudad
serve service | dienst | service | servicio
work job labour | arbeiten arbeit tatig | travailler travail | trabajar trabajo
study degree graduate major | studieren studium absolvieren | etudier etudes | estudiar estudios
child kid | kind | enfant | nino
picture photo image | foto bild | photo image | foto imagen
answer reply respond response | antworten erwidern antwort | repondre reponse | responder contestar
  respuesta
mail email | mail email | mail courriel email | correo email mail
fee rate price charge cost | honorar preis tagessatz stundensatz kosten | tarif prix honoraire cout
  | tarifa precio honorario coste costo costar
apprenticeship apprentice trainee vocational | lehre ausbildung lehrling auszubildende azubi
  lehrzeit | apprentissage apprenti formation | aprendizaje aprendiz formacion
intern internship placement | praktikum praktikant | stage stagiaire | practicas becario pasantia
train training course workshop | schulung kurs weiterbildung fortbildung lehrgang | cours
  formation atelier | curso formacion taller capacitacion
master | meister meisterbrief | maitre maitrise | maestro
exam examination test assess assessor | prufung prufen pruferin prufer examen | examen epreuve
  examiner | examen prueba examinar
pass | bestehen bestanden | reussir passer | aprobar superar
board committee panel jury | ausschuss kommission gremium vorstand jury | comite commission jury
  conseil | comite comision jurado junta
chair president chairman chairwoman | vorsitz vorsitzende prasident obmann | president presidente
  presider | presidente presidir presidenta
deputy vice assistant | stellvertretend vize stellvertreter | adjoint vice | adjunto vice suplente
interim acting temporary provisional | kommissarisch vorubergehend kommissarischer | interim
  provisoire | interino interina provisional
association guild union society | verband verein innung gewerkschaft | association syndicat
  corporation | asociacion gremio sindicato
owner own proprietor | inhaber besitzer eigentumer inhaberin | proprietaire posseder | propietario
  dueno
sell sale buy purchase | verkaufen kaufen verkauf kauf kauferin kaufer | vendre acheter vente achat
  | vender comprar venta compra
take over takeover succeed successor | ubernehmen ubernahme nachfolge nachfolger nachfolgerin |
  reprendre succeder reprise successeur | asumir suceder sucesor
open opening inaugurate | eroffnen offnen eroffnung offnung | ouvrir ouverture inaugurer | abrir
  apertura inaugurar
close closure shut | schliessen schliessung geschlossen | fermer fermeture | cerrar cierre
branch office shop site | filiale zweigstelle laden standort buro | succursale agence bureau
  magasin | sucursal filial oficina tienda
department unit | abteilung fachbereich bereich | departement service |
  departamento area
grow grew growth increase raise | wachsen aufwachsen steigen wachstum | grandir croitre augmenter
  croissance | crecer aumentar crecimiento
fall decrease reduce cut drop save | sinken senken fallen verringern kurzen sparen | baisser
  reduire diminuer | bajar reducir disminuir
money fund funding finance grant budget pay | geld forderung finanzieren mittel budget bezahlen
  zuschuss | argent financement subvention budget payer | dinero financiacion subvencion
  presupuesto pagar
free gratis | kostenlos kostenfrei gratis umsonst | gratuit | gratis gratuito
travel trip journey expense train flight fly hotel accommodation | reise reisen fahrt flugzeug
  fliegen unterkunft bahn reisekosten | voyage voyager trajet avion hotel train | viaje viajar
  vuelo avion hotel tren
relocate move relocation | umziehen umzug | demenager demenagement | mudarse mudanza trasladar
permit visa sponsor authorisation authorization | visum arbeitserlaubnis genehmigung erlaubnis
  aufenthaltstitel | visa permis autorisation | visado permiso autorizacion
remote hybrid homeoffice onsite | homeoffice remote telearbeit | teletravail distance remote |
  teletrabajo remoto distancia
online internet web website | online internet webseite website netz | ligne internet site | linea
  internet web
fulltime permanent | vollzeit festanstellung unbefristet | plein permanent cdi | completa
  permanente fijo indefinido
parttime half | teilzeit halb | partiel moitie demi | parcial mitad medio
freelance contractor consultant consulting advise advisor adviser advisory invoice | freiberuflich
  selbststandig berater beratung beraten rechnung | independant conseil conseiller facture |
  autonomo asesor asesorar consultor factura
available availability capacity open | verfugbar verfugbarkeit kapazitat frei | disponible
  disponibilite | disponible disponibilidad
notice period | kundigungsfrist frist | preavis | preaviso
contact reach call ring phone telephone | kontakt erreichen anrufen telefon telefonisch | contacter
  joindre appeler telephone | contactar llamar telefono
recruiter headhunter recruit hire recruitment | personalvermittler einstellen anwerben headhunter
  recruiter | recruteur recruter embaucher | reclutador contratar
fire dismiss sack layoff redundancy | entlassen entlassung kundigung | licencier licenciement |
  despedir despido
decline refuse reject exclude avoid | ablehnen verweigern ausschliessen | refuser rejeter decliner
  | rechazar rehusar excluir
cancel cancellation | stornieren absagen stornierung absage | annuler annulation | cancelar anular
  cancelacion
reference referee vouch recommend recommendation testimonial | referenz empfehlung empfehlen
  zeugnis | reference recommandation recommander | referencia recomendacion recomendar
volunteer volunteering unpaid voluntary | ehrenamt ehrenamtlich freiwillig unbezahlt | benevole
  benevolat | voluntario voluntariado
hobby interest leisure pastime | hobby interesse freizeit | loisir interet passe-temps | aficion
  interes ocio
level fluent native proficiency | niveau fliessend muttersprache stufe | niveau courant maternelle
  | nivel fluido nativo materna
language | sprache fremdsprache | langue | idioma lengua
grade mark score gpa | note punktzahl | note mention | nota calificacion
mistake error fault blame wrong fail failure | fehler schuld scheitern irrtum | erreur faute echec
  echouer | error fallo culpa fracasar
success succeed achieve achievement accomplishment | erfolg leistung gelingen errungenschaft |
  succes reussite realisation | exito logro
leave sabbatical absence break | sabbatjahr sabbatical auszeit pause | sabbatique conge pause |
  sabatico excedencia pausa
substitute cover stand-in replace replacement | vertreten vertretung vertreter ersetzen ersatz |
  remplacer remplacant | sustituir sustituto reemplazar
supervise supervisor mentor mentored tutor | betreuen betreuer betreuerin betreuung mentor |
  encadrer superviser tuteur mentor | supervisar tutor mentor dirigir
thesis dissertation | abschlussarbeit masterarbeit dissertation doktorarbeit bachelorarbeit
  diplomarbeit | these memoire | tesis memoria
trial research | versuch studie forschung experiment untersuchung | essai etude
  recherche experience | ensayo estudio investigacion prueba
collect collection archive | sammeln sammlung archiv | collection collecter archive | coleccion
  recoger archivo
country land | land staat | pays | pais
village region district county | dorf region landkreis gemeinde bezirk | village region commune
  departement | pueblo region municipio distrito
hour hourly | stunde | heure | hora
week weekly | woche wochentlich | semaine | semana
night nightly overnight | nacht nachts | nuit | noche
day daily | tag taglich | jour quotidien | dia diario
morning early | morgen fruh morgens | matin tot | manana temprano
month monthly | monat | mois | mes
year annual yearly | jahr jahrlich | an annee annuel | ano anual
shift | schicht | equipe | turno
pupil student learner | schuler schulerin student studentin | eleve etudiant | alumno estudiante
mother father parent | mutter vater eltern | mere pere parent | madre padre
woman women female | frau | femme | mujer
young youth | jung jugend | jeune | joven
old oldest age | alt alter alteste | vieux ancien age | viejo antiguo edad
new newest | neu | nouveau nouvelle | nuevo
food meal | essen lebensmittel nahrung | nourriture repas aliment | comida alimento
museum gallery | museum galerie | musee galerie | museo galeria
library | bibliothek bucherei | bibliotheque | biblioteca
church parish | kirche pfarrei | eglise paroisse | iglesia parroquia
court law legal lawyer | gericht recht anwalt rechtlich | tribunal droit avocat juridique |
  tribunal derecho abogado juridico
patient nurse doctor physician | patient pfleger arzt krankenschwester pflegerin arztin | patient
  infirmier medecin | paciente enfermero medico
ship boat vessel | schiff boot | bateau navire | barco buque
house building construction | haus gebaude bau | maison batiment construction | casa edificio
  construccion
machine device | maschine gerat ausrustung anlage | machine equipement appareil | maquina
  equipo aparato
design plan planning | entwurf planen planung gestalten | conception concevoir planifier | diseno
  planificar disenar
repair restore restoration | reparieren restaurieren restaurierung | reparer restaurer restauration
  | reparar restaurar restauracion
software program programming code | software programm programmieren code | logiciel programme
  programmer code | programa software programar codigo
data database | daten datenbank | donnees base | datos base
tool stack technology | werkzeug technik technologie | outil technologie | herramienta tecnologia
measure measurement result figure | messen messung ergebnis zahl | mesurer mesure resultat chiffre
  | medir medida resultado cifra
visitor audience guest participant attendee | besucher publikum gast teilnehmer zuhorer | visiteur
  public invite participant | visitante publico invitado participante
member membership | mitglied mitgliedschaft | membre adhesion | miembro socio
volume edition print | auflage ausgabe band druck | tirage edition volume | edicion tirada volumen
magazine newspaper journal press media | zeitschrift zeitung presse medien | magazine journal
  presse revue | revista periodico prensa
radio podcast interview | radio podcast interview gesprach | radio podcast entretien | radio
  podcast entrevista
recording video record | aufzeichnung aufnahme video | enregistrement video | grabacion video
proof evidence verify confirm prove source | beleg nachweis bestatigen belegen beweis quelle
  uberprufen | preuve confirmer verifier source | prueba confirmar verificar fuente
dispute contest doubt claim | umstritten bestreiten strittig behaupten | contester conteste doute |
  disputar disputado dudar
first earliest | erst zuerst erste ersten erster | premier premiere | primero primera
last final latest | letzte letzter letzten zuletzt | dernier derniere | ultimo ultima
second | zweite zweiter zweites | second deuxieme | segundo segunda
today now currently present current still | heute derzeit jetzt aktuell noch | aujourd actuellement
  actuel encore | hoy actualmente actual todavia
before previous formerly former earlier | vorher fruher ehemalig zuvor davor | avant auparavant
  ancien | antes anterior anteriormente
after later afterwards | nachher spater danach | apres ensuite | despues luego
together joint jointly with | gemeinsam zusammen | ensemble commun | juntos conjunto
alone single solo | allein alleine | seul | solo sola
responsible responsibility duty task | verantwortlich aufgabe verantwortung zustandig | responsable
  responsabilite tache | responsable responsabilidad tarea
competition contest rank place | wettbewerb platz rang | concours rang place | concurso rango puesto
nominate shortlist longlist | nominieren nominiert auswahlliste | nommer nomine selection | nominar
  nominado finalista
donate donation charity | spende spenden wohltatig | don donner charite | donar donacion caridad
percent share majority | prozent anteil mehrheit | pourcent part majorite | porcentaje parte mayoria
`;
