/** What an owner can call, in the repository as `npm run <name>` and as `calling-card <name>`. */

export type Command = {
  /** Its program, by its path without extension. */
  program: string;
  /** What is given to the program before what the owner gives. */
  first?: string;
  /** What it does, for the list of commands. */
  says: string;
};

export const COMMANDS: Readonly<Record<string, Command>> = {
  start: { program: 'functions/standalone/main', says: 'builds the site and serves it' },
  dev: { program: 'functions/standalone/dev', says: 'serves the content as you write it' },
  build: { program: 'netlify/build', says: 'builds the site into dist' },
  begin: {
    program: 'src/cli/begin',
    says: 'writes the first files, from a résumé if there is one',
  },
  new: { program: 'src/cli/new', says: 'adds a project, a note, a claim, …' },
  check: { program: 'src/cli/check', says: 'judges what is there' },
  evidence: { program: 'src/evidence/main', says: 'checks what the links of evidence say' },
  record: { program: 'src/cli/record', says: 'records what changed since the last time' },
  confirm: {
    program: 'src/cli/confirm',
    says: 'signs a claim of somebody else, or takes in what was signed',
  },
  keys: { program: 'src/cli/keys', says: 'makes keys, for signing and for the host' },
  ask: { program: 'functions/standalone/ask', says: 'asks the built site' },
  doctor: { program: 'functions/doctor/main', says: 'looks at a deployed site from outside' },
  backup: {
    program: 'functions/standalone/backup',
    first: 'backup',
    says: 'puts what agents sent into an archive',
  },
  restore: {
    program: 'functions/standalone/backup',
    first: 'restore',
    says: 'takes such an archive back',
  },
  'store:copy': {
    program: 'functions/standalone/store-copy',
    says: 'copies what agents sent to another store',
  },
  add: { program: 'src/package/add', says: 'installs the driver of a database' },
  upgrade: { program: 'src/package/upgrade', says: 'takes a later version, or nothing of it' },
};
