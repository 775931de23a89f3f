import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { crudEndpoints } from '../../core/crud-endpoints.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId, idParams, version } from '../../core/ids.ts';
import {
  composedBlock,
  pageAt,
  pageAtQuery,
  placeQuery,
  samplePost,
  timeline,
  timelineQuery,
} from './composed-page.ts';
import { dryRunResult, layoutDryRun, layoutPreview, slotPressure } from './dry-run.ts';
import {
  layout,
  layoutCreate,
  layoutDetail,
  layoutListQuery,
  layoutPublish,
  layoutUpdate,
  layoutVersion,
} from './layout.ts';

const managed = {
  entity: 'layout',
  thing: 'layout',
  things: 'layouts',
  area: 'layouts',
  may: { view: 'layout.view', create: 'layout.edit', edit: 'layout.edit' },
} as const;
const view = inArea('layouts', 'layout.view');
const edit = inArea('layouts', 'layout.edit');
const publish = inArea('layouts', 'layout.publish');
const CHANGE_ERRORS = ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'] as const;

export const layoutEndpoints = {
  ...crudEndpoints({
    ...managed,
    row: layout,
    detail: layoutDetail,
    query: layoutListQuery,
    create: layoutCreate,
    update: layoutUpdate,
    saveErrors: ['RULES_NOT_MET'],
  }),
  publish: defineEndpoint({
    method: 'POST',
    path: '/admin/layout/publish',
    summary: 'Show the draft to readers, now or at a time; what held its place is archived.',
    access: publish,
    body: layoutPublish,
    data: layoutDetail,
    errors: CHANGE_ERRORS,
  }),
  unschedule: defineEndpoint({
    method: 'POST',
    path: '/admin/layout/unschedule',
    summary: 'Do not publish the draft at its time.',
    access: publish,
    body: z.strictObject({ id: contentId, version }),
    data: layoutDetail,
    errors: CHANGE_ERRORS,
  }),
  archive: defineEndpoint({
    method: 'POST',
    path: '/admin/layout/archive',
    summary: 'Show the layout to nobody any more, and keep it.',
    access: publish,
    body: z.strictObject({ id: contentId, version }),
    data: layoutDetail,
    errors: CHANGE_ERRORS,
  }),
  versions: defineEndpoint({
    method: 'GET',
    path: '/admin/layout/versions/{id}',
    summary: 'The versions of a layout, newest first.',
    access: view,
    params: idParams,
    data: z.object({ items: z.array(layoutVersion) }),
    errors: ['NOT_FOUND'],
  }),
  restore: defineEndpoint({
    method: 'POST',
    path: '/admin/layout/restore',
    summary: 'Take the blocks of an earlier version into the draft.',
    access: edit,
    body: z.strictObject({ id: contentId, version, no: version }),
    data: layoutDetail,
    errors: CHANGE_ERRORS,
  }),
  duplicate: defineEndpoint({
    method: 'POST',
    path: '/admin/layout/duplicate',
    summary: 'A new draft with the blocks of a layout.',
    access: edit,
    body: z.strictObject({ id: contentId }),
    data: layoutDetail,
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
    creates: true,
  }),
  preview: defineEndpoint({
    method: 'POST',
    path: '/admin/layout/preview',
    summary: 'The blocks as readers would see them; nothing is stored.',
    access: view,
    body: layoutPreview,
    data: z.object({ blocks: z.array(composedBlock), sample: samplePost }),
  }),
  dryRun: defineEndpoint({
    method: 'POST',
    path: '/admin/layout/dryRun',
    summary: 'What these blocks would bring to a page and push out of it; nothing is stored.',
    access: view,
    body: layoutDryRun,
    data: dryRunResult,
  }),
  pressure: defineEndpoint({
    method: 'GET',
    path: '/admin/layout/pressure',
    summary: 'Who pinned what until when on a page, and first posts that stand there for too long.',
    access: view,
    query: placeQuery,
    data: slotPressure,
  }),
  pageAt: defineEndpoint({
    method: 'GET',
    path: '/admin/layout/page',
    summary: 'A page as readers saw it at a time, or as they will with what is scheduled.',
    access: view,
    query: pageAtQuery,
    data: pageAt,
  }),
  timeline: defineEndpoint({
    method: 'GET',
    path: '/admin/layout/timeline',
    summary: 'When a page changed, and what will change it by itself.',
    access: view,
    query: timelineQuery,
    data: timeline,
  }),
};
