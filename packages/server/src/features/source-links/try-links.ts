import { chooseLink, type FoundArticle } from '@toasoan/contract/features/source-links/choose-link.ts';
import { gatedAction } from '@toasoan/contract/features/source-links/gates.ts';
import type { LinkTrial, LinkTrialBody } from '@toasoan/contract/features/source-links/link-trial.ts';
import { dayIn } from '@toasoan/contract/vocabulary/day.ts';
import type { Db } from '#server/core/db/database.ts';
import {
  countParserSources,
  getParserSource,
  type ParserSourceRow,
} from '#server/features/parser-sources/public.ts';
import { checkSettingsOf } from '#server/features/posts/public.ts';
import { linksOfSource } from './link-view.ts';

/** Which link would take a text, why no other one does, and what would happen. @throws NOT_FOUND */
export async function tryLinks(
  db: Db,
  projectId: string,
  body: LinkTrialBody,
  now: Date,
): Promise<LinkTrial> {
  const source = await getParserSource(db, projectId, body.sourceId);
  const links = await linksOfSource(db, projectId, source.id);
  const { taker, judged } = chooseLink(articleOf(body), links);
  if (taker === null) return { outcome: null, links: judged.map(shown) };
  const facts = await gateFacts(db, source, { publishedTime: body.publishedTime, now });
  const { action, gates, publishAfter } = gatedAction(taker.autoAction, facts);
  return {
    outcome: {
      action,
      gates: [...gates],
      publishAfter: publishAfter === null ? null : new Date(publishAfter).toISOString(),
    },
    links: judged.map(shown),
  };
}

const shown = ({
  link,
  verdict,
  words,
}: ReturnType<typeof chooseLink<LinkTrial['links'][number]['link']>>['judged'][number]) => ({
  link,
  verdict,
  words: [...words],
});

const articleOf = ({ sourceId, sourceCategoryId, url, ...rest }: LinkTrialBody): FoundArticle => ({
  ...rest,
  sourceId,
  sectionIds: sourceCategoryId === null ? [] : [sourceCategoryId],
  listUrls: url === '' ? [] : [url],
});

/** What decides whether a text of a source may go out. */
async function gateFacts(
  db: Db,
  source: ParserSourceRow,
  { publishedTime, now }: { readonly publishedTime: string | null; readonly now: Date },
) {
  const { agencies, agenciesNeeded } = await countParserSources(db, source.project_id, now);
  const { minDelayMinutes } = await checkSettingsOf(db, source.project_id);
  return {
    source: {
      trustLevel: source.trust_level,
      autoPublish: source.auto_publish,
      agreementState: source.agreement_state,
      validUntil: source.valid_until,
    },
    delayMinutes: Math.max(source.min_delay_minutes, minDelayMinutes),
    publishedTime: publishedTime === null ? null : Date.parse(publishedTime),
    now: now.getTime(),
    today: dayIn('Asia/Ho_Chi_Minh', now.getTime()),
    agencies,
    agenciesNeeded,
  };
}
