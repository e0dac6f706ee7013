/** The git hook that keeps the record of changes with the content. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tell } from '../labels/tell.ts';

/** The hook, which speaks as the owner does when it is set. */
const hook = () => `#!/bin/sh
# Records what a commit changes in content/, once npm run record has begun the record.
[ -f content/.record.jsonl ] || exit 0
git diff --cached --quiet -- content && exit 0
npm run --silent record && git add content/.record.jsonl && exit 0
echo "${tell.record.hook}" >&2
`;

/** Sets it in a repository that has no hook of its own there; elsewhere nothing happens. */
export async function setHook(): Promise<void> {
  if (!existsSync('.git/HEAD') || existsSync('.git/hooks/pre-commit')) return;
  await mkdir('.git/hooks', { recursive: true });
  await writeFile('.git/hooks/pre-commit', hook(), { mode: 0o755 });
}
