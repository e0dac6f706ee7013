/**
 * Every page for people of a built folder, found by the table: what the tests of the site walk
 * through.
 */
import { pages } from '../../src/routes.ts';
import type { Dist } from '../support/dist.ts';

export type SitePage = {
  /** Path that a browser asks for. */
  path: string;
  /** The file that answers. */
  file: string;
  /**
   * Whether the table has it; what is left are answers to a form and the page for wrong paths,
   * which have no twin.
   */
  listed: boolean;
  status: 200 | 404;
};

/** Where a browser gets the page of wrong paths. */
const NOWHERE = '/no/such/page';

const patterns = ['/', ...pages.map(({ path }) => path)].map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The pages that anybody may open. Those for one reader have tests of their own. */
export function publicPages({ files }: Pick<Dist, 'files'>): SitePage[] {
  return files
    .filter((file) => file.endsWith('.html') && !/^(admin|audits)\b/.test(file))
    .map((file): SitePage => {
      if (file === '404.html') return { path: NOWHERE, file, listed: false, status: 404 };
      const path = file === 'home/index.html' ? '/' : `/${file.replace(/(\/index)?\.html$/, '')}`;
      return {
        path,
        file,
        listed: patterns.some(({ pattern }) => pattern.test(path)),
        status: 200,
      };
    });
}

/** The first pages of each row: those of a hundred claims are made alike. */
export function someOfEach(all: readonly SitePage[], most: number): SitePage[] {
  const kindOf = ({ path }: SitePage) =>
    patterns.find(({ pattern }) => pattern.test(path))?.path ?? path;
  return [...Map.groupBy(all, kindOf).values()].flatMap((alike) => alike.slice(0, most));
}
