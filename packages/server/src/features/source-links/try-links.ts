import { chooseLink, type FoundArticle } from '@toasoan/contract/features/source-links/choose-link.ts';
import { gatedAction } from '@toasoan/contract/features/source-links/gates.ts';
import type { LinkTrial, LinkTrialBody } from '@toasoan/contract/features/source-links/link-trial.ts';
import type { Db } from '#server/core/db/database.ts';
import { getParserSource } from '#server/features/parser-sources/public.ts';
import { gateFacts } from './gate-facts.ts';
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
