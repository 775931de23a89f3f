import { permissionsIn } from '@toasoan/contract/access/permissions.ts';
import { hanoiDay, hanoiDayEnd, hanoiDayStart } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { readDay, toLunar, toSolar, writeDay } from '@toasoan/contract/vocabulary/lunar-calendar.ts';
import type { Db } from '#server/core/db/database.ts';
import { insertVersioned } from '#server/core/db/versioned.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { coverageDraft } from '#server/features/events/coverage/coverage-draft.ts';
import { createEvent } from '#server/features/events/editing/create-event.ts';
import { auditEvent } from '#server/features/events/event-audit.ts';
import type { EventRecord } from '#server/features/events/event-record.ts';
import { changePlan } from '#server/features/events/verbs/change-plan.ts';
import { createPost } from '#server/features/posts/public.ts';
import { COMING_EVENTS } from './events/coming-events.ts';
import type { DemoEvent, DemoTime } from './events/demo-event.ts';
import { OTHER_EVENTS } from './events/other-events.ts';
import type { SeedPerson } from './first-accounts.ts';
import type { SeededMedia } from './seed-demo-media.ts';
import type { PostEvent, TransitionActor } from './seed-post-way.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

interface Around {
  readonly person: (key: SeedPerson) => TransitionActor;
  /** Ids of the project's tags by title. */
  readonly tags: ReadonlyMap<string, string>;
  readonly media: SeededMedia;
  readonly now: Date;
}

/**
 * Events of the weeks around today: on, to come and over, by sun, moon and rule, with what became of their plans. Returns
 * the drafts of their coverage, for the log.
 */
export async function seedEvents(db: Db, projectId: string, around: Around): Promise<PostEvent[]> {
  const accounts = await findHosts(db);
  const drafts: PostEvent[] = [];
  for (const [index, event] of [...OTHER_EVENTS, ...COMING_EVENTS].entries())
    drafts.push(...(await seedEvent(db, projectId, event, { ...around, accounts, index })));
  return drafts;
}

/** Ids of accounts by username. */
async function findHosts(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('account_type', '!=', 'user')
    .execute();
  return new Map(rows.map(({ id, username }) => [username, id]));
}

async function seedEvent(
  db: Db,
  projectId: string,
  event: DemoEvent,
  {
    person,
    tags,
    media,
    now,
    accounts,
    index,
  }: Around & { readonly accounts: ReadonlyMap<string, string>; readonly index: number },
): Promise<PostEvent[]> {
  const by = person(event.by ?? 'author');
  const times = timesOf(event, now);
  const { state = 'PUBLISHED' } = event;
  const createTime = new Date(Math.min(now.getTime(), Date.parse(times.startTime)) - (40 + index) * HOUR);
  const mediaId = media.get(event.cover);
  const idsOf = (names: readonly string[] = []) => names.flatMap((name) => accounts.get(name) ?? []);
  const after = await createEvent(db, projectId, {
    draft: {
      ...event.draft,
      title: event.draft.title.replace('{year}', hanoiDay(Date.parse(times.startTime)).slice(0, 4)),
      ...times,
      organizerIds: idsOf(event.organizers),
      performerIds: idsOf(event.performers),
      tagIds: (event.tags ?? []).flatMap((title) => tags.get(title) ?? []),
      ...(mediaId !== undefined && { cover: { mediaId, caption: '', alt: event.draft.title } }),
    },
    createdBy: by,
    createTime,
    state,
    ...(state === 'PUBLISHED' && { publishedTime: new Date(createTime.getTime() + 2 * HOUR) }),
  });
  const source = { db, projectId, address: '', requestId: 'demo', time: createTime };
  await auditEvent({ ...source, caller: callerOf(by) }, 'create', { after });
  const drafts: PostEvent[] = [];
  for (const piece of event.coverage ?? [])
    drafts.push(...(await seedCoverage({ db, projectId, time: createTime }, after, piece, person)));
  if (event.plan === undefined) return drafts;
  const { verb, note, toDays = 0, onlineUrl = '' } = event.plan;
  const shared = { version: after.version, note, notifies: false } as const;
  await changePlan(
    callOf(db, projectId, person('admin')),
    after.id,
    verb === 'reschedule'
      ? { verb, ...shared, startTime: startOf({ inDays: toDays }, now, event.hours?.[0] ?? 0) }
      : verb === 'moveOnline'
        ? { verb, ...shared, onlineUrl }
        : { verb, ...shared },
  );
  return drafts;
}

