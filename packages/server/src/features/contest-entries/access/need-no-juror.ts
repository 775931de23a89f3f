import { ENTRY_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/contest-entries/entry-texts.ts';
import type { Db } from '#server/core/db/database.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { IsJurorEmail } from '../entry-dependencies.ts';
import type { EntryLink } from './entry-link-store.ts';

/** Domain §9.5: a juror cannot be an entrant. @throws RULES_NOT_MET: JUROR */
export async function needNoJuror(isJurorEmail: IsJurorEmail, db: Db, link: EntryLink): Promise<void> {
  const { project_id: projectId, contest_id: contestId, email_key: emailKey } = link;
  if (await isJurorEmail(db, { projectId, contestId, emailKey })) throw ruleNotMet(TEXTS, 'JUROR', 'token');
}
