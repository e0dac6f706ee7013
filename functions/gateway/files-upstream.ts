/** Where a file of the build is, for who has no index of them. */
import { fileOf, twinOf } from '../../src/files.ts';
import { matchPath, routeFor } from '../table/match.ts';

/** File of a decoded path below dist/, as the rewrites of the platform would find it. */
export function fileBehind(path: string): string {
  const own = matchPath(path);
  const match = own ?? matchPath(path.replace(/\.md$/, ''));
  const route = routeFor(match, 'GET');
  if (!match || route?.kind !== 'static') return path.slice(1);
  const file = fileOf(match.path, route.media);
  return own ? file : twinOf(file);
}
