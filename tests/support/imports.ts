/** Reads the imports of source files with the TypeScript parser. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

export type Import = {
  /** Where it is written, and what it names: `./a.ts`, `zod`. */
  from: string;
  specifier: string;
  /** For a relative one, the file from the root of the project; null for a package. */
  target: string | null;
  /** Whether only types come over: nothing of it is there at run time. */
  typeOnly: boolean;
};

/** Every source file of the project's code by its path: TypeScript, and the code of Astro pages. */
export function sourceFiles(): Map<string, string> {
  const files = ['src', 'functions', 'netlify']
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => `${root}/${name}`),
    )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(tsx?|mts|astro)$/.test(file) && !file.endsWith('.d.ts'));
  return new Map(['astro.config.mjs', ...files].map((file) => [file, readFileSync(file, 'utf8')]));
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) {
    const { exportClause, isTypeOnly } = node;
    return (
      isTypeOnly ||
      Boolean(
        exportClause &&
          ts.isNamedExports(exportClause) &&
          exportClause.elements.every((one) => one.isTypeOnly),
      )
    );
  }
  const clause = node.importClause;
  if (!clause) return false;
  const { isTypeOnly, name, namedBindings } = clause;
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : null;
  return isTypeOnly || Boolean(!name && named?.length && named.every((one) => one.isTypeOnly));
}

const read = new Map<string, Import[]>();

/**
 * The imports of one file: declarations, re-exports, `import()` and `import('…').Type`. Each file
 * is read once.
 */
export function importsOf(from: string, text: string): Import[] {
  const key = `${from}\n${text}`;
  const found = read.get(key) ?? readImports(from, text);
  read.set(key, found);
  return found;
}

function readImports(from: string, text: string): Import[] {
  const code = from.endsWith('.astro') ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text;
  const found: Import[] = [];
  const add = (literal: ts.Node | undefined, typeOnly: boolean) => {
    if (!literal || !ts.isStringLiteralLike(literal)) return;
    const specifier = literal.text;
    const target = specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : null;
    found.push({ from, specifier, target, typeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || (ts.isExportDeclaration(node) && node.moduleSpecifier))
      add(node.moduleSpecifier, isTypeOnly(node));
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(from, code, ts.ScriptTarget.Latest));
  return found;
}

/**
 * What a file pulls in at run time, directly or through others: `[file, …, what]` chains that end
 * in a match.
 */
export function chains(
  files: ReadonlyMap<string, string>,
  start: readonly string[],
  matches: (one: Import) => boolean,
): string[][] {
  const found: string[][] = [];
  const seen = new Set<string>();
  const follow = (file: string, chain: string[]) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const one of importsOf(file, files.get(file) ?? '').filter(({ typeOnly }) => !typeOnly)) {
      if (matches(one)) found.push([...chain, one.target ?? one.specifier]);
      if (one.target && files.has(one.target)) follow(one.target, [...chain, one.target]);
    }
  };
  for (const file of start) follow(file, [file]);
  return found;
}
