/**
 * What typed fields say is supported in the usual other words, in the order of each language; a
 * claim as it stands.
 */
import { expect, test } from 'vitest';
import { check } from '../../functions/answers/check/check.ts';
import { profile } from '../ask/profiles.ts';
import { turned, wordings } from '../evaluation/wordings.ts';

const TODAY = '2026-11-20';

test.each(['engineer', 'infirmiere'])('typed fields of %s in other words', async (name) => {
  const snapshot = await profile(name);
  const isTrue = (text: string) => check(text, snapshot, TODAY).verdict === 'supported';
  const statements = wordings(snapshot);
  expect(statements.filter(isTrue).length / statements.length).toBeGreaterThan(0.65);
  expect(turned(statements).filter(isTrue)).toEqual([]);
});

test.each(['example', 'infirmiere'])(
  'each claim of %s as it is published is supported, or disputed by its own record',
  async (name) => {
    const snapshot = await profile(name);
    const { claims } = snapshot.manifest;
    const verdicts = claims.map(({ claim }) => check(claim, snapshot, TODAY).verdict);
    expect(verdicts.filter((one) => !['supported', 'disputed'].includes(one))).toEqual([]);
    expect(verdicts).toContain('supported');
  },
);

const PLANNER = [
  'He holds a counterbalance forklift licence.',
  'His counterbalance forklift licence is still valid.',
  'His Storage rack inspection, approved person certificate is valid until 2031.',
  'He is an assistant coach at Pudsey Rangers JFC.',
  'He has been an S&OP analyst at Kestrel Vale Furniture since 2015.',
  'He became planning lead at Ashby Fold Bakeries in 2015.',
  'He was appointed planning lead at Ashby Fold Bakeries in 2015.',
  'He was senior production planner until 2023.',
  'He already has a BSc in Operations Management.',
  'His counterbalance forklift licence is in force.',
  'He won the Planner of the Quarter in 2012.',
  'The Planner of the Quarter was awarded to him in 2012.',
  'Safety stock is not a personality appeared in 2019.',
  'Safety stock is not a personality was published in 2019.',
  'Safety stock is not a personality came out in 2019.',
];
const INFIRMIERE = [
  'Elle a reçu le prix Tessier de la recherche infirmière en 2017.',
  'Le prix Tessier de la recherche infirmière lui a été décerné en 2017.',
  '« Parler simple quand ça fait mal » a paru en 2019.',
  'Elle est infirmière ressource douleur depuis 2010.',
];

test.each([
  ['planner', 'He takes perm full-time roles.', 'Perm full-time roles'],
  ['infirmiere', 'Elle accepte le travail de nuit.', 'Le travail de nuit'],
])('of %s, what is refused is contradicted: %s', async (name, text, rule) => {
  const checked = check(text, await profile(name), TODAY);
  expect(checked).toMatchObject({ verdict: 'contradicted', rule });
});

test.each([
  ...PLANNER.map((text) => ['planner', text] as const),
  ...INFIRMIERE.map((text) => ['infirmiere', text] as const),
])('of %s, what is over or of another day is contradicted: %s', async (name, text) => {
  expect(check(text, await profile(name), TODAY).verdict).toBe('contradicted');
});

test.each([
  ['planner', 'He took perm full-time roles.'],
  ['planner', 'He does not take perm full-time roles.'],
  ['planner', 'He works in Halifax.'],
  ['planner', 'He held a counterbalance forklift licence.'],
  ['planner', 'His counterbalance forklift licence was valid.'],
  ['planner', 'His counterbalance forklift licence was valid in 2022.'],
  ['planner', 'He won the Planner of the Quarter again in 2012.'],
  ['planner', 'He had won the Planner of the Quarter by 2019.'],
  ['planner', 'The Planner of the Quarter was awarded in 2012.'],
  ['planner', 'Safety stock is not a personality appeared before 2024.'],
  ['planner', 'Safety stock is not a personality never came out in 2019.'],
  ['planner', 'His Planner of the Quarter award came from Tessaly.'],
  ['planner', 'His Planner of the Quarter award came from the TPG Board.'],
  ['planner', 'The Planner of the Quarter was handed to him by Maria Keller.'],
  ['planner', 'The Planner of the Quarter was given to him at the Harrogate Fair.'],
  ['planner', 'His forklift licence was issued by the Northern Safety Council.'],
  ['infirmiere', 'La mention du prix Tessier lui a été remise par la Fondation Lumière.'],
  ['planner', 'He wrote Safety stock is not a personality in 2022.'],
  ['planner', 'He gave the talk Four point one in 2024.'],
  [
    'archaeologist',
    'Foundry Street, Worcester: pits, hides and water, 1380 to 1540 appeared in 2024.',
  ],
  ['planner', 'He has been at Ashby Fold Bakeries at least since 2023.'],
  ['infirmiere', 'Elle a accepté le travail de nuit.'],
  ['infirmiere', 'Elle est infirmière depuis 2008.'],
  ['planner', 'He was senior production planner until 2020.'],
  ['planner', 'He was a planner until 2021.'],
  ['infirmiere', 'Elle a reçu un prix en 2017.'],
])('of %s, what may be true beside it is not contradicted: %s', async (name, statement) => {
  expect(check(statement, await profile(name), TODAY).verdict).not.toBe('contradicted');
});

