import { VOTER_DAYS } from '@toasoan/contract/features/contest-votes/vote-kinds.ts';
import { VOTE_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/contest-votes/vote-texts.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { newToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import {
  getOpenContest,
  mailCode,
  spendCode,
  takeCode,
  wrongCode,
} from '#server/features/contest-entries/public.ts';
import type { VoteDependencies } from '../vote-dependencies.ts';
import { needOpenVoting } from '../voting.ts';
import { originOf } from './vote-origin.ts';
import { insertVoterSession, keepVoter, type Voter } from './voter-store.ts';

const DAY_MS = 86_400_000;

interface Asking {
  readonly db: Db;
  readonly projectId: string;
  readonly address: string;
  readonly userAgent: string;
}

/** Mails a code, whoever the address belongs to. @throws NOT_FOUND, RULES_NOT_MET while nobody votes */
export async function askVoteCode(
  deps: VoteDependencies,
  { db, projectId }: Pick<Asking, 'db' | 'projectId'>,
  asked: { readonly contest: string; readonly email: string; readonly lang: Language },
): Promise<Date> {
  const contest = await getOpenContest(db, projectId, asked.contest);
  needOpenVoting(contest, deps);
  const { email, lang } = asked;
  const code = { purpose: 'VOTE', contest, email, language: lang, now: deps.now() } as const;
  return (await mailCode(db, code)).expireTime;
}

interface Given {
  readonly contest: string;
  readonly email: string;
  readonly name: string;
  readonly code: string;
}

/** A secret for whoever knows the code; outside of a transaction, since wrong tries count. @throws as `takeCode` */
export async function openVoter(
  deps: VoteDependencies,
  { db, projectId, ...sender }: Asking,
  { contest: address, email, name, code }: Given,
): Promise<{ readonly token: string; readonly voter: Voter }> {
  if (name === '') throw ruleNotMet(TEXTS, 'NAME_MISSING', 'name');
  const contest = await getOpenContest(db, projectId, address);
  needOpenVoting(contest, deps);
  const found = await takeCode(deps, db, { purpose: 'VOTE', contest, email, code });
  const [token, now] = [newToken(), deps.now()];
  const id = await inTransaction(db, async (tx) => {
    if (!(await spendCode(tx, found, now))) throw wrongCode();
    const origin = originOf(deps.keys, contest.id, sender);
    const voter = { contestId: contest.id, emailKey: found.email_key, name, now, origin };
    const voterId = await keepVoter(tx, projectId, voter);
    const expireTime = new Date(now.getTime() + VOTER_DAYS * DAY_MS);
    await insertVoterSession(tx, projectId, { voterId, token, expireTime });
    return voterId;
  });
  return { token, voter: { id, contest_id: contest.id } };
}
