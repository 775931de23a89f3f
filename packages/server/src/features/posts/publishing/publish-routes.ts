import { runChecks } from '@toasoan/contract/features/posts/checklist/post-checks.ts';
import { mayReadDrafts } from '@toasoan/contract/features/posts/post-rules.ts';
import {
  type PostOpenPoints,
  publishEndpoints,
} from '@toasoan/contract/features/posts/publishing/publish-endpoints.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { findPublishAudience } from '../notify/notify-of-transition.ts';
import { workingCopyOf } from '../pending/working-copy.ts';
import { postActor } from '../post-actor.ts';
import { getPost, postOf, readPosts } from '../post-detail-view.ts';
import { checkFactsOf, factsOf, type PostRecord } from '../post-record.ts';
import { findNames } from './publication-view.ts';
import { composeReceipt, type FindReceiptSteps } from './publish-receipt.ts';
import { undoPublish } from './undo-publish.ts';

interface Dependencies {
  readonly now: () => Date;
  /** In the order of their steps. */
  readonly receiptSources: readonly FindReceiptSteps[];
}

/** Beside the publication itself, which is a transition: who hears of it, its receipt, and taking it back. */
export function publishRoutes({ now, receiptSources }: Dependencies): readonly Route[] {
  return [
    route(publishEndpoints.points, async ({ db, projectId, caller, query, language }) => {
      const actor = postActor(caller);
      const posts = await readPosts(db, projectId, query.ids);
      const items = posts.filter((post) => mayReadDrafts(actor, factsOf(post)));
      return { items: items.map((post) => openPointsOf(post, language)) };
    }),
    route(publishEndpoints.audience, async ({ db, projectId, caller, params }) => {
      const actor = postActor(caller);
      const post = await getPost(db, projectId, actor, params.id);
      if (!mayReadDrafts(actor, factsOf(post))) throw new AppError('FORBIDDEN');
      const people = await findPublishAudience(db, projectId, { post, byId: caller.userId });
      return { people: [...(await findNames(db, people))] };
    }),
    route(publishEndpoints.receipt, async ({ db, projectId, caller, params }) => {
      const post = await getPost(db, projectId, postActor(caller), params.id);
      return await composeReceipt(db, { projectId, post, now: now() }, receiptSources);
    }),
    transactionRoute(publishEndpoints.undo, async (call) => {
      const { caller, params, body, language } = call;
      const { after } = await undoPublish(call, { id: params.id, ...body });
      return postOf(after, postActor(caller), language);
    }),
  ];
}

function openPointsOf(post: PostRecord, language: Language): PostOpenPoints {
  const facts = checkFactsOf(workingCopyOf(post), new Date());
  const open = runChecks(facts, post.settings).filter(({ isMet }) => !isMet);
  const wordsOf = (isAdvice: boolean) =>
    open.filter(({ level }) => (level === 'recommended') === isAdvice).map(({ text }) => text[language]);
  return { id: post.id, title: post.title, required: wordsOf(false), advice: wordsOf(true) };
}
