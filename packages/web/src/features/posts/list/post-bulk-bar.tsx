import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { PostListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import { ArrowRightLeft, Folder, Milestone, Tag, Tags } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { TopicPicker } from '#web/features/tags/public.ts';
import { BulkBar } from '#web/patterns/list-page/bulk-bar.tsx';
import { useBulk } from '#web/patterns/list-page/use-bulk.ts';
import type { ListPageState } from '#web/patterns/list-page/use-list-page.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { TransitionIcon } from '../workflow/use-transition-items.tsx';
import { BulkCategoryDialog, BulkTagsDialog } from './bulk-term-dialogs.tsx';
import { withSkipped } from './bulk-transitions.ts';
import { type BulkWork, useBulkTransitions } from './use-bulk-transitions.tsx';

type Asking = {
  readonly what: 'category' | 'topic' | 'addTags' | 'removeTags';
  readonly ids: string[];
};

/** Actions on many posts at once; the result is reported for each post. */
export function PostBulkBar({ page }: { readonly page: ListPageState<PostRow, PostListQuery> }) {
  const { t } = useTranslation(['posts', 'workflow']);
  const [asking, setAsking] = useState<Asking>();
  const { run } = useBulk({
    page,
    rowLabel: (post: PostRow) => post.title,
    send: async ({ body, bulk }: BulkWork) =>
      withSkipped(await call(postEndpoints.bulk, { body }), bulk?.skipped ?? []),
    undo: (work, result) => transitions.undo(work, result),
  });
  const transitions = useBulkTransitions(run);
  const inTrash = page.address.query.view === 'TRASHED';

  function runAndClose(body: BulkWork['body']) {
    run({ body });
    setAsking(undefined);
  }
  const ask = (what: Asking['what']) => (ids: readonly string[]) => setAsking({ what, ids: [...ids] });
  const rowsOf = (ids: readonly string[]) => page.rows?.filter(({ id }) => ids.includes(id)) ?? [];
  const forwards = transitions.starterOf('forward', rowsOf([...page.selection.keys])) !== undefined;
  const transition = {
    key: 'transition',
    label: t('workflow:more'),
    icon: <ArrowRightLeft size={16} />,
    items: (ids: readonly string[]) => transitions.items(rowsOf(ids)),
  };
  const forward = {
    key: 'forward',
    label: t('workflow:transition.forward'),
    icon: <TransitionIcon name="forward" />,
    run: (ids: readonly string[]) => transitions.starterOf('forward', rowsOf(ids))?.(),
  };
  const terms = [
    { key: 'category', label: t('action.setCategory'), icon: <Folder size={16} />, run: ask('category') },
    { key: 'topic', label: t('action.setTopic'), icon: <Milestone size={16} />, run: ask('topic') },
    { key: 'addTags', label: t('action.addTags'), icon: <Tag size={16} />, run: ask('addTags') },
    { key: 'removeTags', label: t('action.removeTags'), icon: <Tags size={16} />, run: ask('removeTags') },
  ];
  return (
    <>
      <BulkBar
        page={page}
        actions={inTrash ? [transition] : [...(forwards ? [forward] : []), transition, ...terms]}
      />
      {transitions.dialog}
      {asking?.what === 'category' && (
        <BulkCategoryDialog
          title={t('bulk.category.title', { count: asking.ids.length })}
          field={t('bulk.category.field')}
          action={t('action.setCategory')}
          onChoose={(categoryId) => runAndClose({ action: 'setCategory', ids: asking.ids, categoryId })}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking?.what === 'topic' && (
        <BulkTopicDialog
          count={asking.ids.length}
          onChoose={(topicId) => runAndClose({ action: 'setTopic', ids: asking.ids, topicId })}
          onClose={() => setAsking(undefined)}
        />
      )}
      {(asking?.what === 'addTags' || asking?.what === 'removeTags') && (
        <BulkTagsDialog
          title={t(asking.what === 'addTags' ? 'bulk.tags.add.title' : 'bulk.tags.remove.title', {
            count: asking.ids.length,
          })}
          field={t('bulk.tags.field')}
          action={t(`action.${asking.what}`)}
          onChoose={(tagIds) =>
            runAndClose({
              action: asking.what === 'addTags' ? 'addTags' : 'removeTags',
              ids: asking.ids,
              tagIds,
            })
          }
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

interface BulkTopicDialogProps {
  readonly count: number;
  /** Null: no topic. */
  readonly onChoose: (topicId: string | null) => void;
  readonly onClose: () => void;
}

/** Adds posts to a topic, or removes them from theirs. */
function BulkTopicDialog({ count, onChoose, onClose }: BulkTopicDialogProps) {
  const { t } = useTranslation(['posts', 'ui']);
  const [topicId, setTopicId] = useState<string | null>(null);
  return (
    <Dialog
      title={t('bulk.topic.title', { count })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button onClick={() => onChoose(null)}>{t('bulk.topic.none')}</Button>
          <Button
            variant="main"
            disabledReason={topicId === null ? t('bulk.topic.field') : undefined}
            onClick={() => topicId !== null && onChoose(topicId)}
          >
            {t('action.setTopic')}
          </Button>
        </>
      }
    >
      <TopicPicker label={t('bulk.topic.field')} value={topicId} onChange={setTopicId} />
    </Dialog>
  );
}
