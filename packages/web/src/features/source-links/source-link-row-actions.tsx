import type { SourceLink } from '@toasoan/contract/features/source-links/source-link.ts';
import { SquarePlay } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ResourceTexts } from '#web/patterns/resource/resource-texts.ts';
import { useRowItems } from '#web/patterns/resource/row-items.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { placeOf } from './source-link-columns.tsx';
import { useRemoveSourceLink, useUpdateSourceLink } from './source-link-queries.ts';

interface RowActions {
  readonly texts: ResourceTexts;
  readonly onEdit: (id: string) => void;
  readonly onTry: (link: SourceLink) => void;
}

export function useSourceLinkRowActions({
  texts,
  onEdit,
  onTry,
}: RowActions): (link: SourceLink) => readonly MenuItem[] {
  const { t } = useTranslation('source-links');
  const update = useUpdateSourceLink();
  const remove = useRemoveSourceLink();
  const items = useRowItems(texts);
  return (link) => [
    items.edit(() => onEdit(link.id)),
    {
      key: 'try',
      label: t('try'),
      icon: <SquarePlay size={16} />,
      onSelect: () => onTry(link),
    },
    items.status(link.status, (status) => update.mutate({ record: link, set: { status } })),
    items.remove({ title: placeOf(link), text: t('delete.text'), send: () => remove.mutateAsync(link) }),
  ];
}
