import {
  JURY_STATE_TEXTS,
  ROOM_RULE_TEXTS,
  JURY_RULE_TEXTS as RULES,
} from '@toasoan/contract/features/contest-jury/jury-texts.ts';
import type { RoundState } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { ROUND_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { auditOf } from '#server/core/audit/audit-log.ts';
import type { Db } from '#server/core/db/database.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { holdVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import type { JurorRow } from './juror-store.ts';
import { noticeJury } from './notice-jury.ts';
import { type RoundRow, stateOfRound } from './round-works-view.ts';

/** For a score: many are saved at once, and none while the round is being locked. */
export async function holdOpenRound(db: Db, projectId: string, id: string): Promise<RoundRow> {
  const row = await db
    .selectFrom('contest_rounds')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  if (row.state !== 'OPEN') throw ruleNotMet(ROOM_RULE_TEXTS, 'ROUND_LOCKED');
  return row;
}

interface Wanted {
  readonly id: string;
  readonly version: number;
  readonly states: readonly RoundState[];
}

/** A round that the jury judges, in one of the states, for a change of it. @throws NOT_FOUND, VERSION_CONFLICT */
export async function holdRound(call: TransactionCall, { id, version, states }: Wanted): Promise<RoundRow> {
  const row = await holdVersioned(call.db, 'contest_rounds', call.projectId, id);
  checkVersion(row, version);
  if (stateOfRound(row.key) === undefined) throw ruleNotMet(RULES, 'ROUND_NOT_JUDGED');
  if (!states.includes(row.state)) throw wrongState(row.state, call.language);
  return row;
}

export function wrongState(state: RoundState, language: Language): AppError {
  return ruleNotMet(RULES, 'ROUND_STATE', 'state', { state: JURY_STATE_TEXTS[state][language] });
}

const writeRoundAudit = auditOf('contestRound', (row: RoundRow & { readonly said?: object }) => ({
  title: ROUND_TEXTS[row.key].vi,
  contestId: row.contest_id,
  state: row.state,
  jurorsPerEntry: row.jurors_per_entry,
  ...row.said,
}));

/** Every step of a round is in the log, and on open boards. */
export async function auditRound(
  call: TransactionCall,
  ...step: DropFirst<Parameters<typeof writeRoundAudit>>
): Promise<void> {
  await writeRoundAudit(call, ...step);
  await noticeJury(call);
}

type DropFirst<List extends readonly unknown[]> = List extends readonly [unknown, ...infer Rest]
  ? Rest
  : never;

/** The open rounds that a juror judges, held for a change of their turns. */
export async function runningRounds(db: Db, juror: JurorRow): Promise<RoundRow[]> {
  return await db
    .selectFrom('contest_rounds')
    .selectAll()
    .where('project_id', '=', juror.project_id)
    .where('contest_id', '=', juror.contest_id)
    .where('state', '=', 'OPEN')
    .where('key', 'in', juror.round_keys)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
