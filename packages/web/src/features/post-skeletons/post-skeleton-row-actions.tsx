import type { PostSkeleton } from '@toasoan/contract/features/post-skeletons/post-skeleton.ts';
import { PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import type { ResourceTexts } from '#web/patterns/resource/resource-texts.ts';
import { useRowItems } from '#web/patterns/resource/row-items.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { useRemoveSkeleton, useSkeleton, useUpdateSkeleton } from './post-skeleton-queries.ts';

export function usePostSkeletonRowActions(
  address: ListAddress<ListQueryShape>,
  texts: ResourceTexts,
): (skeleton: PostSkeleton) => readonly MenuItem[] {
  const { t } = useTranslation('post-skeletons');
  const navigate = useNavigate();
  const begin = useSkeleton();
  const update = useUpdateSkeleton();
  const remove = useRemoveSkeleton();
  const items = useRowItems(texts);
  return (skeleton) => [
    {
      key: 'use',
      label: t('use'),
      icon: <PenLine size={16} />,
      isQuick: true,
      disabledReason: skeleton.status === 'ENABLE' ? undefined : t('use.off'),
      onSelect: () =>
        begin.mutate(skeleton.id, { onSuccess: ({ postId }) => navigate(`/manager_post/edit/${postId}`) }),
    },
    items.edit(() => address.change({ open: skeleton.id })),
    items.status(skeleton.status, (status) => update.mutate({ record: skeleton, set: { status } })),
    items.remove({
      title: skeleton.title,
      text: t('delete.text'),
      send: () => remove.mutateAsync(skeleton),
    }),
  ];
}
