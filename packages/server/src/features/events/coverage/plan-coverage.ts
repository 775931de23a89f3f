import type {
  Coverage,
  CoverageCreate,
  CoverageUpdate,
} from '@toasoan/contract/features/events/coverage/coverage.ts';
import {
  COVERAGE_RULE_TEXTS,
  MAX_COVERAGE,
} from '@toasoan/contract/features/events/coverage/coverage-rules.ts';
import { findPersonIn } from '#server/core/auth/rights-view.ts';
import type { Db } from '#server/core/db/database.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import {
  getVersioned,
  holdVersioned,
  insertVersioned,
  removeVersioned,
  updateVersioned,
} from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { articleActor } from '#server/features/articles/public.ts';
import { findCategoryStatuses } from '#server/features/categories/public.ts';
import { notify } from '#server/features/notifications/public.ts';
import { auditPost, createPost } from '#server/features/posts/public.ts';
import { findTagStatuses } from '#server/features/tags/public.ts';
import { getEvent } from '../event-detail-view.ts';
import type { EventRecord } from '../event-record.ts';
import { readOccurrences } from '../occurrences/occurrence-store.ts';
import { auditCoverage, type CoverageVerb } from './coverage-audit.ts';
import { coverageDraft } from './coverage-draft.ts';
import { listCoverage, readCoverage } from './coverage-view.ts';

type Person = { readonly userId: string; readonly displayName: string };

/** Plans a piece of coverage. @throws NOT_FOUND, RULES_NOT_MET. */
export async function createCoverage(call: TransactionCall, body: CoverageCreate): Promise<Coverage> {
  const { db, projectId, caller } = call;
  const event = await getEvent(db, projectId, articleActor(caller), body.eventId);
  const startTime = await startOf(db, event, body.day ?? null);
  // The only date of an event may move: what is planned for it goes along.
  const day = event.details.recurrence.kind === 'NONE' ? null : (body.day ?? null);
  const others = await listCoverage(db, projectId, [event.id]);
  if (others.filter((one) => one.day === day).length >= MAX_COVERAGE) {
    throw ruleNotMet(COVERAGE_RULE_TEXTS, 'TOO_MANY', 'eventId', { max: MAX_COVERAGE });
  }
  const assignee = await assigneeOf(call, body.assigneeId);
  const row = await insertVersioned(
    db,
    'event_coverage',
    projectId,
    {
      event_id: event.id,
      day,
      kind: body.kind,
      note: body.note ?? '',
      assignee_id: assignee?.userId ?? null,
      assignee_name: assignee?.displayName ?? '',
      due_time: body.dueTime ? new Date(body.dueTime) : null,
      due_stays: body.dueStays ?? false,
      post_id: null,
      closed_by_change_id: null,
    },
    caller,
  );
  if (assignee) await giveDraft(call, { event, id: row.id, assignee, startTime });
  return await finish(call, { verb: 'planCoverage', id: row.id, before: undefined });
}

/** Changes a piece; somebody new gets the draft. @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET. */
export async function updateCoverage(call: TransactionCall, body: CoverageUpdate): Promise<Coverage> {
  const { db, projectId, caller } = call;
  const held = await holdVersioned(db, 'event_coverage', projectId, body.id);
  checkVersion(held, body.version);
  const event = await getEvent(db, projectId, articleActor(caller), held.event_id);
  const before = await getCoverage(db, projectId, body.id);
  const assignee = await assigneeOf(call, body.assigneeId);
  const isNew = assignee !== undefined && assignee.userId !== before.assignee?.userId;
  if (isNew && !(body.isNeeded ?? held.is_needed))
    throw ruleNotMet(COVERAGE_RULE_TEXTS, 'NOT_NEEDED', 'assigneeId');
  await updateVersioned(
    db,
    'event_coverage',
    held,
    {
      kind: body.kind,
      note: body.note,
      ...(body.assigneeId !== undefined && {
        assignee_id: assignee?.userId ?? null,
        assignee_name: assignee?.displayName ?? '',
      }),
      ...(body.dueTime !== undefined && { due_time: body.dueTime ? new Date(body.dueTime) : null }),
      due_stays: body.dueStays,
      is_done: body.isDone,
      ...(body.isNeeded !== undefined && { is_needed: body.isNeeded, closed_by_change_id: null }),
    },
    caller,
  );
  if (isNew) {
    const startTime = await startOf(db, event, held.day);
    await giveDraft(call, { event, id: body.id, assignee, startTime });
  }
  return await finish(call, { verb: 'changeCoverage', id: body.id, before });
}

