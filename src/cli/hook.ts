/** The git hook that keeps the record of changes with the content. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';

const HOOK = `#!/bin/sh
# Records what a commit changes in content/, once npm run record has begun the record.
[ -f content/.record.jsonl ] || exit 0
git diff --cached --quiet -- content && exit 0
npm run --silent record && git add content/.record.jsonl && exit 0
echo "content/.record.jsonl was not brought up to date; run npm run record." >&2
`;

/** Sets it in a repository that has no hook of its own there; elsewhere nothing happens. */
export async function setHook(): Promise<void> {
  if (!existsSync('.git/HEAD') || existsSync('.git/hooks/pre-commit')) return;
  await mkdir('.git/hooks', { recursive: true });
  await writeFile('.git/hooks/pre-commit', HOOK, { mode: 0o755 });
}
