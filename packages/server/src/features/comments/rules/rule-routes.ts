import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import {
  compileRules,
  examineComment,
  stateOfNew,
} from '@toasoan/contract/features/comments/rules/examine-comment.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { compiledRules, readRules } from './comment-rules-store.ts';
import { previewRules } from './preview-rules.ts';
import { saveRules } from './save-rules.ts';

export function ruleRoutes({ isMailOn }: { readonly isMailOn: boolean }): readonly Route[] {
  return [
    route(commentEndpoints.rules, async ({ db, projectId }) => ({
      ...(await readRules(db, projectId)),
      isMailOn,
    })),
    transactionRoute(commentEndpoints.updateRules, (call) => saveRules(call, call.body, isMailOn)),
    route(commentEndpoints.testRules, async ({ db, projectId, body }) => {
      const compiled =
        body.rules === undefined ? await compiledRules(db, projectId) : compileRules(body.rules);
      const findings = examineComment(body.text, compiled);
      return { state: stateOfNew(findings, compiled.rules), findings };
    }),
    route(commentEndpoints.previewRules, ({ db, projectId, body }) => previewRules(db, projectId, body)),
  ];
}
