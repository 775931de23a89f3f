import { CODE_MINUTES } from '@toasoan/contract/features/contest-entries/entry-limits.ts';
import { ENTRY_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/contest-entries/entry-texts.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { emailKeyOf } from '#server/core/auth/email-key.ts';
import { newRandomId } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { EntryDependencies } from '../entry-dependencies.ts';
import { addCodeMail } from '../mailing/entry-mail-jobs.ts';
import { isCode } from './entry-code.ts';
import { type CodePurpose, countTry, type EntryCode, insertCode } from './entry-code-store.ts';

const MINUTE_MS = 60_000;

interface Asking {
  readonly purpose: CodePurpose;
  readonly contest: { readonly id: string; readonly project_id: string };
  readonly email: string;
}

interface CodeMail extends Asking {
  readonly language: Language;
  readonly now: Date;
  /** How long it works. */
  readonly minutes?: number;
}

/** Mails a code of six digits. @throws INVALID_INPUT for an address that cannot exist */
export async function mailCode(
  db: Db,
  { contest, email, purpose, language, now, minutes = CODE_MINUTES }: CodeMail,
): Promise<{ readonly expireTime: Date; readonly nonce: string; readonly emailKey: string }> {
  const [emailKey, nonce] = [keyOf(email), newRandomId()];
  const expireTime = new Date(now.getTime() + minutes * MINUTE_MS);
  const code = { purpose, contestId: contest.id, email, emailKey, language, nonce, expireTime };
  const id = await insertCode(db, contest.project_id, code);
  await addCodeMail(db, contest.project_id, id);
  return { expireTime, nonce, emailKey };
}

/**
 * The code of a mail, with this try counted whatever becomes of the call, so outside of a transaction; `spendCode` then
 * ends it. @throws RULES_NOT_MET: CODE_WRONG
 */
export async function takeCode(
  { tokens, now }: Pick<EntryDependencies, 'tokens' | 'now'>,
  db: Db,
  { purpose, contest, email, code }: Asking & { readonly code: string },
): Promise<EntryCode> {
  const wanted = { purpose, contestId: contest.id, emailKey: keyOf(email), now: now() };
  const found = await countTry(db, contest.project_id, wanted);
  if (found === undefined || !isCode(tokens, found.nonce, code)) throw wrongCode();
  return found;
}

export function wrongCode(): AppError {
  return ruleNotMet(TEXTS, 'CODE_WRONG', 'code');
}

function keyOf(email: string): string {
  const key = emailKeyOf(email);
  if (key === undefined)
    throw new AppError('INVALID_INPUT', { fields: [{ field: 'email', code: 'pattern' }] });
  return key;
}
