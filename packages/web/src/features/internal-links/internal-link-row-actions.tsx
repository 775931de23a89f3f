import type { InternalLink } from '@toasoan/contract/features/internal-links/internal-link.ts';
import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import type { ResourceTexts } from '#web/patterns/resource/resource-texts.ts';
import { useRowItems } from '#web/patterns/resource/row-items.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { useRemoveLink, useUpdateLink } from './internal-link-queries.ts';

export function useLinkRowActions(
  address: ListAddress<ListQueryShape>,
  texts: ResourceTexts,
  tryOn: (link: InternalLink) => void,
): (link: InternalLink) => readonly MenuItem[] {
  const { t } = useTranslation('internal-links');
  const mayEdit = useMay('internalLink.edit');
  const update = useUpdateLink();
  const remove = useRemoveLink();
  const items = useRowItems(texts);

  const trial = (link: InternalLink): MenuItem => ({
    key: 'try',
    label: t('action.try'),
    icon: <FlaskConical size={16} />,
    onSelect: () => tryOn(link),
  });
  return (link) => [
    ...(mayEdit ? [items.edit(() => address.change({ open: link.id }))] : []),
    trial(link),
    ...(mayEdit
      ? [
          items.status(link.status, (status) => update.mutate({ record: link, set: { status } })),
          items.remove({
            title: link.keyword,
            text: t('delete.text'),
            send: () => remove.mutateAsync(link),
          }),
        ]
      : []),
  ];
}
