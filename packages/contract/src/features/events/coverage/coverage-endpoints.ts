import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { idParams, version } from '../../../core/ids.ts';
import {
  boardQuery,
  coverage,
  coverageBoard,
  coverageCreate,
  coverageUpdate,
  eventSlots,
  slotsQuery,
} from './coverage.ts';

const view = inArea('events', 'event.view');
const plan = inArea('events', 'event.editAny');

export const coverageEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/event/coverage/{id}',
    summary: 'What is planned to be made about one event.',
    access: view,
    params: idParams,
    data: z.object({ items: z.array(coverage) }),
    errors: ['NOT_FOUND'],
  }),
  slots: defineEndpoint({
    method: 'GET',
    path: '/admin/event/coverageSlots',
    summary: 'How far the coverage of up to 200 events is; events that the caller may not see are left out.',
    access: view,
    query: slotsQuery,
    data: z.object({ items: z.array(eventSlots) }),
  }),
  board: defineEndpoint({
    method: 'GET',
    path: '/admin/event/coverageBoard',
    summary: 'The events of the next hours with their coverage and its gaps.',
    access: view,
    query: boardQuery,
    data: coverageBoard,
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/admin/event/coverage/create',
    summary: 'Plan a piece of coverage; with an assignee it gets its draft.',
    access: plan,
    body: coverageCreate,
    data: coverage,
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
    creates: true,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/admin/event/coverage/update',
    summary: 'Change a piece of coverage, assign it, or mark it as made; only the keys sent are changed.',
    access: plan,
    body: coverageUpdate,
    data: coverage,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
  take: defineEndpoint({
    method: 'POST',
    path: '/admin/event/coverage/take/{id}',
    summary: 'Take an open piece of coverage; the caller gets its draft.',
    access: inArea('events', 'event.view'),
    params: idParams,
    body: z.strictObject({ version }),
    data: coverage,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/admin/event-coverage/{id}',
    summary: 'Give up a piece of coverage; its draft stays. Honours If-Match.',
    access: plan,
    params: idParams,
    data: z.object({ id: z.string() }),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  }),
};
