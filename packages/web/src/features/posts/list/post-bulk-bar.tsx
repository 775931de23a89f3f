import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { PostBulk, PostListQuery, PostRow } from '@toasoan/contract/features/posts/post.ts';
import { EyeOff, Folder, RotateCcw, Send, Tag, Tags, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { BulkBar } from '#web/patterns/list-page/bulk-bar.tsx';
import { useBulk } from '#web/patterns/list-page/use-bulk.ts';
import type { ListPageState } from '#web/patterns/list-page/use-list-page.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { ReasonDialog } from '../workflow/reason-dialog.tsx';
import { BulkCategoryDialog } from './bulk-category-dialog.tsx';
import { BulkTagsDialog } from './bulk-tags-dialog.tsx';

type Asking = { readonly what: 'unpublish' | 'category' | 'addTags' | 'removeTags'; readonly ids: string[] };

/** What can be done with many posts at once; each id reports for itself. */
export function PostBulkBar({ page }: { readonly page: ListPageState<PostRow, PostListQuery> }) {
  const { t } = useTranslation('posts');
  const [asking, setAsking] = useState<Asking>();
  const mayPublish = useMay('post.publish');
  const mayUnpublish = useMay('post.unpublish');
  const { run, running } = useBulk({
    page,
    rowLabel: (post: PostRow) => post.title,
    send: (body: PostBulk) => call(postEndpoints.bulk, { body }),
  });
  const trash = page.address.query.view === 'TRASHED';

  function runAndClose(body: PostBulk) {
    run(body);
    setAsking(undefined);
  }
  async function askFirst(what: 'publish' | 'trash', ids: readonly string[]) {
    const sure = await confirm({
      title: t(`bulk.${what}.title`, { count: ids.length }),
      text: t(`bulk.${what}.text`),
      action: t(`action.${what}`),
      ...(what === 'trash' && { tone: 'danger' as const }),
    });
    if (sure) run({ action: what === 'publish' ? 'publish' : 'delete', ids: [...ids] });
  }
  const ask = (what: Asking['what']) => (ids: readonly string[]) => setAsking({ what, ids: [...ids] });
  const actions = [
    mayPublish && {
      key: 'publish',
      label: t('action.publish'),
      icon: <Send size={16} />,
      run: (ids: readonly string[]) => void askFirst('publish', ids),
    },
    mayUnpublish && {
      key: 'unpublish',
      label: t('move.UNPUBLISHED'),
      icon: <EyeOff size={16} />,
      run: ask('unpublish'),
    },
    { key: 'category', label: t('action.setCategory'), icon: <Folder size={16} />, run: ask('category') },
    { key: 'addTags', label: t('action.addTags'), icon: <Tag size={16} />, run: ask('addTags') },
    { key: 'removeTags', label: t('action.removeTags'), icon: <Tags size={16} />, run: ask('removeTags') },
    {
      key: 'trash',
      label: t('action.trash'),
      icon: <Trash2 size={16} />,
      run: (ids: readonly string[]) => void askFirst('trash', ids),
    },
  ].filter((action) => action !== false);
  const restore = {
    key: 'restore',
    label: t('action.restore'),
    icon: <RotateCcw size={16} />,
    run: (ids: readonly string[]) => run({ action: 'restore', ids: [...ids] }),
  };
  return (
    <>
      <BulkBar page={page} actions={trash ? [restore] : actions} />
      {asking?.what === 'unpublish' && (
        <ReasonDialog
          title={t('unpublish.many', { count: asking.ids.length })}
          busy={running}
          onReason={(reason) => runAndClose({ action: 'unpublish', ids: asking.ids, reason })}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking?.what === 'category' && (
        <BulkCategoryDialog
          count={asking.ids.length}
          onChoose={(categoryId) => runAndClose({ action: 'setCategory', ids: asking.ids, categoryId })}
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
