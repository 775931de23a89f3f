import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { PostListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import { ArrowRightLeft, Folder, Milestone, Tag, Tags } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { BulkBar } from '#web/patterns/list-page/bulk-bar.tsx';
import { useBulk } from '#web/patterns/list-page/use-bulk.ts';
import type { ListPageState } from '#web/patterns/list-page/use-list-page.ts';
import { TransitionIcon } from '../workflow/transition-icons.tsx';
import { BulkCategoryDialog } from './bulk-category-dialog.tsx';
import { BulkTagsDialog } from './bulk-tags-dialog.tsx';
import { BulkTopicDialog } from './bulk-topic-dialog.tsx';
import { withSkipped } from './bulk-transitions.ts';
import { type BulkWork, useBulkTransitions } from './use-bulk-transitions.tsx';

type Asking = {
  readonly what: 'category' | 'topic' | 'addTags' | 'removeTags';
  readonly ids: string[];
};

/** What can be done with many posts at once; each id reports for itself. */
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
  const move = {
    key: 'move',
    label: t('workflow:more'),
    icon: <ArrowRightLeft size={16} />,
    items: (ids: readonly string[]) => transitions.items(rowsOf(ids)),
  };
  const forward = {
    key: 'forward',
    label: t('workflow:move.forward'),
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
      <BulkBar page={page} actions={inTrash ? [move] : [...(forwards ? [forward] : []), move, ...terms]} />
      {transitions.dialog}
      {asking?.what === 'category' && (
        <BulkCategoryDialog
          count={asking.ids.length}
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