test.each([
  ['the month before', '2024-08-31', 'contradicted'],
  ['the last month, of which no day is told', '2024-09-20', 'undecided'],
  ['the month after', '2024-10-01', 'supported'],
])('%s, on %s, that a certificate has expired is %s', async (_, today, verdict) => {
  const statement = 'His counterbalance forklift licence has expired.';
  expect(check(statement, await profile('planner'), today).verdict).toBe(verdict);
});

test('what stands in the place of another value is not supported', async () => {
  const statement = 'Dean Ollerenshaw received a BTEC National Diploma in Pudsey Grange College';
  const { verdict } = check(`${statement} from Business.`, await profile('planner'), TODAY);
  expect(verdict).not.toBe('supported');
});

test.each(['engineer', 'planner', 'odd', 'infirmiere'])(
  'each summary of %s, word for word, is supported',
  async (name) => {
    const snapshot = await profile(name);
    const { projects, experience } = snapshot.manifest;
    const said = [...projects, ...experience].flatMap(({ summary }) => summary ?? []);
    const verdicts = said.map((text) => [check(text, snapshot, TODAY).verdict, text]);
    expect(verdicts.filter(([verdict]) => verdict !== 'supported')).toEqual([]);
  },
);

/** The planner with terms and levels that statements are held against, in any of the languages. */
async function withTerms() {
  const { manifest, ...snapshot } = await profile('planner');
  const place = (country: string, status: 'authorized' | 'needs-sponsorship') => ({
    country,
    country_name: country,
    status,
    until: null,
  });
  const collaboration = {
    ...manifest.collaboration,
    available_from: '2027-05',
    availability_note: 'He takes new flocks from May 2027.',
    notice_period: '3 weeks',
    hard_no_list: ['Shearing of wet sheep'],
    work_authorization: [
      place('NZ', 'needs-sponsorship'),
      place('EU', 'needs-sponsorship'),
      place('GB', 'authorized'),
    ],
  };
  const language_levels = [
    { language: 'Welsh', level: 'A1' },
    { language: 'Polish', level: 'B2' },
    { language: 'English', level: 'native' },
  ];
  const own = {
    ...manifest.profile,
    language_levels,
    languages: ['Welsh', 'Polish', 'English'],
    do_not_infer: ['Do not infer that he breeds or sells working dogs: his sister breeds them.'],
  };
  const name = 'Welfare of dogs in transport';
  const first = { name, id: 'first', date: '2017-08', expires: '2022-08' };
  const second = { name: `${name} (renewed)`, id: 'second', date: '2022-08', expires: '2027-08' };
  const certificates = manifest.certificates.flatMap((one, at) =>
    at === 0 ? [one, { ...one, ...first }, { ...one, ...second }] : [one],
  );
  const remote = { id: 'remote', organization: 'Kennel Archive', location: 'Remote' };
  const kennels = { id: 'kennels', organization: 'Otley Kennels', start: '2019-05' };
  const self = { title: 'Owner', employment_type: 'self-employed' };
  const harbour = { organization: 'Hull Harbour-Office', title: 'Head of berths', id: 'harbour' };
  const acting = {
    ...harbour,
    acting: true as const,
    start: '2017-01',
    end: '2017-10',
    summary: 'Berths.',
  };
  const experience = manifest.experience.flatMap((one, at) =>
    at === 0
      ? [one, { ...one, ...remote }, { ...one, ...kennels, ...self }, { ...one, ...acting }]
      : [one],
  );
  const all = { ...manifest, profile: own, collaboration, certificates, experience };
  return { ...snapshot, manifest: all };
}

