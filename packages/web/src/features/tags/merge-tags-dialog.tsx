import { useQueries } from '@tanstack/react-query';
import type { Tag } from '@toasoan/contract/features/tags/tag.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './tag-dialogs.module.css';
import { tagDetail, useMergeTags } from './tag-queries.ts';

const CONFLICT = 'VERSION_CONFLICT';

interface MergeTagsDialogProps {
  readonly ids: readonly string[];
  readonly onMerged: () => void;
  readonly onClose: () => void;
}

/** Asks which of the selected tags stays: first the one with most posts. A merge cannot be undone. */
export function MergeTagsDialog({ ids, onMerged, onClose }: MergeTagsDialogProps) {
  const { t } = useTranslation(['tags', 'ui']);
  const merge = useMergeTags([CONFLICT]);
  const tags = useTags(ids);
  const [chosen, setChosen] = useState<string>();
  const into = tags?.find(({ id }) => id === chosen) ?? tags?.[0];
  const from = tags?.filter((tag) => tag !== into) ?? [];
  const isStale = merge.error instanceof ApiError && merge.error.code === CONFLICT;

  function send() {
    if (!into) return;
    merge.mutate(
      { from, intoId: into.id },
      {
        onSuccess: () => {
          showToast({
            tone: 'success',
            text: t('mergeMany.done', { count: from.length, into: into.title }),
            details: from.map(({ title }) => title),
          });
          onMerged();
        },
      },
    );
  }
  return (
    <Dialog
      title={t('mergeMany.title', { count: ids.length })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="danger"
            busy={merge.isPending}
            disabledReason={into ? undefined : t('mergeMany.loading')}
            onClick={send}
          >
            {t('mergeMany.action', { count: from.length })}
          </Button>
        </>
      }
    >
      {isStale && <Banner tone="warning">{t('mergeMany.conflict')}</Banner>}
      {tags && into ? (
        <>
          <StayingTag tags={tags} into={into} onChoose={setChosen} />
          <p className={styles.hint}>{t('mergeMany.effect', effectOf(from, into))}</p>
        </>
      ) : (
        <Skeleton width="100%" height="160px" />
      )}
    </Dialog>
  );
}

interface StayingTagProps {
  readonly tags: readonly Tag[];
  readonly into: Tag;
  readonly onChoose: (id: string) => void;
}

function StayingTag({ tags, into, onChoose }: StayingTagProps) {
  const { t } = useTranslation('tags');
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{t('mergeMany.stays')}</legend>
      {tags.map((tag) => (
        <label key={tag.id} className={styles.choice}>
          <input type="radio" name={name} checked={tag === into} onChange={() => onChoose(tag.id)} />
          <span className={styles.words}>
            <strong>{tag.title}</strong>
            <span className={styles.facts}>
              {t('mergeMany.posts', { count: tag.postCount })} · /the/{tag.slug}
            </span>
            {tag.aliases.length > 0 && (
              <span className={styles.facts}>{t('aliases.also', { names: tag.aliases.join(', ') })}</span>
            )}
          </span>
          <Chip>{t(`kind.${tag.kind}`)}</Chip>
        </label>
      ))}
    </fieldset>
  );
}

function effectOf(from: readonly Tag[], into: Tag) {
  return {
    count: from.reduce((sum, { postCount }) => sum + postCount, 0),
    into: into.title,
    names: from.map(({ title }) => `“${title}”`).join(', '),
    addresses: from.map(({ slug }) => `/the/${slug}`).join(', '),
  };
}

/** The tags as they are now, most used first, then the oldest; undefined until all have arrived. */
function useTags(ids: readonly string[]): readonly Tag[] | undefined {
  const projectId = useProjectId();
  const loaded = useQueries({
    queries: ids.map((id) => ({ ...tagDetail(projectId, id), staleTime: 0 })),
  });
  const tags = loaded.flatMap(({ data }) => (data ? [data] : []));
  if (tags.length < ids.length) return undefined;
  return tags.toSorted((one, other) => other.postCount - one.postCount || Number(one.id) - Number(other.id));
}
