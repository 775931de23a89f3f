import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId } from '../../core/ids.ts';
import { collision, inboundLinks, linkReport } from './report.ts';

const view = inArea('internal-links', 'internalLink.view');

/** What concerns all keywords together, or a post; the palette, which finds keywords everywhere, does without. */
export const linkReportEndpoints = {
  collisions: defineEndpoint({
    method: 'GET',
    path: '/admin/internal-link/collisions',
    summary: 'Keywords that want the same words, which one wins, and why.',
    access: view,
    data: z.object({ items: z.array(collision) }),
  }),
  report: defineEndpoint({
    method: 'GET',
    path: '/admin/internal-link/report',
    summary:
      'Keywords with broken targets or without use, broken links that people wrote, and pages that no post links to.',
    access: view,
    data: linkReport,
  }),
  inbound: defineEndpoint({
    method: 'GET',
    path: '/admin/internal-link/inbound/{id}',
    summary: 'Public posts that link to a post, and public posts on its subject that do not.',
    access: view,
    params: z.strictObject({ id: contentId }),
    data: inboundLinks,
    errors: ['NOT_FOUND'],
  }),
  survey: defineEndpoint({
    method: 'POST',
    path: '/admin/internal-link/survey',
    summary:
      'Read all public posts again: where keywords stand, where links lead, and which pages nothing leads to.',
    access: inArea('internal-links', 'internalLink.edit'),
    data: z.object({ started: z.boolean() }),
  }),
};
