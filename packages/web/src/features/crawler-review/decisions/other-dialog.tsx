import type {
  CrawledItem,
  CrawledStory,
  DuplicateOf,
} from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { postSearch } from '#web/features/posts/public.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { clockOf } from '../review-words.ts';
import styles from './reject-dialog.module.css';

interface OtherDialogProps {
  readonly asking: 'duplicate' | 'merge';
  readonly item: CrawledItem;
  readonly story: CrawledStory | undefined;
  readonly onChoose: (other: Pick<DuplicateOf, 'kind' | 'id'>) => void;
  readonly onClose: () => void;
}

/** Of which text or post it is a duplicate, or which post gets what is new. */
export function OtherDialog({ asking, item, story, onChoose, onClose }: OtherDialogProps) {
  const { t } = useTranslation(['crawler-review', 'ui']);
  const id = useId();
  const projectId = useProjectId();
  const search = useMemo(() => postSearch(projectId), [projectId]);
  const [post, setPost] = useState<Picked>();
  const siblings = asking === 'duplicate' ? (story?.items ?? []).filter((one) => one.id !== item.id) : [];
  return (
    <Dialog
      title={t(`${asking}.title`, { title: item.title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            disabledReason={post ? undefined : t('other.missing')}
            onClick={() => post && onChoose({ kind: 'POST', id: post.id })}
          >
            {t(`${asking}.action`)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t(`${asking}.text`)}</p>
        {siblings.length > 0 && (
          <fieldset className={styles.reasons} aria-label={t('other.siblings')}>
            {siblings.map((one) => (
              <button
                key={one.id}
                type="button"
                className={styles.reason}
                onClick={() => onChoose({ kind: 'ITEM', id: one.id })}
              >
                {t('other.sibling', { source: one.source.title, time: clockOf(one.publishedTime) })}
              </button>
            ))}
          </fieldset>
        )}
        <Stack gap={1}>
          <label className={textStyles.label} htmlFor={id}>
            {t('other.post')}
          </label>
          <Picker
            id={id}
            label={t('other.post')}
            addLabel={t('other.choose')}
            search={search}
            max={1}
            value={post ? [post] : []}
            onChange={([picked]) => setPost(picked)}
          />
        </Stack>
      </Stack>
    </Dialog>
  );
}
