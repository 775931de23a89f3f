import { inArea } from '../../access/endpoint-access.ts';
import { attachmentEndpoints } from '../attachments/attachment-endpoints.ts';

const access = inArea('parser-sources', 'crawler.source');

/** The signed agreement with a source, and what belongs to it. */
export const sourceAttachments = attachmentEndpoints({
  path: '/admin/parser-source',
  name: 'source',
  reads: access,
  opens: access,
  adds: access,
  removes: access,
});