/** The caller takes an open piece. @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET. */
export async function takeCoverage(
  call: TransactionCall,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<Coverage> {
  const held = await holdVersioned(call.db, 'event_coverage', call.projectId, id);
  if (held.assignee_id !== null) throw ruleNotMet(COVERAGE_RULE_TEXTS, 'TAKEN', 'assigneeId');
  return await updateCoverage(call, { id, version, assigneeId: call.caller.userId });
}

/** Its draft stays with its author. @throws NOT_FOUND, VERSION_CONFLICT. */
export async function removeCoverage(call: TransactionCall, id: string): Promise<void> {
  const { db, projectId, caller } = call;
  const held = await holdVersioned(db, 'event_coverage', projectId, id);
  checkVersion(held, call.ifMatch);
  await getEvent(db, projectId, articleActor(caller), held.event_id);
  const before = await getCoverage(db, projectId, id);
  await removeVersioned(db, 'event_coverage', held);
  await auditCoverage(call, 'dropCoverage', { before, after: undefined });
}

interface Given {
  readonly event: EventRecord;
  readonly id: string;
  readonly assignee: Person;
  readonly startTime: Date | null;
}

/** Writes the draft of the assignee, once for each of them, and tells them. */
async function giveDraft(call: TransactionCall, { event, id, assignee, startTime }: Given): Promise<void> {
  const { db, projectId, caller } = call;
  const piece = await getVersioned(db, 'event_coverage', projectId, id);
  const terms = await usableTerms(db, projectId, event);
  const { kind, note, due_time: dueTime } = piece;
  const draft = coverageDraft(event, { kind, note, dueTime, startTime }, terms);
  const post = await createPost(db, projectId, { draft, createdBy: assignee });
  await auditPost(call, 'create', { after: post });
  await updateVersioned(db, 'event_coverage', piece, { post_id: post.id }, caller);
  await notify(db, projectId, {
    kind: 'postAssigned',
    postId: post.id,
    to: [assignee.userId],
    by: caller,
    detail: { title: post.title, ...(dueTime && { dueTime: dueTime.toISOString() }) },
  });
}

async function usableTerms(db: Db, projectId: string, { categories, tags }: EventRecord) {
  const ids = (terms: readonly { readonly id: string }[]) => terms.map(({ id }) => id);
  const categoryStatuses = await findCategoryStatuses(db, projectId, ids(categories));
  const tagStatuses = await findTagStatuses(db, projectId, ids(tags));
  return {
    categoryIds: ids(categories).filter((id) => categoryStatuses.get(id) === 'ENABLE'),
    tagIds: ids(tags).filter((id) => tagStatuses.get(id) === 'ENABLE'),
  };
}

/** The start of the date meant. @throws RULES_NOT_MET for a day that the event does not have. */
async function startOf(db: Db, event: EventRecord, day: string | null): Promise<Date | null> {
  if (day === null) return event.start_time;
  const dates = await readOccurrences(db, event.project_id, event.id);
  const date = dates.find((one) => one.day === day);
  if (!date) throw ruleNotMet(COVERAGE_RULE_TEXTS, 'DAY_UNKNOWN', 'day', { day });
  return date.start_time;
}

/** @throws RULES_NOT_MET for a person who does not write in the project. */
async function assigneeOf(
  { db, projectId }: TransactionCall,
  userId: string | null | undefined,
): Promise<Person | undefined> {
  if (userId === null || userId === undefined) return undefined;
  const person = await findPersonIn(db, projectId, userId);
  if (!person?.permissions.includes('post.create')) {
    throw ruleNotMet(COVERAGE_RULE_TEXTS, 'ASSIGNEE_UNFIT', 'assigneeId');
  }
  return person;
}

async function getCoverage(db: Db, projectId: string, id: string): Promise<Coverage> {
  const found = await readCoverage(db, projectId, id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

interface Finished {
  readonly verb: CoverageVerb;
  readonly id: string;
  readonly before: Coverage | undefined;
}

async function finish(call: TransactionCall, { verb, id, before }: Finished): Promise<Coverage> {
  const after = await getCoverage(call.db, call.projectId, id);
  await auditCoverage(call, verb, { before, after });
  return after;
}