test.each([
  ['He is available from January 2027.'],
  ['He takes new flocks from January 2027.'],
  ['Er nimmt ab Januar 2027 neue Aufträge an.'],
  ['Il est disponible à partir de janvier 2027.'],
  ['Está disponible desde enero de 2027.'],
  ['His notice period is two weeks.'],
  ['Seine Kündigungsfrist beträgt fünf Wochen.'],
  ['Son préavis est de deux semaines.'],
  ['Tiene un preaviso de dos semanas.'],
  ['His Welsh is fluent.'],
  ['He speaks Welsh at level B1.'],
  ['Welsh is his native language.'],
  ['Sein Polnisch ist auf Niveau A1.'],
  ['Polnisch ist seine Muttersprache.'],
  ['Il parle couramment le gallois.'],
  ['Habla galés con fluidez.'],
  ['His English is at A2.'],
  ['He is authorized to work in New Zealand without sponsorship.'],
  ['He needs a visa to work in the UK.'],
  ['Er darf in Neuseeland ohne Visum arbeiten.'],
  ['Il a besoin d’un visa pour le Royaume-Uni.'],
  ['Está autorizado a trabajar en Nueva Zelanda.'],
  ['He shears wet sheep.'],
  ['He can work in the EU without a visa.'],
  ['He breeds working dogs himself.'],
  ['He works on site in Leeds for the Kennel Archive.'],
  ['He founded Otley Kennels in 2015.'],
  ['His work for the Kennel Archive is done on site.'],
  ['He set up Otley Kennels in 2015.'],
  ['He started at Marlin Ridge in 2005.'],
  ['He quit Marlin Ridge Foods in 2013.'],
  ['He stayed with Corvane until 2018.'],
  ['His article on two days a week came out in 2021.'],
  ['He was named Planner of the Quarter in 2015.'],
  ['He can already start a new job in March 2027.'],
  ['He accepts jobs shearing wet sheep.'],
  ['Dean breeds working dogs.'],
  ['Dean sells working dogs.'],
  ['He was the permanent head of berths at the Hull Harbour-Office, not a stand-in.'],
  ['In 2017 I was head of berths in my own right, not in an acting capacity.'],
  ['For the Kennel Archive he went into an office in Leeds every day.'],
  ['He can work in New Zealand without any paperwork of an employer.'],
  ['Er darf in Neuseeland ohne Bewilligung eines Arbeitgebers arbeiten.'],
  ['Il peut travailler en Nouvelle-Zélande sans aucune démarche de l’employeur.'],
  ['His storage rack accreditation is valid until the middle of 2031.'],
  ['I quit Marlin Ridge Foods in 2013.'],
  ['My notice period is two weeks.'],
  ['Mein Polnisch ist auf Niveau A1.'],
  ['J’ai besoin d’un visa pour le Royaume-Uni.'],
  ['Mon préavis est de deux semaines.'],
  ['Hablo galés con fluidez.'],
  ['Tengo un preaviso de dos semanas.'],
])('what terms or levels tell otherwise is contradicted: %s', async (statement) => {
  expect(check(statement, await withTerms(), TODAY).verdict).toBe('contradicted');
});

test.each([
  ['He is available from June 2027.'],
  ['He is available for advice from January 2027.'],
  ['He is not available in January 2027.'],
  ['He took new flocks in January 2020.'],
  ['Er ist bis Januar 2027 ausgebucht.'],
  ['His notice period is more than two weeks.'],
  ['He needs at least two weeks’ notice.'],
  ['His notice period is 21 days.'],
  ['His Welsh is better than A1.'],
  ['His Welsh was fluent.'],
  ['He reads Welsh fluently.'],
  ['His mother speaks fluent Welsh.'],
  ['Sein Polnisch ist mindestens auf B1.'],
  ['His Polish is fluent.'],
  ['He may not work in New Zealand without a visa.'],
  ['He has no work permit for New Zealand.'],
  ['He wants a work permit for New Zealand.'],
  ['He does not need a visa for the United Kingdom.'],
  ['He can work in New Zealand with a visa.'],
  ['He shears sheep.'],
  ['He can work in the EU with a visa.'],
  ['He breeds dogs himself.'],
  ['His certificate for dogs in transport lapsed in 2022.'],
  ['His certificate for dogs in transport lapsed in 2022 and was renewed.'],
  ['His Welfare of dogs in transport certificate is valid.'],
  ['His counterbalance forklift licence was not renewed.'],
  ['His Storage rack inspection, approved person certificate has not been renewed.'],
  ['He works remotely for the Kennel Archive.'],
  ['He works on site for Otley Kennels.'],
  ['He founded Otley Kennels in 2019.'],
  ['He founded the Kennel Archive in 2015.'],
  ['He has sheared wet sheep.'],
  ['He never shears wet sheep.'],
  ['He visits the Kennel Archive on site.'],
  ['The Kennel Archive has a reading room on site.'],
  ['He set up a website for Otley Kennels in 2020.'],
  ['He started at Tessaly in 2017.'],
  ['He started a night shift at Marlin Ridge in 2007.'],
  ['He joined Tessaly at the latest in 2012.'],
  ['He quit Marlin Ridge Foods in 2011.'],
  ['He left Bradford in 2022.'],
  ['He stayed with Corvane until at least 2015.'],
  ['His article on two days a week came out again in 2026.'],
  ['An article on two days a week came out in 2021.'],
  ['He was named Planner of the Year in 2015.'],
  ['He accepts jobs shearing sheep.'],
  ['Dean breeds dogs.'],
  ['He lives in England.'],
  ['He lived in Ireland.'],
  ['His sister lives in Ireland.'],
  ['He was acting head of berths at the Hull Harbour-Office, not the permanent one.'],
  ['Then the permanent head of berths came.'],
  ['For Otley Kennels he went into an office in Leeds every day.'],
  ['He can work in New Zealand with an employer.'],
  ['He needs an employer in the UK.'],
  ['His storage rack accreditation is valid until the autumn of 2027.'],
  ['I quit Marlin Ridge Foods in 2011.'],
  ['I joined him at Marlin Ridge in 2005.'],
  ['My sister lives in Ireland.'],
  ['Part I of the course in Ireland is over.'],
])('what may be true beside terms and levels is not contradicted: %s', async (statement) => {
  expect(check(statement, await withTerms(), TODAY).verdict).not.toBe('contradicted');
});

