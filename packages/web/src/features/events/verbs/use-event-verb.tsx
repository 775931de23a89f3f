import { useQueryClient } from '@tanstack/react-query';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import type { EventVerbRequest } from '@toasoan/contract/features/events/verbs/verb-request.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { eventKeys } from '../event-queries.ts';
import { useQuotesAfter } from '../quotes/use-quotes-after.tsx';
import type { AskedVerb, VerbSubject } from './verb-subject.ts';

const VerbDialog = lazyChunk(async () => ({ default: (await import('./verb-dialog.tsx')).VerbDialog }));

interface Asked {
  readonly verb: AskedVerb;
  readonly subject: VerbSubject;
  /** For a new date that is chosen already, as by dragging. */
  readonly startTime?: string | undefined;
  /** With what was asked for in the end. */
  readonly onDone?: (body: EventVerbRequest) => void;
}

interface EventVerbs {
  readonly ask: (asked: Asked) => void;
  /** Render it once beside the controls that ask. */
  readonly dialog: ReactNode;
}

interface EventVerbOptions {
  /** For a page that shows more than the queries of events. */
  readonly onDone?: (after: Event) => void;
}

/** Changes of plan of a published event: each asks for the public note first. */
export function useEventVerb({ onDone }: EventVerbOptions = {}): EventVerbs {
  const { t } = useTranslation('events');
  const client = useQueryClient();
  const projectId = useProjectId();
  const [asked, setAsked] = useState<Asked>();
  const [busy, setBusy] = useState(false);
  const quotes = useQuotesAfter();

  async function send({ subject, verb, onDone: done }: Asked, body: EventVerbRequest): Promise<void> {
    setBusy(true);
    try {
      const after = await call(eventEndpoints.verb, { params: { id: subject.id }, body });
      setAsked(undefined);
      onDone?.(after);
      done?.(body);
      showToast({ tone: 'success', text: t(`verb.done.${verb}`, { title: subject.title }) });
      const [change] = after.statusChanges;
      if (change) void quotes.show(after, { changeId: change.id });
    } catch (error) {
      // The call has shown it.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
      await invalidate(client, { queryKey: eventKeys(projectId) });
    }
  }
  return {
    ask: setAsked,
    dialog: (
      <>
        {asked && (
          <Suspense>
            <VerbDialog
              {...asked}
              busy={busy}
              onAnswer={(body) => void send(asked, body)}
              onClose={() => setAsked(undefined)}
            />
          </Suspense>
        )}
        {quotes.dialog}
      </>
    ),
  };
}
