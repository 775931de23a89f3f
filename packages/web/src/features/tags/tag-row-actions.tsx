import { targetPath } from '@toasoan/contract/article/link-target.ts';
import type { Tag } from '@toasoan/contract/features/tags/tag.ts';
import { Merge, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import type { ResourceTexts } from '#web/patterns/resource/resource-texts.ts';
import { useRowItems } from '#web/patterns/resource/row-items.tsx';
import { useSiteItem } from '#web/patterns/site-page/site-item.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { useRemoveTag, useUpdateTag } from './tag-queries.ts';

/** One that was merged leads to its heir. */
const isPublic = ({ status, mergedInto }: Tag) => status === 'ENABLE' && mergedInto === null;

/** The row menu holds what this person may do; an entry that a rule stops says the reason. */
export function useTagRowActions(
  address: ListAddress<ListQueryShape>,
  texts: ResourceTexts,
  merge: (tag: Tag) => void,
): (tag: Tag) => readonly MenuItem[] {
  const { t } = useTranslation('tags');
  const mayEdit = useMay('tag.edit');
  const mayMerge = useMay('tag.merge');
  const update = useUpdateTag();
  const remove = useRemoveTag();
  const items = useRowItems(texts);
  const siteItem = useSiteItem();

  const edits = (tag: Tag): MenuItem[] => [
    items.edit(() => address.change({ open: tag.id })),
    {
      key: 'featured',
      label: t(tag.isFeatured ? 'action.unfeatured' : 'action.featured'),
      icon: <Star size={16} />,
      onSelect: () => update.mutate({ record: tag, set: { isFeatured: !tag.isFeatured } }),
    },
    items.status(tag.status, (status) => update.mutate({ record: tag, set: { status } })),
  ];
  const merges = (tag: Tag): MenuItem[] => [
    { key: 'merge', label: t('action.merge'), icon: <Merge size={16} />, onSelect: () => merge(tag) },
  ];
  const removal = (tag: Tag): MenuItem =>
    items.remove({
      title: tag.title,
      text: t('delete.text'),
      disabledReason: tag.postCount > 0 ? t('inUse', { count: tag.postCount }) : undefined,
      send: () => remove.mutateAsync(tag),
    });
  return (tag) => [
    ...(mayEdit ? edits(tag) : []),
    ...siteItem(isPublic(tag) ? targetPath('tag', tag.slug) : undefined),
    ...(mayMerge ? merges(tag) : []),
    ...(mayEdit ? [removal(tag)] : []),
  ];
}
