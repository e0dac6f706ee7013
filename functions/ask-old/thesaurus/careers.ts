/**
 * What profiles tell most: groups of words that can stand for each other in a question, divided by
 * semicolons.
 */
export const CAREERS = `
become start grow turn;

magazine journal periodical publisher press outlet publish printed print appear issue bring release proceedings volume;
event meeting conference gathering convention symposium congress; ceremony retirement dedication award;
attend represent visit participate part present;
tv television broadcast broadcaster programme show network channel air interview screen portrait film video;
online video recording website web internet; recording video film footage tape; medal award honour recognition;
promote promotion appoint rise advance elevate rank grade become;
join enlist enter enrol sworn commission start move hire recruit; leave retire quit depart end resign exit departure;
recall return reactivate; die death pass away decease late; born birth birthplace native;
marry married marriage husband wife spouse wed divorce; namesake name rename;
name renamed rename bear carry call honour christen; incident story episode affair anecdote event;
ship vessel destroyer warship boat aboard uss; launch float; commission service enter; accept receive collect pick;
hand handed give award confer bestow receive grant; handed devise; find found discover notice catch detect;
insect bug beetle moth fly; bug fault error defect glitch;
preserve keep kept hold held store house display museum today survive; where place site;
invent devise originate create; coin invent; create develop design make produce implement;
build make construct assemble manufacture; direct lead head run charge manage oversee supervise responsible command;
boss manager supervisor chief head superior; lead under director; group team department unit staff division crew;
member part take belong sit serve; committee group panel body; advise adviser counsel consult consultant;
influence shape model source basis base affect contribute precursor successor predecessor ancestor descend;
purpose aim goal show demonstrate explain illustrate; demonstrate show illustrate; teach study learn;
teach teaching lecture instructor professor faculty classroom lecturer; professor professorship instructor faculty;
study degree education graduate train learn; subject field topic theme research dissertation thesis;
research dissertation thesis; supervise adviser advise doctoral; undergraduate bachelor;
society elected fraternity club; elect chosen vote select; run routine program software code;
compiler translator translate; routine subroutine library program; machine computer calculator hardware mainframe;
computer system machine; write author compose coauthor wrote publish pen draft;
manual book handbook guide documentation textbook; textbook book introductory; page long length;
paper article publication writing essay; talk lecture speech keynote address interview appearance presentation;
open opening start begin; speak lecture talk address audience; audience staff listener employee lecture;
war wartime wwii; military navy army armed reserve force officer soldier service;
officer rank commander captain admiral; navy naval reserve sea marine fleet; civilian fellow;
company corporation firm employer business manufacturer; acquire buy bought purchase takeover merge absorb;
job position role post work employment occupation; represent attend speak behalf lecture; customer client user;
language notation; business commercial; standard standardise norm standardisation;
test validate check verify validation; history historical past; early first initial original pioneer; late last final;
famous known popular story renown; story tale anecdote legend account; wire cable strand; light electricity;
distance length far long; length long centimetre cm inch; bill law legislation proposal propose;
propose suggest suggestion proposal recommend; president government; accept collect behalf;
relative niece nephew family; city town place; place venue city; live reside home based lives;
household home lives flat; weave woven wove weaver loom textile; thread yarn fibre; map chart atlas;
focus concentrate priority occupy busy; agent bot assistant llm software; operator maintainer owner publisher author;
demonstration demo example; message mail letter request inquiry email write contact; private confidential privacy;
week day month; correction fix error mistake; refuse decline reject; quote quotation cite citation;
cite citation attribute quote credit; source reference evidence;
dispute doubt question disagree differ controversy controversial contested disputed; depend definition;
oldest age old; number count many; separate split divide; english word keyword natural; data information;
announce announcement; future possibility tomorrow; symposium conference meeting;
principle value belief conviction tenet; lesson insight conclude conclusion; claim argue assert say state contend;
describe description explain outline portray; famous best; buried grave cemetery rest; cemetery grave buried;
adopt use take; compare contrast; speed fast quick; tell recount recall story; reason why because; error mistake;
copy share borrow exchange; notebook log book; customer user available; available public release; detail design;
sole only single alone; recovery recover restore rescue
`;
