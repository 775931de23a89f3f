import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { statusBulk } from '../../core/bulk.ts';
import { bulkEndpoint, crudEndpoints } from '../../core/crud-endpoints.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId, idParams, version } from '../../core/ids.ts';
import {
  parserSource,
  parserSourceCreate,
  parserSourceListQuery,
  parserSourceUpdate,
} from './parser-source.ts';
import { crawlRun, crawlRunDetail, runListQuery } from './runs/crawl-run.ts';

const managed = {
  entity: 'parserSource',
  thing: 'parser-source',
  things: 'parser-sources',
  area: 'parser-sources',
  may: { view: 'crawler.source', create: 'crawler.source', edit: 'crawler.source' },
} as const;
const access = inArea('parser-sources', 'crawler.source');
const runParams = z.strictObject({ id: contentId, runId: contentId });
const changes = ['NOT_FOUND', 'RULES_NOT_MET', 'VERSION_MISSING', 'VERSION_CONFLICT'] as const;

export const parserSourceEndpoints = {
  ...crudEndpoints({
    ...managed,
    row: parserSource,
    detail: parserSource,
    query: parserSourceListQuery,
    create: parserSourceCreate,
    update: parserSourceUpdate,
    saveErrors: ['RULES_NOT_MET', 'TITLE_TAKEN', 'SLUG_TAKEN'],
  }),
  bulk: bulkEndpoint(managed, statusBulk),
  counts: defineEndpoint({
    method: 'GET',
    path: '/admin/parser-source/counts',
    summary: 'How many sources each view holds, and whether enough agencies have agreed.',
    access,
    data: z.object({
      all: z.number(),
      alarm: z.number(),
      licensed: z.number(),
      unlicensed: z.number(),
      paused: z.number(),
      /** Press agencies and papers that are switched on and whose agreement is valid. */
      agencies: z.number(),
      /** How many of them the project needs; 0 where it is no aggregated site. */
      agenciesNeeded: z.number(),
    }),
  }),
  run: defineEndpoint({
    method: 'POST',
    path: '/admin/parser-source/run/{id}',
    summary: 'Fetch a source now, also in its quiet hours.',
    access,
    params: idParams,
    data: crawlRun,
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
  }),
  pause: defineEndpoint({
    method: 'POST',
    path: '/admin/parser-source/pause/{id}',
    summary: 'Fetch a source no more for now; its settings stay.',
    access,
    params: idParams,
    body: z.strictObject({ version }),
    data: parserSource,
    errors: [...changes],
  }),
  resume: defineEndpoint({
    method: 'POST',
    path: '/admin/parser-source/resume/{id}',
    summary: 'Fetch a paused source again, from now on.',
    access,
    params: idParams,
    body: z.strictObject({ version }),
    data: parserSource,
    errors: [...changes],
  }),
  runs: defineEndpoint({
    method: 'GET',
    path: '/admin/parser-source/runs/{id}',
    summary: 'The runs of a source, newest first.',
    access,
    params: idParams,
    query: runListQuery,
    data: z.object({ items: z.array(crawlRun), hasMore: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
  runDetail: defineEndpoint({
    method: 'GET',
    path: '/admin/parser-source/run/{id}/{runId}',
    summary: 'One run with its log.',
    access,
    params: runParams,
    data: crawlRunDetail,
    errors: ['NOT_FOUND'],
  }),
  cancelRun: defineEndpoint({
    method: 'POST',
    path: '/admin/parser-source/cancel-run/{id}/{runId}',
    summary: 'Stop a run that waits or works; what it has stored stays.',
    access,
    params: runParams,
    data: crawlRun,
    errors: ['NOT_FOUND'],
  }),
};
