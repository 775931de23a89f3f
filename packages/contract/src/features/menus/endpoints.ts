import type * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { statusBulk } from '../../core/bulk.ts';
import { bulkEndpoint, crudEndpoints } from '../../core/crud-endpoints.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { draftEndpoints } from '../../core/draft-endpoints.ts';
import {
  menu,
  menuChanged,
  menuCopy,
  menuCreate,
  menuListQuery,
  menuRow,
  menuSchedule,
  menuUpdate,
  menuVersion,
} from './menu.ts';
import { menuItems } from './menu-item.ts';

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
  ...draftEndpoints({
    ...managed,
    detail: menu,
    content: { items: menuItems },
    version: menuVersion,
  }),
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
};
