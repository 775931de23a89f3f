import { MAX_ATTACHMENTS } from '@toasoan/contract/features/posts/media/post-media.ts';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { SortableList } from '#web/ui/form/sortable-list.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { type PanelProps, PostPanel } from '../inspector/post-panel.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { FileCard } from './file-card.tsx';
import styles from './files.module.css';
import { usePostFiles } from './use-post-files.ts';

/** Documents that readers can download below the text, in their order. */
export function AttachmentsPanel({ session }: PanelProps) {
  const { t } = useTranslation('files');
  const ids = useFormPart(session.form, ({ values }) => values.attachmentIds);
  const files = usePostFiles(session);
  const fileOf = (id: string) => files.find((file) => file.id === id);
  const put = (next: readonly string[]) => session.form.set('attachmentIds', [...next]);
  const room = MAX_ATTACHMENTS - ids.length;
  return (
    <PostPanel session={session} name="attachments" summary={t('attachments.summary', { count: ids.length })}>
      <div data-field="attachmentIds" className={styles.fields}>
        <SortableList
          label={t('attachments')}
          items={ids}
          keyOf={(id) => id}
          nameOf={(id) => fileOf(id)?.fileName ?? id}
          onOrder={put}
        >
          {(id) => (
            <div className={styles.row}>
              <FileCard file={fileOf(id)} />
              <IconButton
                icon={<Trash2 size={16} />}
                label={t('removeNamed', { name: fileOf(id)?.fileName ?? id })}
                onClick={() => put(ids.filter((other) => other !== id))}
              />
            </div>
          )}
        </SortableList>
        <ChooseFiles
          label={t('attachments.add')}
          kinds={['DOCUMENT']}
          max={Math.max(room, 2)}
          disabledReason={room <= 0 ? t('attachments.full', { max: MAX_ATTACHMENTS }) : undefined}
          onPick={(picked) =>
            put([...new Set([...ids, ...picked.map(({ id }) => id)])].slice(0, MAX_ATTACHMENTS))
          }
        />
      </div>
    </PostPanel>
  );
}