/** Planned by the editor; whoever makes it has a draft, as after assigning it on the console. */
async function seedCoverage(
  { db, projectId, time }: { readonly db: Db; readonly projectId: string; readonly time: Date },
  event: EventRecord,
  { kind, note = '', by: key, isDone = false }: NonNullable<DemoEvent['coverage']>[number],
  person: Around['person'],
): Promise<PostEvent[]> {
  const assignee = key && person(key);
  const { start_time: startTime } = event;
  const dueTime = startTime && new Date(startTime.getTime() + 3 * HOUR);
  const terms = { categoryIds: [], tagIds: event.tags.map(({ id }) => id) };
  const draft = coverageDraft(event, { kind, note, dueTime, startTime }, terms);
  const post =
    assignee && (await createPost(db, projectId, { draft, createdBy: assignee, createTime: time }));
  await insertVersioned(
    db,
    'event_coverage',
    projectId,
    {
      event_id: event.id,
      day: null,
      kind,
      note,
      assignee_id: assignee?.userId ?? null,
      assignee_name: assignee?.displayName ?? '',
      due_time: dueTime,
      post_id: post?.id ?? null,
      is_done: isDone,
      closed_by_change_id: null,
    },
    person('editor'),
  );
  return post ? [{ time, by: person('editor'), action: 'create', after: post }] : [];
}

function timesOf({ at, hours, days = 1 }: DemoEvent, now: Date) {
  const startTime = startOf(at, now, hours?.[0] ?? 0);
  const lastDay = hanoiDay(Date.parse(startTime) + (days - 1) * DAY);
  const end = hours === undefined ? hanoiDayEnd(lastDay) : hanoiDayStart(lastDay) + hours[1] * HOUR;
  return { startTime, endTime: new Date(end).toISOString() };
}

/** The coming day of a year: by the lunar calendar that of the running lunar year, which may be over. */
function startOf(at: DemoTime, now: Date, hour: number): string {
  const today = hanoiDay(now.getTime());
  return new Date(hanoiDayStart(dayOf(at, today)) + hour * HOUR).toISOString();
}

function dayOf(at: DemoTime, today: string): string {
  if ('inDays' in at) return hanoiDay(hanoiDayStart(today) + at.inDays * DAY);
  const { year } = readDay(today);
  if ('month' in at) {
    const day = writeDay({ year, month: at.month, day: at.day });
    return day >= today ? day : writeDay({ year: year + 1, month: at.month, day: at.day });
  }
  const lunar = { year: toLunar(readDay(today)).year, month: at.lunarMonth, day: at.lunarDay, isLeap: false };
  const solar = toSolar(lunar);
  return solar === undefined ? today : writeDay(solar);
}

function callerOf({ userId, displayName, role }: TransitionActor) {
  return { userId: userId ?? '', displayName, role: role ?? ('ADMIN' as const) };
}

/** A call that nobody made: what a change of plan needs to know of one. */
function callOf(db: Db, projectId: string, by: TransitionActor): TransactionCall {
  const holder = { role: callerOf(by).role, permissionGrants: [], permissionDenials: [] };
  const caller = { ...callerOf(by), permissionsHere: permissionsIn(holder, undefined) };
  return {
    db,
    projectId,
    caller,
    address: '',
    requestId: 'demo',
    userAgent: '',
  } as unknown as TransactionCall;
}
