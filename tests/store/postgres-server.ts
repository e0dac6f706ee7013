/** A real PostgreSQL server for tests, on a free port of this machine and a folder of its own. */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Driver } from '../../functions/store/postgres.ts';
import { freePort } from '../support/programs.ts';

const run = promisify(execFile);

/** The driver that tests bring. */
export const driver = async (): Promise<Driver> => pg;

export type PostgresServer = {
  /** Address of a database of its own: no two calls share one. */
  database: () => Promise<string>;
  /** Ends the server at once, as a crash does, and starts it again. */
  restart: () => Promise<void>;
  /** The halves of that. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** Sends a signal to the server and all of its processes. */
  signal: (name: NodeJS.Signals) => Promise<void>;
  /** Leaves no room on its disk, a small one; what it returns makes room again. */
  fillDisk: () => Promise<() => Promise<void>>;
  stop: () => Promise<void>;
};

/** Where systems install the server's programs; the newest version comes last. */
function programs(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => +a - +b) : [];
  return [
    '/usr/local/bin',
    '/opt/homebrew/bin',
    ...versions.map((version) => join(debian, version, 'bin')),
  ].findLast((folder) => existsSync(join(folder, 'pg_ctl')));
}

/** Installs the server from the system's packages, as root on Debian and what descends from it. */
async function install(): Promise<string> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => run('apt-get', ['-qq', ...args], { env, timeout: 300_000 });
  try {
    await apt('install', '-y', 'postgresql').catch(async () => {
      await apt('update');
      await apt('install', '-y', 'postgresql');
    });
  } catch {
    // Told below.
  }
  const found = programs();
  if (!found) throw new Error('Tests need PostgreSQL: install it (apt-get install postgresql).');
  return found;
}

/** The server does not run as root: then it is the user that its package made. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Data of servers that have not run yet: to make it takes more than most tests of it do. */
const TEMPLATES = resolve('.cache/test/postgres');

/** A copy of that as it is, with its owner. */
const copy = (from: string, to: string) => run('cp', ['-a', from, to]);

/**
 * Starts a server, if told so on a disk of so many megabytes. Throws when there is none and none
 * can be installed.
 */
export async function startPostgres(diskMb?: number): Promise<PostgresServer> {
  const bin = programs() ?? (await install());
  const as = owner();
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  if (diskMb) await run('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'tmpfs', folder]);
  if (as.uid !== undefined) await chown(folder, as.uid, as.gid ?? as.uid);
  const data = join(folder, 'data');
  const port = await freePort();
  const call = (program: string, ...args: string[]) =>
    run(join(bin, program), args, { ...as, cwd: folder, env: { PATH: process.env['PATH'] } });
  const settings = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    `-c unix_socket_directories=${folder}`,
    '-c max_connections=200',
    // Nothing of it outlives the test.
    '-c fsync=off',
  ].join(' ');
  const log = join(folder, 'log');
  const start = () => call('pg_ctl', 'start', '-w', '-D', data, '-l', log, '-o', settings);
  const signal = async (name: NodeJS.Signals) => {
    const pid = Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);
    const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)]);
    for (const one of [pid, ...stdout.trim().split(/\s+/).map(Number)]) process.kill(one, name);
  };
  const stop = () => call('pg_ctl', 'stop', '-w', '-D', data, '-m', 'immediate');
  // Another version reads none of it.
  const { stdout: version } = await call('initdb', '--version');
  const template = join(TEMPLATES, version.replace(/[^\d.]+/g, ''));
  if (existsSync(template)) await copy(template, data);
  else {
    await call('initdb', '-D', data, '-U', 'card', '-A', 'trust', '-E', 'UTF8', '--no-sync');
    await mkdir(TEMPLATES, { recursive: true });
    const own = `${template}-${process.pid}`;
    await copy(data, own);
    // Of two processes that made it at once, one comes first.
    await rename(own, template).catch(() => rm(own, { recursive: true }));
  }
  await start();
  let made = 0;
  const address = (name: string) => `postgres://card@127.0.0.1:${port}/${name}`;
  return {
    async database() {
      made += 1;
      const name = `test${made}`;
      const client = new pg.Client(address('postgres'));
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return address(name);
    },
    async restart() {
      await stop();
      await start();
    },
    async kill() {
      await stop();
    },
    async start() {
      await start();
    },
    signal,
    async fillDisk() {
      const filler = join(folder, 'filler');
      await run('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k']).catch(() => {});
      return async () => {
        await rm(filler);
        // It gives up where its log of writes has no room.
        await start().catch(() => {});
      };
    },
    async stop() {
      await stop();
      if (diskMb) await run('umount', [folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
