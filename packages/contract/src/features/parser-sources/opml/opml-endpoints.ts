import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { parserSourceListQuery } from '../parser-source.ts';
import {
  OPML_BYTES,
  opmlFile,
  opmlImported,
  opmlImportRequest,
  opmlPreview,
  opmlPreviewRequest,
} from './opml.ts';

const access = inArea('parser-sources', 'crawler.source');
/** JSON writes quotes and line ends with two bytes. */
const bodyLimit = 2 * OPML_BYTES;
const { page: _page, limit: _limit, sort: _sort, ...filters } = parserSourceListQuery.shape;

export const opmlEndpoints = {
  preview: defineEndpoint({
    method: 'POST',
    path: '/admin/parser-source/opmlPreview',
    summary: 'Which sources an OPML file names; writes nothing.',
    access,
    body: opmlPreviewRequest,
    data: opmlPreview,
    errors: ['RULES_NOT_MET'],
    bodyLimit,
  }),
  import: defineEndpoint({
    method: 'POST',
    path: '/admin/parser-source/opmlImport',
    summary:
      'Create sources from an OPML file, switched off and without an agreement; known ones are skipped.',
    access,
    body: opmlImportRequest,
    data: opmlImported,
    errors: ['RULES_NOT_MET'],
    bodyLimit,
    creates: true,
  }),
  export: defineEndpoint({
    method: 'GET',
    path: '/admin/parser-source/opml',
    summary: 'The sources of a filter and their feeds as an OPML file.',
    access,
    query: z.strictObject(filters),
    data: opmlFile,
  }),
};
