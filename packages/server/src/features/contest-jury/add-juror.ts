import type { ExternalPerson } from '@toasoan/contract/features/contest-jury/external-juror.ts';
import type { JurorCreate } from '@toasoan/contract/features/contest-jury/juror.ts';
import { JURY_RULE_TEXTS as RULES } from '@toasoan/contract/features/contest-jury/jury-texts.ts';
import { emailKeyOf } from '#server/core/auth/email-key.ts';
import type { Db } from '#server/core/db/database.ts';
import { holdVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import {
  auditJuror,
  changeJuror,
  findCandidate,
  findJurorOf,
  hasEntered,
  hasSeat,
  insertJuror,
  type JurorRow,
  unknownNumbers,
} from './juror-store.ts';

/** @throws NOT_FOUND, INVALID_INPUT, RULES_NOT_MET: JUROR_TWICE, JUROR_ENTERED, WORK_UNKNOWN */
export async function addJuror(call: TransactionCall, body: JurorCreate): Promise<JurorRow> {
  const { db, projectId, caller } = call;
  const { contestId, conflictNumbers } = body;
  const { columns, by, emailKey, field } = await personOf(call, body);
  await checkMailbox(db, { projectId, contestId, field }, emailKey);
  await checkNumbers(db, { projectId, contestId }, conflictNumbers);
  const values = {
    ...columns,
    contest_id: contestId,
    title: body.title,
    round_keys: body.roundKeys,
    categories: body.categories,
    is_chair: body.isChair,
    conflict_numbers: conflictNumbers,
  };
  const before = await findJurorOf(db, projectId, contestId, by);
  if (before?.state === 'ACTIVE') throw ruleNotMet(RULES, 'JUROR_TWICE', field);
  if (before === undefined) {
    const after = await insertJuror(db, projectId, values, caller);
    await auditJuror(call, 'create', { after });
    return after;
  }
  const after = await changeJuror(db, before, { ...values, state: 'ACTIVE', reason: '' }, caller);
  await auditJuror(call, 'restore', { before, after });
  return after;
}

/** A member of staff of the project, or somebody by an e-mail. */
async function personOf({ db, projectId }: TransactionCall, { userId, external }: JurorCreate) {
  if (external !== undefined) {
    const columns = externalColumns(external);
    const { email_key } = columns;
    return { columns, by: { email_key }, emailKey: email_key, field: 'external.email' };
  }
  const person = userId === undefined ? undefined : await findCandidate(db, projectId, userId);
  if (person === undefined || userId === undefined) throw new AppError('NOT_FOUND');
  const columns = { user_id: userId, email: null, email_key: null, name: person.name };
  return { columns, by: { user_id: userId }, emailKey: person.emailKey, field: 'userId' };
}

function externalColumns({ name, email, language }: ExternalPerson) {
  const email_key = emailKeyOf(email);
  if (email_key === undefined)
    throw new AppError('INVALID_INPUT', { fields: [{ field: 'external.email', code: 'pattern' }] });
  return { user_id: null, email, email_key, language, name };
}

interface Mailbox {
  readonly projectId: string;
  readonly contestId: string;
  /** The juror whose own it may be. */
  readonly jurorId?: string;
  readonly field: string;
}

/**
 * Holds the contest, which works that are being sent share: nobody becomes juror and entrant in the same moment.
 * @throws NOT_FOUND, RULES_NOT_MET: JUROR_TWICE, JUROR_ENTERED
 */
async function checkMailbox(
  db: Db,
  { projectId, contestId, jurorId, field }: Mailbox,
  emailKey: string,
): Promise<void> {
  await holdVersioned(db, 'contests', projectId, contestId);
  const place = { projectId, contestId, ...(jurorId !== undefined && { jurorId }) };
  if (await hasSeat(db, place, emailKey)) throw ruleNotMet(RULES, 'JUROR_TWICE', field);
  if (await hasEntered(db, projectId, contestId, emailKey)) throw ruleNotMet(RULES, 'JUROR_ENTERED', field);
}

/** Columns of an external juror who gets another name or address. @throws INVALID_INPUT, RULES_NOT_MET */
export async function changedPerson({ db }: TransactionCall, before: JurorRow, external: ExternalPerson) {
  if (before.email_key === null) throw ruleNotMet(RULES, 'JUROR_HAS_ACCOUNT', 'external');
  const { user_id: _, ...columns } = externalColumns(external);
  const { project_id: projectId, contest_id: contestId, id: jurorId } = before;
  const mailbox = { projectId, contestId, jurorId, field: 'external.email' };
  if (columns.email_key !== before.email_key) await checkMailbox(db, mailbox, columns.email_key);
  return columns;
}

export async function checkNumbers(
  db: Db,
  { projectId, contestId }: { readonly projectId: string; readonly contestId: string },
  numbers: readonly string[],
): Promise<void> {
  const [number] = await unknownNumbers(db, projectId, contestId, numbers);
  if (number !== undefined) throw ruleNotMet(RULES, 'WORK_UNKNOWN', 'conflictNumbers', { number });
}
