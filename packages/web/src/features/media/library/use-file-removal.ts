import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { mayDeleteMedia } from '@toasoan/contract/features/media/media-rules.ts';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { fileName } from './file-words.ts';
import { useRemoveMedia, useRestoreMedia } from './media-changes.ts';
import { usePerson } from './use-person.ts';

/** Into the trash, out of it, and away for good. */
export function useFileRemoval() {
  const { t } = useTranslation('library');
  const person = usePerson();
  const mayPurge = useMay('media.deleteAny');
  const remove = useRemoveMedia();
  const restore = useRestoreMedia();
  const notify = (text: string) => showToast({ tone: 'success', text });

  function restoreUnsaved(file: Pick<MediaRow, 'id' | 'version' | 'title' | 'fileName'>) {
    restore.mutate(file, { onSuccess: () => notify(t('restore.done', { name: fileName(file) })) });
  }
  async function ask(file: MediaRow, purge: boolean) {
    const name = fileName(file);
    const sure = await confirm({
      title: t(purge ? 'purge.title' : 'delete.title', { name }),
      text: purge ? t('purge.text') : t('delete.text', { count: file.useCount }),
      action: t(purge ? 'action.purge' : 'action.delete'),
      tone: 'danger',
    });
    if (!sure) return;
    remove.mutate(
      { file, purge },
      {
        onSuccess: () =>
          showToast({
            tone: 'success',
            text: t(purge ? 'purge.done' : 'delete.done', { name }),
          }),
      },
    );
  }
  return {
    mayRemove: (file: MediaRow) => file.state !== 'TRASHED' && mayDeleteMedia(person, file),
    mayRestore: (file: MediaRow) => file.state === 'TRASHED' && mayDeleteMedia(person, file),
    mayPurge: (file: MediaRow) => file.state === 'TRASHED' && mayPurge,
    remove: (file: MediaRow) => void ask(file, false),
    purge: (file: MediaRow) => void ask(file, true),
    restore: restoreUnsaved,
  };
}