test('a verb in two parts stands for the one of a rule', async () => {
  const { manifest, ...snapshot } = await profile('planner');
  const do_not_infer = ['Nicht schließen, dass er schriftliche Übersetzungen anfertigt.'];
  const own = { ...manifest.profile, language: 'de', do_not_infer };
  const german = { ...snapshot, manifest: { ...manifest, profile: own } };
  const { verdict } = check('Er fertigt schriftliche Übersetzungen an.', german, TODAY);
  expect(verdict).toBe('contradicted');
});

test.each([
  ['She was an apprentice at Pyke Thatchers in Exeter.', 'contradicted'],
  ['She was an apprentice at Pyke Thatchers in Ely.', 'contradicted'],
  ['The Pyke Thatchers job was in Exeter.', 'contradicted'],
  ['The Pyke Thatchers job was in Bridport.', 'undecided'],
  ['The job was in Exeter.', 'undecided'],
  ['She was an apprentice in Ely.', 'undecided'],
  ['She was the foreman thatcher of Pyke Thatchers.', 'contradicted'],
  ['She worked full-time for the Broadland Reed Trust.', 'contradicted'],
  ['She was an apprentice at Pyke Thatchers in Birmingham.', 'undecided'],
  ['She spoke at the winter lectures in Portuguese.', 'undecided'],
])('another town, title or working time: %s', async (text, verdict) => {
  expect(check(text, await profile('thatcher'), TODAY).verdict).toBe(verdict);
});

test.each([
  ['Son MBA a été obtenu à Rouen à l’École Beaulieu.', 'École Beaulieu', 'undecided'],
  ['Son MBA a été obtenu à Rouen.', 'École Beaulieu, Tours', 'contradicted'],
  ['Son MBA a été obtenu à Rouen.', 'Université de Lyon', 'contradicted'],
])('a house that names no town tells of no other: %s %s', async (text, institution, verdict) => {
  const { manifest, ...snapshot } = await profile('infirmiere');
  const [one] = manifest.education;
  const education = one ? [{ ...one, degree: 'MBA', institution }] : [];
  const own = { ...snapshot, manifest: { ...manifest, education } };
  expect(check(text, own, TODAY).verdict).toBe(verdict);
});

test.each([
  ['interprete', 'Es licenciada en Derecho.', 'contradicted'],
  ['tramoyista', 'Tiene un máster en Rehabilitación de edificios escénicos.', 'contradicted'],
  ['tramoyista', 'Sigue estudiando un máster en Oviedo.', 'undecided'],
  ['tramoyista', 'Prepara un máster en Rehabilitación de edificios escénicos.', 'undecided'],
])('of %s, a degree that was not finished, by any name: %s', async (name, text, verdict) => {
  expect(check(text, await profile(name), TODAY).verdict).toBe(verdict);
});

test('a rule in the subjunctive denies what is said in the indicative', async () => {
  const { manifest, ...snapshot } = await profile('tramoyista');
  const do_not_infer = ['No deduzca que Nuria sea ingeniera ni que firme proyectos de obra.'];
  const own = {
    ...snapshot,
    manifest: { ...manifest, profile: { ...manifest.profile, do_not_infer } },
  };
  const verdicts = ['Nuria es ingeniera.', 'Firma proyectos de obra.', 'Nuria es maquinista.'].map(
    (text) => check(text, own, TODAY).verdict,
  );
  expect(verdicts).toEqual(['contradicted', 'contradicted', 'undecided']);
});
