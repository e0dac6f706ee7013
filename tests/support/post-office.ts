/** A real SMTP server for tests, and what it took. */
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type Letter = { from: string; to: string[]; raw: string; headers: string; body: string };

/** Starts it on a free port; while `state.up` is false it refuses what it is sent. */
export async function openPostOffice() {
  const letters: Letter[] = [];
  const state = { up: true, tried: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      void text(stream).then((raw) => {
        state.tried += 1;
        if (!state.up) return done(Object.assign(new Error('full'), { responseCode: 452 }));
        const [headers = '', body = ''] = raw.split(/\r\n\r\n([\s\S]*)/);
        const { mailFrom: from, rcptTo } = session.envelope;
        const to = rcptTo.map(({ address }) => address);
        letters.push({ from: from ? from.address : '', to, raw, headers, body });
        done();
      });
    },
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((done) => void server.close(done));
  return { letters, state, url: `smtp://127.0.0.1:${port}`, close };
}

/** The text of a letter, without what mail makes of long lines and of other signs. */
export function textOf({ headers, body }: Letter): string {
  if (/base64/i.test(headers)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
