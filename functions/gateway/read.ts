/** A read that the door has found the row of. */
import type { Match, Row } from '../table/match.ts';
import type { Upstream } from './upstream.ts';

export type Read = {
  request: Request;
  url: URL;
  path: string;
  row: Row;
  match: Match;
  upstream: Upstream;
};
