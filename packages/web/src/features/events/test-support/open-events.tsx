import type { Role } from '@toasoan/contract/access/role-names.ts';
import type { Coverage } from '@toasoan/contract/features/events/coverage/coverage.ts';
import type { Event, EventRow } from '@toasoan/contract/features/events/event.ts';
import { PLAIN_EVENT_DETAILS } from '@toasoan/contract/features/events/event-details.ts';
import { EVENT_VIEWS, type EventCalendarItem } from '@toasoan/contract/features/events/list/event-list.ts';
import type { StatusChange } from '@toasoan/contract/features/events/verbs/status-change.ts';
import type { Network } from '../../../../test/network.ts';
import { openConsole } from '../../../../test/open-console.tsx';
import { aProject, aSession } from '../../../../test/people.ts';

export const SLOTS = '/admin/event/coverageSlots';
export const BOARD = '/admin/event/coverageBoard';

export function anEventRow(changes: Partial<EventRow> = {}): EventRow {
  return {
    id: '5',
    title: 'Lễ hội Làng Sen',
    slug: 'le-hoi-lang-sen',
    state: 'PUBLISHED',
    stateBeforeTrash: null,
    stateReason: '',
    eventType: 'FESTIVAL',
    lang: 'vi',
    recurrenceKind: 'NONE',
    attendanceMode: 'OFFLINE',
    provinceCode: '40',
    cover: null,
    holder: null,
    scheduleTime: null,
    publishedTime: '2026-11-01T03:00:00.000Z',
    createdBy: { userId: '7', name: 'Trần Phóng Viên' },
    createTime: '2026-11-01T02:00:00.000Z',
    updatedBy: { userId: '7', name: 'Trần Phóng Viên' },
    updateTime: '2026-11-01T03:00:00.000Z',
    version: 3,
    day: '2026-11-27',
    startTime: '2026-11-27T01:00:00.000Z',
    endTime: '2026-11-27T04:30:00.000Z',
    overTime: '2026-11-27T04:30:00.000Z',
    allDay: false,
    lunarDate: '',
    eventStatus: 'SCHEDULED',
    previousStartTime: null,
    statusNote: '',
    placeName: 'Khu di tích Kim Liên',
    organizers: ['Sở Du lịch'],
    onlineUrl: '',
    ...changes,
  };
}

export function aWholeEvent(changes: Partial<Event> = {}): Event {
  return {
    ...anEventRow(),
    excerpt: '',
    content: { type: 'doc', content: [{ type: 'paragraph' }] },
    contentHtml: '',
    categories: [],
    tags: [],
    keywords: [],
    seoTitle: '',
    seoDescription: '',
    slugFollowsTitle: false,
    details: PLAIN_EVENT_DETAILS,
    media: [],
    relatedPosts: [],
    organizers: [],
    performers: [],
    statusChanges: [],
    occurrences: { ahead: 0, overridden: 0, until: null },
    stateTime: '2026-11-01T03:00:00.000Z',
    everPublished: true,
    approvedBy: null,
    allowedTransitions: [],
    allowedVerbs: [],
    mayEdit: true,
    ...changes,
  };
}

/** Open work on the text. */
export function aPiece(changes: Partial<Coverage> = {}): Coverage {
  const person = { userId: '7', name: 'Trần Phóng Viên' };
  return {
    id: '31',
    eventId: '5',
    day: null,
    kind: 'TEXT',
    note: '',
    assignee: null,
    dueTime: null,
    state: 'OPEN',
    dueStays: false,
    isDone: false,
    isNeeded: true,
    post: null,
    createTime: '2026-11-01T03:00:00.000Z',
    updateTime: '2026-11-01T03:00:00.000Z',
    createdBy: person,
    updatedBy: person,
    version: 1,
    ...changes,
  };
}

/** A reschedule by two days that can be taken back. */
export function aChange(changes: Partial<StatusChange> = {}): StatusChange {
  const plan = { endTime: null, allDay: false, placeName: 'Thăng Long', onlineUrl: '' };
  return {
    id: '31',
    kind: 'reschedule',
    scope: 'ALL',
    day: null,
    before: { ...plan, eventStatus: 'SCHEDULED', startTime: '2026-11-20T01:00:00.000Z' },
    after: { ...plan, eventStatus: 'RESCHEDULED', startTime: '2026-11-22T01:00:00.000Z' },
    note: 'Dời hai ngày vì mưa lớn.',
    time: '2026-11-15T01:00:00.000Z',
    by: { userId: '9', name: 'Hà Anh' },
    canBeTakenBack: true,
    takenBackTime: null,
    ...changes,
  };
}

export function aCalendarItem(changes: Partial<EventCalendarItem> = {}): EventCalendarItem {
  return {
    eventId: '5',
    day: '2026-11-20',
    title: 'Lễ hội Làng Sen',
    eventType: 'FESTIVAL',
    startTime: '2026-11-20T01:00:00.000Z',
    endTime: '2026-11-20T04:30:00.000Z',
    overTime: '2026-11-20T04:30:00.000Z',
    allDay: false,
    eventStatus: 'SCHEDULED',
    previousStartTime: null,
    statusNote: '',
    state: 'PUBLISHED',
    repeats: false,
    placeName: 'Khu di tích Kim Liên',
    provinceCode: '40',
    version: 3,
    ...changes,
  };
}

/** Opens a page of events of the real console. */
export async function openEvents(
  network: Network,
  items: readonly EventRow[],
  { role = 'ADMIN', url = '/manager_event' }: { readonly role?: Role; readonly url?: string } = {},
): Promise<void> {
  network.answer('/admin/event/list', { items, total: items.length, page: 1, limit: 20 });
  const none = Object.fromEntries(EVENT_VIEWS.map((view) => [view, 0]));
  network.answer('/admin/event/counts', { ...none, all: items.length, upcoming: items.length });
  network.answer('/admin/saved-view/list', { items: [] });
  network.answer(SLOTS, { items: [] });
  network.answer(BOARD, { items: [], open: 0, isCapped: false });
  const session = aSession({ user: { role, projects: [aProject()] } });
  localStorage.setItem('token', session.token);
  localStorage.setItem('layout-config', JSON.stringify({ state: { projectCurrentId: '1' }, version: 2 }));
  network.answer('/admin/me', session);
  await openConsole(url);
}
