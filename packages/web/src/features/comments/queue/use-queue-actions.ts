import { useQueryClient } from '@tanstack/react-query';
import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { goTo } from '#web/core/routing/here.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { QueueActions } from './queue-actions.ts';
import { type QueueSteps, queueSteps } from './queue-steps.ts';
import { type Asking, commandsOf } from './row-commands.ts';
import { targetAddress } from './target-address.ts';
import type { Claims } from './use-claims.ts';
import type { QueuePage } from './use-queue-page.ts';

export interface OpenQuestion {
  readonly asking: Asking;
  /** As it was when the question was asked. */
  readonly row: CommentRow;
}

interface HandledQueue {
  readonly actions: QueueActions;
  readonly steps: QueueSteps;
  readonly question: OpenQuestion | undefined;
}

/** What this person may do in the queue, and the question that is open. */
export function useQueueActions(page: QueuePage, claims: Claims, onStored: () => void): HandledQueue {
  const { t } = useTranslation('comments');
  const client = useQueryClient();
  const projectId = useProjectId();
  const { permissions } = useVisitor();
  const [question, setQuestion] = useState<OpenQuestion>();
  const steps = queueSteps({
    store: page.store,
    client,
    projectId,
    view: page.address.query.view,
    t,
    isFree: (row) => claims.holderOf(row) === undefined,
    onStored,
  });
  const actions: QueueActions = {
    offered(row) {
      const holder = claims.holderOf(row);
      const held = holder === undefined ? undefined : t('stopped.claimed', { name: holder });
      return commandsOf(row, permissions).map((command) => ({
        ...command,
        disabledReason: held ?? (command.stopped && t(command.stopped)),
      }));
    },
    run(row, { act, ask, disabledReason }) {
      if (disabledReason !== undefined) showToast({ tone: 'info', text: disabledReason });
      else if (ask) setQuestion(actions.askingOf(row) === ask ? undefined : { asking: ask, row });
      else if (act) {
        setQuestion(undefined);
        steps.act(row, act);
      }
    },
    ask: (row, asking) => setQuestion({ asking, row }),
    askingOf: (row) => (question?.row.id === row.id ? question.asking : undefined),
    stopAsking: () => setQuestion(undefined),
    reject(row, code, text) {
      setQuestion(undefined);
      steps.act(row, { act: 'decide', action: 'reject', code, text });
    },
    undo: steps.undo,
    openTarget(row) {
      const address = targetAddress(row);
      if (address !== undefined) goTo(address);
    },
  };
  return { actions, steps, question };
}
