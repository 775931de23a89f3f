import {
  JURY_CODE_MINUTES,
  JURY_SESSION_HOURS,
} from '@toasoan/contract/features/contest-jury/external-juror.ts';
import { JURY_ACCESS_TEXTS as TEXTS } from '@toasoan/contract/features/contest-jury/jury-access-texts.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { LinkTokens } from '#server/core/auth/link-token.ts';
import { newToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { mailCode, spendCode, takeCode, wrongCode } from '#server/features/contest-entries/public.ts';
import { noticeJury } from '../notice-jury.ts';
import { markLink } from './jury-link-store.ts';
import {
  type DoorLink,
  findDoorLink,
  findSeatedJuror,
  insertJurySession,
  type SeatedJuror,
} from './jury-secret-store.ts';

const HOUR_MS = 3_600_000;

/** Dependencies of what external jurors do, beside the database. */
export interface ReaderJuryDependencies {
  readonly tokens: LinkTokens;
  readonly now: () => Date;
  /** The product has a mail server: without one no code reaches a juror. */
  readonly mails: boolean;
}

/** @throws RULES_NOT_MET: LINK_OVER, whatever is wrong with the link */
async function getDoorLink(db: Db, projectId: string, token: string, now: Date): Promise<DoorLink> {
  const link = await findDoorLink(db, projectId, token, now);
  if (link === undefined) throw ruleNotMet(TEXTS, 'LINK_OVER', 'token');
  return link;
}

/** Mails a code to the juror of a link. @throws RULES_NOT_MET: NO_MAIL, LINK_OVER */
export async function askJuryCode(
  { now, mails }: ReaderJuryDependencies,
  db: Db,
  projectId: string,
  { token, lang }: { readonly token: string; readonly lang: Language },
): Promise<Date> {
  const link = await getDoorLink(db, projectId, token, now());
  if (!mails) throw ruleNotMet(TEXTS, 'NO_MAIL', 'token');
  const { expireTime } = await mailCode(db, {
    ...{ purpose: 'JURY', email: link.email, language: lang, now: now(), minutes: JURY_CODE_MINUTES },
    contest: { id: link.contest_id, project_id: projectId },
  });
  return expireTime;
}

/**
 * A session for whoever has the link and knows the code. A wrong try counts whatever becomes of the call, so this runs
 * outside of a transaction. @throws RULES_NOT_MET: LINK_OVER, CODE_WRONG
 */
export async function openJuryRoom(
  { tokens, now }: ReaderJuryDependencies,
  db: Db,
  projectId: string,
  { token: secret, code }: { readonly token: string; readonly code: string },
): Promise<string> {
  const link = await getDoorLink(db, projectId, secret, now());
  const contest = { id: link.contest_id, project_id: projectId };
  const found = await takeCode({ tokens, now }, db, { purpose: 'JURY', contest, email: link.email, code });
  const token = newToken();
  await inTransaction(db, async (tx) => {
    if (!(await spendCode(tx, found, now()))) throw wrongCode();
    const expireTime = new Date(now().getTime() + JURY_SESSION_HOURS * HOUR_MS);
    await insertJurySession(tx, projectId, { linkId: link.id, token, expireTime });
    await markLink(tx, projectId, link.id, { open_time: now() });
    await noticeJury({ db: tx, projectId });
  });
  return token;
}

/** @throws RULES_NOT_MET: SESSION_OVER */
export async function getSeatedJuror(
  db: Db,
  projectId: string,
  token: string,
  now: Date,
): Promise<SeatedJuror> {
  const juror = await findSeatedJuror(db, projectId, token, now);
  if (juror === undefined) throw ruleNotMet(TEXTS, 'SESSION_OVER', 'token');
  return juror;
}
