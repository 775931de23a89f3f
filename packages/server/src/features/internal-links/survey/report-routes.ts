import {
  collisionsOf,
  type KeywordCollision,
} from '@toasoan/contract/features/internal-links/matching/collisions.ts';
import type { Term } from '@toasoan/contract/features/internal-links/matching/keyword-automaton.ts';
import type { Collision, CollisionParty } from '@toasoan/contract/features/internal-links/report.ts';
import { linkReportEndpoints } from '@toasoan/contract/features/internal-links/report-endpoints.ts';
import type { Db } from '#server/core/db/database.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { getPost, postActor } from '#server/features/posts/public.ts';
import { keywordsOf } from '../delivery/deliver-links.ts';
import { inboundOf } from '../inbound/inbound-view.ts';
import { missingLinks } from '../inbound/missing-links.ts';
import { countLinks, findLinks } from '../internal-link-view.ts';
import { targetOf } from '../target-view.ts';
import { brokenLinks, orphanPages, surveyOf, unusedLinks, writtenBroken } from './report-view.ts';
import { surveyNow } from './survey-jobs.ts';

/** Enough to work through; those that more keywords take part in come first. */
const MOST_COLLISIONS = 200;

export function reportRoutes(now: () => Date): readonly Route[] {
  return [
    route(linkReportEndpoints.collisions, async ({ db, projectId }) => ({
      items: await listCollisions(db, projectId),
    })),
    route(linkReportEndpoints.report, async ({ db, projectId }) => {
      const { broken, unused } = await countLinks(db, projectId);
      const { written, total } = await writtenBroken(db, projectId);
      return {
        survey: await surveyOf(db, projectId),
        broken: await brokenLinks(db, projectId),
        unused: await unusedLinks(db, projectId),
        written,
        totals: { broken, unused, written: total },
        ...(await orphanPages(db, projectId)),
      };
    }),
    route(linkReportEndpoints.inbound, async ({ db, projectId, caller, params }) => {
      const post = await getPost(db, projectId, postActor(caller), params.id);
      return {
        survey: await surveyOf(db, projectId),
        ...(await inboundOf(db, projectId, post.id)),
        missing: await missingLinks(db, projectId, post),
      };
    }),
    transactionRoute(linkReportEndpoints.survey, async ({ db, projectId }) => ({
      started: await surveyNow(db, projectId, now()),
    })),
  ];
}

/** Keywords that always want the same words come before those that do in a rare phrase. */
const nested = ({ losers }: KeywordCollision) => losers.filter(({ across }) => across === '').length;

async function listCollisions(db: Db, projectId: string): Promise<Collision[]> {
  const { rules } = await keywordsOf(db, projectId);
  const found = collisionsOf(rules)
    .toSorted((one, other) => nested(other) - nested(one) || other.losers.length - one.losers.length)
    .slice(0, MOST_COLLISIONS);
  const terms = found.flatMap(({ winner, losers }) => [winner, ...losers.map(({ term }) => term)]);
  const rows = await findLinks(db, projectId, [...new Set(terms.map(({ rule }) => rule.id))]);
  const targets = new Map(rows.map((row) => [row.id, targetOf(row)]));
  const nowhere = { id: null, name: '', path: '', problem: 'GONE' as const };
  const party = ({ rule, phrase }: Term): CollisionParty => {
    const { id, keyword, priority, isOn } = rule;
    return { id, keyword, phrase, priority, isOn, target: targets.get(id) ?? nowhere };
  };
  return found.map(({ winner, losers }) => ({
    phrase: winner.phrase,
    winner: party(winner),
    losers: losers.map(({ term, ...why }) => ({ ...party(term), ...why })),
  }));
}
