/** Which names there are in the test world, and where they lead. */

/** Addresses of public blocks: in the test world they are this machine's own. */
export const ADDRESSES = ['93.184.215.14', '151.101.1.6', '2606:4700:4700::1111', '2a04:4e42::81'];

/** Names by what the resolver says of them; a name that is not here does not exist. */
export const NAMES: Readonly<Record<string, readonly string[]>> = {
  'card.example': ['93.184.215.14', '2606:4700:4700::1111'],
  'guild.example': ['151.101.1.6'],
  'agent.example': ['2a04:4e42::81'],
  'museum.example': ['93.184.215.14'],
  'six.example': ['2606:4700:4700::1111'],
  'moved.example': ['151.101.1.6'],
  'new.example': ['2a04:4e42::81'],
  'both.example': ['151.101.1.6', '2a04:4e42::81'],
  'late.example': ['151.101.1.6'],
  'endless.example': ['151.101.1.6'],
  'hook.example': ['2a04:4e42::81'],
  'mail.example': ['151.101.1.6'],
  'port.example': ['2606:4700:4700::1111'],
  // bücher.example
  'xn--bcher-kva.example': ['93.184.215.14'],
  'cut.example': ['2a04:4e42::81'],
  'inner.example': ['10.0.0.1'],
  'half.example': ['93.184.215.14', '192.168.1.1'],
  'archive.org': ['93.184.215.14'],
  'api.github.com': ['93.184.215.14'],
};

/** Names whose certificate has expired. */
export const EXPIRED: readonly string[] = ['late.example'];

/** Names of which the resolver says that it cannot tell, and of which it says nothing. */
export const FAILING: readonly string[] = ['failing.example'];
export const MUTE: readonly string[] = ['mute.example'];
