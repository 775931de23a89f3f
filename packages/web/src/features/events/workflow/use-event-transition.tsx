import { useQueryClient } from '@tanstack/react-query';
import { UNDO_SECONDS } from '@toasoan/contract/features/articles/publishing/undo-publish.ts';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { Event, EventRow } from '@toasoan/contract/features/events/event.ts';
import type { EventTransitionChoice } from '@toasoan/contract/features/events/workflow/event-transitions.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { eventKeys } from '../event-queries.ts';
import { type TransitionAnswer, TransitionQuestion } from './transition-question.tsx';

type Subject = Pick<EventRow, 'id' | 'version' | 'title'>;

interface Asked {
  readonly event: Subject;
  readonly transition: EventTransitionChoice;
}

interface EventTransitions {
  /** Asks what a transition needs, makes it and says so. */
  readonly start: (event: Subject, transition: EventTransitionChoice) => Promise<void>;
  /** One is on its way to the server. */
  readonly busy: boolean;
  /** Render it once beside the controls that start transitions. */
  readonly dialog: ReactNode;
}

interface EventTransitionOptions {
  /** For a page that shows more than the queries of events. */
  readonly onDone?: (after: Event) => void;
}

/** Makes transitions of events. */
export function useEventTransition({ onDone }: EventTransitionOptions = {}): EventTransitions {
  const { t } = useTranslation('events');
  const client = useQueryClient();
  const projectId = useProjectId();
  const [asked, setAsked] = useState<Asked>();
  const [busy, setBusy] = useState(false);

  async function make({ event, transition }: Asked, answer: TransitionAnswer): Promise<void> {
    setBusy(true);
    try {
      const { version } = event;
      // Before the call leaves: the server's minute ends no earlier.
      const undoEnd = Date.now() + UNDO_SECONDS * 1_000;
      const after = await call(eventEndpoints.transition, {
        params: { id: event.id },
        body: { version, to: transition.to, ...answer },
      });
      setAsked(undefined);
      onDone?.(after);
      showToast({
        tone: 'success',
        text: t(`done.${transition.name}`, { title: event.title }),
        ...(transition.name === 'publish' && {
          action: { label: t('undo'), run: () => void undoPublish(after) },
          until: undoEnd,
        }),
      });
    } catch (error) {
      // The call has shown it.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
      await invalidate(client, { queryKey: eventKeys(projectId) });
    }
  }
  async function undoPublish({ id, version, title }: Subject): Promise<void> {
    try {
      const after = await call(eventEndpoints.undoPublish, { params: { id }, body: { version } });
      onDone?.(after);
      showToast({ tone: 'success', text: t('done.undoPublish', { title }) });
    } catch (error) {
      // The call has shown it.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      await invalidate(client, { queryKey: eventKeys(projectId) });
    }
  }
  async function start(event: Subject, transition: EventTransitionChoice): Promise<void> {
    if (transition.needsReason || transition.needsTime) return setAsked({ event, transition });
    if (transition.name === 'trash') {
      const isSure = await confirm({
        title: t('trash.title', { title: event.title }),
        text: t('trash.text'),
        action: t('transition.trash'),
        tone: 'danger',
      });
      if (!isSure) return;
    }
    await make({ event, transition }, {});
  }
  return {
    start,
    busy,
    dialog: asked && (
      <TransitionQuestion
        title={asked.event.title}
        transition={asked.transition}
        busy={busy}
        onAnswer={(answer) => void make(asked, answer)}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
