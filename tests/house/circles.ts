/**
 * Circles of imports: between files, between folders, and between a file and a folder beside it.
 */
import { posix } from 'node:path';
import type { Import } from '../support/imports.ts';

type Edge = Pick<Import, 'from' | 'target'>;

/** Groups of names that all lead to one another (Tarjan's strongly connected components). */
function components(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (name: string): number => {
    const number = order.size;
    order.set(name, number);
    open.push(name);
    let low = number;
    for (const next of graph.get(name) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === number) found.push(open.splice(open.indexOf(name)).sort());
    return low;
  };
  for (const name of graph.keys()) if (!order.has(name)) visit(name);
  return found.filter((group) => group.length > 1);
}

/**
 * What imports itself by way of others. At each level of the tree, the files and folders that stand
 * side by side are looked at, a folder with all that is below it as one. Types count: who reads one
 * file of a circle has to read them all.
 */
export function circles(imports: readonly Edge[]): string[][] {
  const graphs = new Map<string, Map<string, Set<string>>>();
  for (const { from, target } of imports) {
    if (target === null) continue;
    const [a, b] = [from.split('/'), target.split('/')];
    const depth = a.findIndex((part, index) => part !== b[index]);
    if (depth < 0) continue;
    const level = a.slice(0, depth).join('/');
    const graph = graphs.get(level) ?? new Map<string, Set<string>>();
    const name = posix.join(level, a[depth] ?? '');
    graph.set(name, (graph.get(name) ?? new Set()).add(posix.join(level, b[depth] ?? '')));
    graphs.set(level, graph);
  }
  return [...graphs.values()].flatMap(components);
}
