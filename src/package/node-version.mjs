// Imported before all else by what owners call: nothing here needs a new Node, so that an old one
// gets a sentence.
import { readFileSync } from 'node:fs';

const { name, version, engines } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
);

/** Whether this Node is in a range such as "^22.18.0 || >=23.6.0". */
function isIn(range) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return range.split('||').some((part) => {
    const [, sign, least, from] = /(\^|>=)(\d+)\.(\d+)/.exec(part);
    return (major === +least && minor >= +from) || (sign === '>=' && major > +least);
  });
}

if (!isIn(engines.node)) {
  process.stderr.write(
    `${name} ${version} needs Node ${engines.node.replace('||', 'or')}; this is ` +
      `${process.versions.node}. Install a newer one from nodejs.org.\n`,
  );
  process.exit(2);
}
