import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { showToast, type Toast } from '#web/ui/feedback/toasts.ts';
import type { ListPageState, ListRow } from './use-list-page.ts';

interface BulkOptions<Row extends ListRow, Input> {
  readonly page: ListPageState<Row>;
  readonly rowLabel: (row: Row) => string;
  readonly send: (input: Input) => Promise<BulkResult>;
  /** The way back of what went through, where there is one. */
  readonly undo?: (input: Input, result: BulkResult) => Toast['action'];
}

interface Bulk<Input> {
  readonly run: (input: Input) => void;
  readonly running: boolean;
}

/** Sends a bulk call, says how many went through, names each that did not and leaves those ticked. */
export function useBulk<Row extends ListRow, Input>(options: BulkOptions<Row, Input>): Bulk<Input> {
  const { page, rowLabel, send, undo } = options;
  const { t } = useTranslation('patterns');
  const projectId = useProjectId();
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: (result, input) => {
      const failed = result.results.filter((one) => !one.ok);
      const names = new Map(page.rows?.map((row) => [row.id, rowLabel(row)]));
      showToast({
        tone: failed.length === 0 ? 'success' : 'warning',
        text: t('bulk.result', { done: result.done, total: result.total }),
        details: failed.map((one) => `${names.get(one.id) ?? one.id}: ${one.message ?? one.code ?? ''}`),
        action: result.done > 0 ? undo?.(input, result) : undefined,
      });
      page.setSelection({ keys: new Set(failed.map((one) => one.id)), anchor: undefined });
    },
    onSettled: () => invalidate(client, { queryKey: [projectId, page.name] }),
  });
  return { run: mutation.mutate, running: mutation.isPending };
}
