import type { IncomingHttpHeaders } from 'node:http';
import { ENTRY_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/contest-entries/entry-texts.ts';
import { looksLikeToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { type EntryLink, findLink } from './entry-link-store.ts';

/** @throws RULES_NOT_MET: LINK_OVER */
export async function getLink(db: Db, projectId: string, token: string, now: Date): Promise<EntryLink> {
  const link = await findLink(db, projectId, token, now);
  if (link === undefined) throw ruleNotMet(TEXTS, 'LINK_OVER', 'token');
  return link;
}

const BEARER = /^Bearer (\S+)$/i;

/** '' where none is sent. */
export function bearerOf({ authorization = '' }: IncomingHttpHeaders): string {
  return BEARER.exec(authorization)?.[1] ?? '';
}

/** Of the calls of tus, which have no body to carry it. @throws RULES_NOT_MET: LINK_OVER */
export async function getLinkOf(
  db: Db,
  projectId: string,
  headers: IncomingHttpHeaders,
  now: Date,
): Promise<EntryLink> {
  const token = bearerOf(headers);
  if (!looksLikeToken(token)) throw ruleNotMet(TEXTS, 'LINK_OVER', 'token');
  return await getLink(db, projectId, token, now);
}
