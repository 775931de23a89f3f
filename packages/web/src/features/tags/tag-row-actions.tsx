import type { Tag } from '@toasoan/contract/features/tags/tag.ts';
import { Merge, Pencil, Power, Star, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { useRemoveTag, useUpdateTag } from './tag-changes.ts';

/** The row menu: only what this person may do; what a rule stops is shown with its reason. */
export function useTagRowActions(
  address: ListAddress<ListQueryShape>,
  merge: (tag: Tag) => void,
): (tag: Tag) => readonly MenuItem[] {
  const { t } = useTranslation('tags');
  const mayEdit = useMay('tag.edit');
  const mayMerge = useMay('tag.merge');
  const update = useUpdateTag();
  const remove = useRemoveTag();

  async function askAndRemove(tag: Tag) {
    const sure = await confirm({
      title: t('delete.title', { title: tag.title }),
      text: t('delete.text'),
      action: t('action.delete'),
      tone: 'danger',
    });
    if (!sure) return;
    remove.mutate(tag, {
      onSuccess: () => showToast({ tone: 'success', text: t('delete.done', { title: tag.title }) }),
    });
  }
  return (tag) => {
    const enabled = tag.status === 'ENABLE';
    const edits: MenuItem[] = [
      {
        key: 'edit',
        label: t('edit'),
        icon: <Pencil size={16} />,
        onSelect: () => address.change({ open: tag.id }),
      },
      {
        key: 'featured',
        label: t(tag.isFeatured ? 'action.unfeatured' : 'action.featured'),
        icon: <Star size={16} />,
        onSelect: () => update.mutate({ tag, set: { isFeatured: !tag.isFeatured } }),
      },
      {
        key: 'status',
        label: t(enabled ? 'action.disable' : 'action.enable'),
        icon: <Power size={16} />,
        onSelect: () => update.mutate({ tag, set: { status: enabled ? 'DISABLED' : 'ENABLE' } }),
      },
    ];
    const merges: MenuItem[] = [
      { key: 'merge', label: t('action.merge'), icon: <Merge size={16} />, onSelect: () => merge(tag) },
    ];
    const removal: MenuItem = {
      key: 'delete',
      label: t('action.delete'),
      icon: <Trash2 size={16} />,
      tone: 'danger',
      startsGroup: true,
      disabledReason: tag.postCount > 0 ? t('inUse', { count: tag.postCount }) : undefined,
      onSelect: () => askAndRemove(tag),
    };
    return [...(mayEdit ? edits : []), ...(mayMerge ? merges : []), ...(mayEdit ? [removal] : [])];
  };
}
