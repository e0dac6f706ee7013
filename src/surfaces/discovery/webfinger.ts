/** GET /.well-known/webfinger: RFC 7033, the person by an account at this host (RFC 7565). */
import { slug } from 'github-slugger';
import { routes } from '../../routes.ts';
import { nameOf, ownPicture } from '../person.ts';
import type { Records } from '../records.ts';
import { absolute } from '../site.ts';

/** What is told of whom: the account, the site, and where each kind of thing about them is. */
export function webFinger(records: Records) {
  const { site, profile } = records;
  const link = (rel: string, type: string, path: string) => ({
    rel,
    type,
    href: absolute(site, path),
  });
  const picture = ownPicture(records);
  return {
    subject: `acct:${encodeURIComponent(slug(nameOf(records)))}@${new URL(site.base).hostname}`,
    aliases: [absolute(site, '/'), site.base],
    properties: { 'http://schema.org/name': profile.profile.name },
    links: [
      link('http://webfinger.net/rel/profile-page', 'text/html', '/'),
      ...(picture
        ? [{ rel: 'http://webfinger.net/rel/avatar', href: absolute(site, picture) }]
        : []),
      link('describedby', routes.getProfile.media, routes.getProfile.path),
      link('http://schemas.google.com/g/2010#updates-from', routes.getAtomFeed.media, '/feed.xml'),
    ],
  };
}
