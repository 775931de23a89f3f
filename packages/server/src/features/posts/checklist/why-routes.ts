import { whyInWords } from '@toasoan/contract/access/why-texts.ts';
import {
  publishBlockers,
  whyEndpoints,
} from '@toasoan/contract/features/posts/checklist/publish-blockers.ts';
import { whyActionEndpoints, whyPostAction } from '@toasoan/contract/features/posts/checklist/why-action.ts';
import { mayReadDrafts } from '@toasoan/contract/features/posts/post-rules.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type Route, route } from '#server/core/http/route.ts';
import { findHolder } from '#server/features/articles/public.ts';
import { findWhySubject } from '#server/features/users/public.ts';
import { getPostBrief } from '../lock/post-brief-view.ts';
import { workingCopyOf } from '../pending/working-copy.ts';
import { postActor } from '../post-actor.ts';
import { getPost } from '../post-detail-view.ts';
import { POST_KIND } from '../post-kind.ts';
import { checkFactsOf, factsOf } from '../post-record.ts';

export function whyRoutes(): readonly Route[] {
  return [
    route(whyEndpoints.get, async ({ db, projectId, caller, params, language }) => {
      const actor = postActor(caller);
      const post = await getPost(db, projectId, actor, params.id);
      if (!mayReadDrafts(actor, factsOf(post))) throw new AppError('NOT_FOUND');
      const facts = checkFactsOf(workingCopyOf(post), post.schedule_time ?? new Date());
      const answer = publishBlockers({ actor, post: factsOf(post), facts, settings: post.settings });
      return {
        steps: answer.steps.map((step) => ({ ...step, roles: [...step.roles] })),
        obstacles: answer.obstacles.map(({ text, ...obstacle }) => ({
          ...obstacle,
          message: text[language],
        })),
        settingsRoles: [...answer.settingsRoles],
      };
    }),
    route(whyActionEndpoints.get, async (call) => {
      const { db, projectId, caller, params, query, language } = call;
      const actor = postActor(caller);
      const brief = await getPostBrief(db, projectId, actor, params.id);
      const subject = await findWhySubject(call, query.userId);
      const holder = await findHolder(db, POST_KIND, brief);
      const answer = whyPostAction({
        ...subject,
        action: query.action,
        project: { ...subject.project, allowSelfApprove: actor.allowSelfApprove },
        post: brief,
        isLocked: holder !== undefined && holder.userId !== subject.userId,
      });
      return {
        ...answer,
        params: { ...answer.params, roles: [...answer.params.roles] },
        message: whyInWords(answer, subject.projectName, language),
      };
    }),
  ];
}
