import { useQueryClient } from '@tanstack/react-query';
import type { PostTransition } from '@toasoan/contract/features/posts/post.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { headlineOf, useSessionPart } from '#web/features/articles/public.ts';
import { usePostActor } from '../post-actor.ts';
import { postDetail } from '../post-queries.ts';
import { nextStep } from '../workflow/open-transition.ts';
import { usePostTransition } from '../workflow/use-post-transition.tsx';
import { leadToField } from './lead-to-field.ts';
import { openSessions } from './open-sessions.ts';
import type { PostSession } from './post-article.ts';

interface OpenPostTransitions {
  readonly next: PostTransition | undefined;
  readonly others: readonly PostTransition[];
  readonly start: (transition: PostTransition) => void;
  readonly busy: boolean;
  readonly dialog: ReactNode;
}

/**
 * The transitions of the post in the editor. Each saves what is typed first. Refused rules are marked at their fields.
 * When the person may no longer edit the post, its page opens.
 */
export function useOpenPostTransitions(session: PostSession): OpenPostTransitions {
  const navigate = useNavigate();
  const tab = useTab();
  const projectId = useProjectId();
  const client = useQueryClient();
  const rules = usePostActor();
  const post = useSessionPart(session, (state) => state.record);
  // Typed text cannot be saved while another page holds the post, so no transition can follow it.
  const isStuck = useSessionPart(session, (state) => state.readOnly && state.dirty);
  const { start, busy, dialog } = usePostTransition({
    saved: () => {
      const now = session.get();
      return now.dirty || !now.record ? session.save() : Promise.resolve(now.record);
    },
    onMend: (field) => leadToField(session, field),
    onDone(after, { name, isUndo, isShown }) {
      client.setQueryData(postDetail(projectId, after.id).queryKey, after);
      // An undo may come when the tab shows another page.
      if (openSessions.get(tab.id) === session) session.rebase(after);
      if (isUndo || isShown) return;
      if (after.state === 'TRASHED') navigate('/manager_post');
      // Handed on: what follows is reading.
      else if (!after.mayEdit || name === 'submit') tab.become(`/manager_post/view/${after.id}`);
    },
    onRefused({ details: { rules: unmet = [] } }) {
      session.form.refuse(unmet.map(({ field = '', code, message }) => ({ field, code, message })));
    },
  });
  const shared = {
    start: (transition: PostTransition) =>
      start(
        { id: post?.id, title: headlineOf(session), scheduleTime: post?.scheduleTime ?? null },
        transition,
      ),
    busy,
    dialog,
  };
  if (isStuck) return { ...shared, next: undefined, others: [] };
  const transitions = post ? post.allowedTransitions : rules.transitionsOfNew();
  const next = nextStep(transitions);
  const others = transitions.filter((one) => one !== next && (post !== undefined || one.name !== 'trash'));
  return { ...shared, next, others };
}
