import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import type { Act } from './step-rules.ts';

type Known = Pick<CommentRow, 'id' | 'version'>;

/** The call of an act; it answers with the stored comment. */
export function sendAct({ id, version }: Known, act: Act): Promise<CommentRow> {
  const params = { id };
  switch (act.act) {
    case 'decide': {
      const { act: _, ...decision } = act;
      return call(commentEndpoints.decide, { params, body: { version, ...decision } });
    }
    case 'edit': {
      const { act: _, ...edit } = act;
      return call(commentEndpoints.edit, { params, body: { version, ...edit } });
    }
    case 'reply':
      return call(commentEndpoints.reply, {
        params,
        body: { version, text: act.text, orgName: act.orgName },
      });
    case 'pin':
    case 'pick':
      return call(commentEndpoints[act.act], { params, body: { version, isOn: act.isOn } });
    case 'remove':
      return call(commentEndpoints.remove, { params, body: { version, reason: act.reason } });
    case 'correction':
      return call(commentEndpoints.correction, { params, body: { version, text: act.text } });
    case 'authorityRequest': {
      const { act: _, ...request } = act;
      return call(commentEndpoints.authorityRequest, { params, body: { version, ...request } });
    }
  }
}

export function sendUndo({ id, version }: Known): Promise<CommentRow> {
  return call(commentEndpoints.undo, { params: { id }, body: { version } });
}
