import { LINK_DAYS } from '@toasoan/contract/features/contest-entries/entry-limits.ts';
import { ENTRY_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/contest-entries/entry-texts.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { newToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { getOpenContest } from '../entry-contest-view.ts';
import type { EntryDependencies } from '../entry-dependencies.ts';
import { linkSecretOf } from './entry-code.ts';
import { spendCode } from './entry-code-store.ts';
import { type EntryLink, insertLink } from './entry-link-store.ts';
import { mailCode, takeCode, wrongCode } from './mailed-code.ts';

const DAY_MS = 86_400_000;

type Dependencies = Pick<EntryDependencies, 'tokens' | 'now' | 'mails'>;

interface Asking {
  readonly contest: string;
  readonly email: string;
}

/**
 * Mails a code and a link, whoever the address belongs to; authors of works that were sent get in after the end too.
 * @throws NOT_FOUND, RULES_NOT_MET: NO_MAIL; INVALID_INPUT for an address that cannot exist
 */
export async function askCode(
  { tokens, now, mails }: Dependencies,
  db: Db,
  projectId: string,
  { contest: address, email, lang }: Asking & { readonly lang: Language },
): Promise<Date> {
  if (!mails) throw ruleNotMet(TEXTS, 'NO_MAIL', 'email');
  const contest = await getOpenContest(db, projectId, address);
  const asked = { purpose: 'ENTRY', contest, email, language: lang, now: now() } as const;
  const { expireTime, nonce, emailKey } = await mailCode(db, asked);
  await insertLink(db, {
    ...{ project_id: projectId, contest_id: contest.id, email, email_key: emailKey },
    token: linkSecretOf(tokens, nonce),
    expireTime: new Date(asked.now.getTime() + LINK_DAYS * DAY_MS),
  });
  return expireTime;
}

/**
 * A secret for whoever knows the code of the mail. A wrong try counts whatever becomes of the call, so this runs
 * outside of a transaction. @throws NOT_FOUND, RULES_NOT_MET: CODE_WRONG
 */
export async function openByCode(
  { tokens, now }: Dependencies,
  db: Db,
  projectId: string,
  { contest: address, email, code }: Asking & { readonly code: string },
): Promise<{ readonly token: string; readonly link: EntryLink }> {
  const contest = await getOpenContest(db, projectId, address);
  const found = await takeCode({ tokens, now }, db, { purpose: 'ENTRY', contest, email, code });
  const token = newToken();
  const { email: mailed, email_key } = found;
  const link = { project_id: projectId, contest_id: contest.id, email: mailed, email_key };
  await inTransaction(db, async (tx) => {
    if (!(await spendCode(tx, found, now()))) throw wrongCode();
    await insertLink(tx, { ...link, token, expireTime: new Date(now().getTime() + LINK_DAYS * DAY_MS) });
  });
  return { token, link };
}
