/**
 * `node tests/world/main.ts`: runs what stands in this folder inside a network namespace without a
 * way out, in which public addresses are this machine's own. Exits with 0 where there are no
 * namespaces, and says so: what decides is covered by unit tests there.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADDRESSES, NAMES } from './places.ts';

/** A user of its own may make the other namespaces; nothing outside of them changes. */
const APART = ['--map-root-user', '--net', '--mount'];

function run(command: string, given: readonly string[], env = process.env): number {
  return spawnSync(command, given, { stdio: 'inherit', env }).status ?? 1;
}

if (spawnSync('unshare', [...APART, 'true']).status !== 0) {
  console.log('No network namespaces can be made here: the test world was left out.');
} else if (spawnSync('openssl', ['version']).status !== 0) {
  console.log('There is no openssl here: the test world was left out.');
} else {
  const folder = mkdtempSync(join(tmpdir(), 'world-'));
  writeFileSync(
    join(folder, 'resolv.conf'),
    'nameserver 127.0.0.1\noptions timeout:1 attempts:1\n',
  );
  const names = Object.keys(NAMES).map((name) => `DNS:${name}`);
  writeFileSync(join(folder, 'names.txt'), `subjectAltName=${names.join(',')}`);
  const ssl = (...given: string[]) => {
    const made = spawnSync('openssl', given, { cwd: folder, encoding: 'utf8' });
    if (made.status !== 0) throw new Error(made.stderr);
  };
  const request = ['req', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  ssl(
    ...request,
    '-x509',
    '-days',
    '3',
    '-subj',
    '/CN=A test CA',
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
  );
  for (const [name, dates] of [
    ['good', ['-days', '2']],
    ['expired', ['-days', '-1']],
  ] as const) {
    ssl(...request, '-subj', `/CN=${name}`, '-keyout', `${name}.key`, '-out', `${name}.csr`);
    const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-extfile', 'names.txt', ...dates];
    ssl('x509', '-req', '-in', `${name}.csr`, ...signed, '-out', `${name}.pem`);
  }
  const routes = ADDRESSES.map((address) =>
    address.includes(':')
      ? `ip -6 addr add ${address}/128 dev lo nodad`
      : `ip addr add ${address}/32 dev lo`,
  );
  const inside = [
    'set -e',
    'ip link set lo up',
    ...routes,
    `mount --bind ${join(folder, 'resolv.conf')} /etc/resolv.conf`,
    `exec "${process.execPath}" --test --test-reporter=spec "tests/world/*.world.ts"`,
  ].join('\n');
  process.exitCode = run('unshare', [...APART, 'sh', '-c', inside], {
    ...process.env,
    WORLD: folder,
    NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
  });
  rmSync(folder, { recursive: true, force: true });
}
