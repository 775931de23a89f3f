import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { statusBulk } from '../../core/bulk.ts';
import { bulkEndpoint, crudEndpoints } from '../../core/crud-endpoints.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { idParams } from '../../core/ids.ts';
import {
  menu,
  menuChanged,
  menuCopy,
  menuCreate,
  menuDraft,
  menuListQuery,
  menuPublish,
  menuRestore,
  menuRow,
  menuSchedule,
  menuUpdate,
  menuVersion,
} from './menu.ts';

const managed = { entity: 'menu', thing: 'menu', things: 'menus', area: 'menus' } as const;

/** A call that changes the items of one menu. */
function changeOf<Body extends z.ZodMiniType>(path: string, summary: string, body: Body) {
  return defineEndpoint({
    method: 'POST',
    path: `/admin/menu/${path}`,
    summary,
    access: inArea('menus'),
    body,
    data: menu,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  });
}

export const menuEndpoints = {
  ...crudEndpoints({
    ...managed,
    row: menuRow,
    detail: menu,
    query: menuListQuery,
    create: menuCreate,
    update: menuUpdate,
    saveErrors: ['RULES_NOT_MET'],
  }),
  bulk: bulkEndpoint(managed, statusBulk),
  draft: changeOf('draft', 'Keep the items as a draft; readers see nothing of it.', menuDraft),
  discard: changeOf('discard', 'Drop the draft; what is published stays.', menuChanged),
  publish: changeOf('publish', 'Give the draft to readers, as a new version.', menuPublish),
  restore: changeOf('restore', 'Take the items of a version as the draft.', menuRestore),
  schedule: changeOf(
    'schedule',
    'Show the draft for a time; after it the published items are back by themselves.',
    menuSchedule,
  ),
  unschedule: changeOf('unschedule', 'End or cancel the time; its items become the draft.', menuChanged),
  copy: defineEndpoint({
    method: 'POST',
    path: '/admin/menu/copy',
    summary: 'Copy a menu into another language, or beside itself.',
    access: inArea('menus'),
    body: menuCopy,
    data: menu,
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
    creates: true,
  }),
  versions: defineEndpoint({
    method: 'GET',
    path: '/admin/menu/versions/{id}',
    summary: 'What readers once got, the newest first.',
    access: inArea('menus'),
    params: idParams,
    data: z.object({ items: z.array(menuVersion) }),
    errors: ['NOT_FOUND'],
  }),
};
