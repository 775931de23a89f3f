import { useQuery } from '@tanstack/react-query';
import type { Tag } from '@toasoan/contract/features/tags/tag.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './tag-dialogs.module.css';
import { tagDetail, useMergeTags } from './tag-queries.ts';
import { tagSearch } from './tag-search.ts';

interface MergeTagDialogProps {
  readonly tag: Tag;
  /** Known when the form has warned of a duplicate. */
  readonly intoId?: string;
  readonly onClose: () => void;
}

/** Says what a merge does, with figures. A merge cannot be undone. */
export function MergeTagDialog({ tag, intoId, onClose }: MergeTagDialogProps) {
  const { t } = useTranslation(['tags', 'ui']);
  const projectId = useProjectId();
  const merge = useMergeTags();
  const [picked, setPicked] = useState<readonly Picked[]>([]);
  const suggested = useQuery({ ...tagDetail(projectId, intoId ?? ''), enabled: intoId !== undefined }).data;
  const [into] = picked.length > 0 || !suggested ? picked : [{ id: suggested.id, label: suggested.title }];
  const search = useMemo(() => withoutTag(tagSearch(projectId), tag.id), [projectId, tag.id]);

  function send() {
    if (!into) return;
    merge.mutate(
      { from: [tag], intoId: into.id },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: t('merge.done', { title: tag.title, into: into.label }) });
          onClose();
        },
      },
    );
  }
  return (
    <Dialog
      title={t('merge.title', { title: tag.title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="danger"
            busy={merge.isPending}
            disabledReason={into ? undefined : t('merge.placeholder')}
            onClick={send}
          >
            {t('merge.action')}
          </Button>
        </>
      }
    >
      <p className={styles.label}>{t('merge.into')}</p>
      <Picker
        label={t('merge.into')}
        addLabel={t('merge.placeholder')}
        search={search}
        max={1}
        value={into ? [into] : []}
        onChange={setPicked}
      />
      {into && (
        <p className={styles.hint}>
          {t('merge.effect', { count: tag.postCount, title: tag.title, into: into.label })}
        </p>
      )}
    </Dialog>
  );
}

function withoutTag(search: SearchOptions, id: string): SearchOptions {
  return (text) => ({
    ...search(text),
    select: (found) => found.filter((one) => one.value !== id),
  });
}
