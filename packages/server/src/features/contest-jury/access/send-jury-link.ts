import { JURY_LINK_DAYS } from '@toasoan/contract/features/contest-jury/external-juror.ts';
import { JURY_RULE_TEXTS as RULES } from '@toasoan/contract/features/contest-jury/jury-texts.ts';
import { newRandomId } from '#server/core/auth/token.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import { auditJuror, changeJuror, type JurorRow } from '../juror-store.ts';
import { hasRoundLeft, insertJuryLink, revokeJuryLinks } from './jury-link-store.ts';
import { addLinkMail } from './jury-mail-jobs.ts';

const DAY_MS = 86_400_000;

interface Sending {
  readonly now: Date;
  readonly mails: boolean;
}

/** Mails a new link; earlier ones end. @throws RULES_NOT_MET: JUROR_HAS_ACCOUNT, JURY_NO_MAIL, JUROR_ROUNDS_OVER */
export async function sendJuryLink(
  call: TransactionCall,
  before: JurorRow,
  { now, mails }: Sending,
): Promise<JurorRow> {
  const { db, caller } = call;
  if (before.email_key === null) throw ruleNotMet(RULES, 'JUROR_HAS_ACCOUNT', 'id');
  if (!mails) throw ruleNotMet(RULES, 'JURY_NO_MAIL', 'id');
  if (!(await hasRoundLeft(db, before))) throw ruleNotMet(RULES, 'JUROR_ROUNDS_OVER', 'id');
  await revokeJuryLinks(db, before, now);
  const expireTime = new Date(now.getTime() + JURY_LINK_DAYS * DAY_MS);
  const id = await insertJuryLink(db, before, { nonce: newRandomId(), expireTime });
  await addLinkMail(db, before.project_id, id);
  const after = await changeJuror(db, before, {}, caller);
  await auditJuror(call, 'sendLink', { before, after: { ...after, linkUntil: expireTime.toISOString() } });
  return after;
}

/** @throws RULES_NOT_MET: JUROR_HAS_ACCOUNT */
export async function revokeJuryLink(call: TransactionCall, before: JurorRow, now: Date): Promise<JurorRow> {
  if (before.email_key === null) throw ruleNotMet(RULES, 'JUROR_HAS_ACCOUNT', 'id');
  await revokeJuryLinks(call.db, before, now);
  const after = await changeJuror(call.db, before, {}, call.caller);
  await auditJuror(call, 'revokeLink', { before, after });
  return after;
}
