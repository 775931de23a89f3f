import { keepPreviousData, queryOptions, skipToken, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { replacementEndpoints as endpoints } from '@toasoan/contract/features/translation-replacements/endpoints.ts';
import type {
  Replacement,
  RewordingAsked,
} from '@toasoan/contract/features/translation-replacements/replacement.ts';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { quietly } from '#web/core/api/quietly.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { askForTasks } from '#web/features/tasks/public.ts';
import { resourceKeys, useResourceMutation } from '#web/patterns/resource/resource-queries.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';

const replacementKeys = resourceKeys('translation-replacements');
/** Their texts and states change with a batch. */
const ALSO_CHANGED = ['translations', 'translation-suggestions'];

/** @param body undefined while it does not say enough to look for */
export function replacementPreview(projectId: string, body: RewordingAsked | undefined) {
  return queryOptions({
    queryKey: replacementKeys(projectId, 'preview', body),
    queryFn: body === undefined ? skipToken : ({ signal }) => call(endpoints.preview, { body, signal }),
    placeholderData: keepPreviousData,
    // What is ticked is what was seen: it is read again when the wording changes, not behind a person's back.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function replacementList(projectId: string) {
  return queryOptions({
    queryKey: replacementKeys(projectId, 'list'),
    queryFn: ({ signal }) => call(endpoints.list, { query: {}, signal }),
  });
}

export function replacementDetail(projectId: string, id: string) {
  return queryOptions({
    queryKey: replacementKeys(projectId, 'detail', id),
    queryFn: ({ signal }) => call(endpoints.detail, { params: { id }, signal }),
  });
}

interface NewBatch {
  readonly body: BodyInput<typeof endpoints.create>;
  readonly idempotencyKey: string;
}

export function useReplace() {
  return useResourceMutation(replacementKeys, ({ body, idempotencyKey }: NewBatch) =>
    call(endpoints.create, { body, idempotencyKey }),
  );
}

function useUndoReplace() {
  return useResourceMutation(replacementKeys, ({ id, version }: Pick<Replacement, 'id' | 'version'>) =>
    call(endpoints.undo, { params: { id }, body: { version } }),
  );
}

/** Takes a batch back and says how far that went. */
export function useUndo() {
  const { t } = useTranslation('translation-replacements');
  const undo = useUndoReplace();
  const freshen = useFreshen();
  const client = useQueryClient();
  async function run(batch: Pick<Replacement, 'id' | 'version'>) {
    // Not by a callback of the mutation: the dialog that it began in is closed by then.
    const after = await undo.mutateAsync(batch);
    freshen();
    const [undone, replaced] = [formatNumber(after.undone), formatNumber(after.replaced)];
    if (after.state === 'UNDOING') {
      quietly(() => askForTasks(client));
      showToast({ tone: 'info', text: t('undo.running') });
    } else if (after.undone < after.replaced)
      showToast({ tone: 'warning', text: t('undo.partly', { undone, replaced }) });
    else showToast({ tone: 'success', text: t('undo.done', { undone }) });
  }
  return {
    isPending: undo.isPending,
    run: (batch: Pick<Replacement, 'id' | 'version'>) => {
      // The call has said what went wrong.
      run(batch).catch(() => undefined);
    },
  };
}

/** Says what a batch did, and offers to take it back. */
export function useSayReplaced() {
  const { t } = useTranslation('translation-replacements');
  const { run } = useUndo();
  const freshen = useFreshen();
  const client = useQueryClient();
  return (batch: Replacement) => {
    freshen();
    if (batch.state === 'RUNNING') {
      quietly(() => askForTasks(client));
      showToast({ tone: 'info', text: t('done.running') });
      return;
    }
    const [replaced, left] = [formatNumber(batch.replaced), formatNumber(batch.left)];
    showToast({
      tone: batch.left > 0 ? 'warning' : 'success',
      text: batch.left > 0 ? t('done.partly', { replaced, left }) : t('done.all', { replaced }),
      ...(batch.replaced > 0 && { action: { label: t('undo.action'), run: () => run(batch) } }),
    });
  };
}

function useFreshen() {
  const projectId = useProjectId();
  const client = useQueryClient();
  return () =>
    quietly(() =>
      Promise.all(ALSO_CHANGED.map((name) => invalidate(client, { queryKey: [projectId, name] }))),
    );
}
