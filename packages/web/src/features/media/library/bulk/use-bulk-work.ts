import { useQueryClient } from '@tanstack/react-query';
import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import type { MediaBulk } from '@toasoan/contract/features/media/media.ts';
import { useTranslation } from 'react-i18next';
import { askForTasks } from '#web/features/tasks/public.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { fileName } from '../file-words.ts';
import { useMediaBulk, useZipMedia } from '../media-changes.ts';
import type { LibraryFiles } from '../use-library-files.ts';
import type { LibraryPage } from '../use-library-page.ts';

export interface BulkWork {
  readonly run: (work: MediaBulk) => void;
  /** Into the trash, with a way back. */
  readonly remove: (ids: readonly string[]) => void;
  /** Packs the originals into one file in the background; the task button reports progress. */
  readonly zip: (ids: readonly string[]) => void;
  /** Says what went through, names each failure and keeps those selected. */
  readonly report: (result: BulkResult) => void;
  readonly nameOf: (id: string) => string;
  readonly running: boolean;
}

/** Sends a bulk action, reports how many files succeeded, names each failure and keeps those selected. */
export function useBulkWork(page: LibraryPage, files: LibraryFiles): BulkWork {
  const { t } = useTranslation(['library', 'patterns']);
  const bulk = useMediaBulk();
  const zip = useZipMedia();
  const client = useQueryClient();

  const nameOf = (id: string) => {
    const file = files.loaded().find((one) => one.id === id);
    return file ? fileName(file) : id;
  };
  function report({ done, total, results }: BulkResult, undo?: (done: readonly string[]) => void) {
    const failed = results.filter(({ ok }) => !ok);
    const through = results.filter(({ ok }) => ok).map(({ id }) => id);
    showToast({
      tone: failed.length === 0 ? 'success' : 'warning',
      text: t('patterns:bulk.result', { done, total }),
      details: failed.map(({ id, message, code }) => `${nameOf(id)}: ${message ?? code ?? ''}`),
      action: undo && through.length > 0 ? { label: t('undo'), run: () => undo(through) } : undefined,
    });
    page.setSelection({ keys: new Set(failed.map(({ id }) => id)), anchor: undefined });
  }
  function run(work: MediaBulk, undo?: (done: readonly string[]) => void) {
    bulk.mutate(work, { onSuccess: (result) => report(result, undo) });
  }
  return {
    run: (work) => run(work),
    remove: (ids) =>
      run({ action: 'delete', ids: [...ids] }, (done) => run({ action: 'restore', ids: [...done] })),
    zip: (ids) =>
      zip.mutate(ids, {
        onSuccess: async () => {
          showToast({ tone: 'info', text: t('bulk.zip.started', { count: ids.length }) });
          await askForTasks(client);
        },
      }),
    report: (result) => report(result),
    nameOf,
    running: bulk.isPending,
  };
}
