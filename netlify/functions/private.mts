/** What is private: for senders, for recipients of audits, and for the owner alone. */
import type { Config, Context } from '@netlify/functions';
import { operate } from '../operate.ts';

export default (request: Request, context: Context): Promise<Response> => operate(request, context);

// Every method comes here: no file shares these paths, and what they do not take is told with
// Allow.
export const config: Config = {
  path: [
    '/api/contact/status/:id',
    '/api/audits/:slug/meta',
    '/api/audits/:slug',
    '/api/admin/stats',
    '/api/admin/audits',
    '/api/admin/audits/:slug',
    '/api/admin/audits/:slug/tokens',
    '/api/admin/audits/:slug/tokens/:token_id',
    '/api/admin/audits/:slug/revisions',
    '/api/admin/audits/:slug/revisions/:revision',
    '/api/admin/audits/:slug/recipients/:token_id',
    '/api/admin/exports/audits',
    '/api/admin/contacts',
    '/api/admin/contacts/export',
    '/api/admin/contacts/:id',
    '/api/admin/contacts/days/:day',
    '/api/admin/contacts/senders/deletions',
    '/api/admin/contacts/:id/states',
    '/api/admin/questions',
    '/api/admin/questions/unanswered',
    '/api/admin/questions/export',
    '/api/admin/questions/:id',
    '/api/admin/questions/days/:day',
    '/api/admin/questions/:id/states',
    '/api/admin/reports',
    '/api/admin/reports/export',
    '/api/admin/reports/:id',
    '/api/admin/reports/days/:day',
    '/api/admin/reports/:id/states',
    '/api/admin/feed.xml',
    '/api/admin/people/searches',
    '/api/admin/people/deletions',
  ],
};
