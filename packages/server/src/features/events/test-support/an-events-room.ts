import type { Role } from '@toasoan/contract/access/roles.ts';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { Event, EventDraft, EventRow } from '@toasoan/contract/features/events/event.ts';
import type { EventView } from '@toasoan/contract/features/events/list/event-list.ts';
import type { EventVerbRequest } from '@toasoan/contract/features/events/verbs/verb-request.ts';
import type { EventState } from '@toasoan/contract/features/events/workflow/event-states.ts';
import type { WorkflowMode } from '@toasoan/contract/features/projects/project.ts';
import { aMedia } from '#test/factories/a-media.ts';
import { aNumber } from '#test/factories/a-number.ts';
import { aPerson, type Person } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import type { TestServer } from '#test/test-server.ts';

export interface EventStaff extends Person {
  readonly headers: Record<string, string>;
}

type Verb<Request = EventVerbRequest> = Request extends unknown ? Omit<Request, 'version' | 'note'> : never;

/** A project with people and everything an event needs to be published. */
export interface EventsRoom {
  readonly projectId: string;
  readonly author: EventStaff;
  readonly editor: EventStaff;
  readonly admin: EventStaff;
  hire(role: Role): Promise<EventStaff>;
  /** Fields with which an event can be published: in ten days, from 8 to 11 o'clock. */
  finished(): EventDraft;
  write(by: EventStaff, draft?: EventDraft): Promise<Event>;
  read(event: Pick<Event, 'id'>, by?: EventStaff): Promise<Event>;
  move(by: EventStaff, event: Pick<Event, 'id' | 'version'>, to: EventState, reason?: string): Promise<Event>;
  /** Written by the author, published by the administrator. */
  published(draft?: EventDraft): Promise<Event>;
  /** A change of plan by the administrator. */
  plan(event: Pick<Event, 'id' | 'version'>, verb: Verb & { readonly note?: string }): Promise<Event>;
  refusedPlan(event: Pick<Event, 'id' | 'version'>, verb: Verb): Promise<string[]>;
  list(view: EventView, by?: EventStaff): Promise<EventRow[]>;
}

export const DAY = 86_400_000;
export const NOTE = 'Ban tổ chức đổi lịch vì bão số 12.';

/** A clock time in Hà Nội, so many days from today. */
export function inDays(days: number, hour = 8): string {
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  return new Date(Date.parse(`${today}T00:00:00.000Z`) + days * DAY + (hour - 7) * 3_600_000).toISOString();
}

export async function anEventsRoom(server: TestServer, workflowMode?: WorkflowMode): Promise<EventsRoom> {
  const projectId = await aProject(server.db, workflowMode === undefined ? {} : { workflowMode });
  const hire = async (role: Role): Promise<EventStaff> => {
    const person = await aPerson(server.db, { role, projects: [projectId] });
    return { ...person, headers: await signIn(server.db, person, { project: projectId }) };
  };
  const [author, editor, admin] = [await hire('AUTHOR'), await hire('EDITOR'), await hire('ADMIN')];
  const mediaId = await aMedia(server.db, projectId);
  const finished = (): EventDraft => ({
    title: `Lễ hội làng ${aNumber()}`,
    excerpt: 'Ba ngày hội bên sông.',
    startTime: inDays(10, 8),
    endTime: inDays(10, 11),
    placeName: 'Hoàng thành Thăng Long',
    provinceCode: '01',
    organizerText: 'Trung tâm Bảo tồn Di sản',
    cover: { mediaId, caption: '', alt: 'Rước kiệu' },
  });
  const write: EventsRoom['write'] = (by, draft = {}) =>
    server.ask(eventEndpoints.create, { headers: by.headers, body: draft });
  const move: EventsRoom['move'] = (by, { id, version }, to, reason) =>
    server.ask(eventEndpoints.transition, {
      headers: by.headers,
      params: { id },
      body: { version, to, reason },
    });
  const asked = (
    { id, version }: Pick<Event, 'id' | 'version'>,
    verb: Verb & { readonly note?: string },
  ) => ({
    headers: admin.headers,
    params: { id },
    body: { note: NOTE, ...verb, version } as EventVerbRequest,
  });
  return {
    projectId,
    author,
    editor,
    admin,
    hire,
    finished,
    write,
    move,
    read: ({ id }, by = admin) => server.ask(eventEndpoints.detail, { headers: by.headers, params: { id } }),
    published: async (draft = {}) =>
      await move(admin, await write(author, { ...finished(), ...draft }), 'PUBLISHED'),
    plan: (event, verb) => server.ask(eventEndpoints.verb, asked(event, verb)),
    refusedPlan: async (event, verb) => {
      const { status, code, details } = await server.refusal(eventEndpoints.verb, asked(event, verb));
      return details?.rules?.map((rule) => rule.code) ?? [`${status} ${code}`];
    },
    list: async (view, by = admin) => {
      const { items } = await server.ask(eventEndpoints.list, {
        headers: by.headers,
        query: { view, limit: 100 },
      });
      return items;
    },
  };
}
