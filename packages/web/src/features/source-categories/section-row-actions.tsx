import type { SourceCategory } from '@toasoan/contract/features/source-categories/source-category.ts';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ResourceTexts } from '#web/patterns/resource/resource-texts.ts';
import { useRowItems } from '#web/patterns/resource/row-items.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { useRemoveSection, useUpdateSection } from './section-queries.ts';

export function useSectionRowActions(
  texts: ResourceTexts,
  onEdit: (id: string) => void,
): (section: SourceCategory) => readonly MenuItem[] {
  const { t } = useTranslation('source-categories');
  const update = useUpdateSection();
  const remove = useRemoveSection();
  const items = useRowItems(texts);
  return (section) => [
    items.edit(() => onEdit(section.id)),
    {
      key: 'open',
      label: t('action.open'),
      icon: <ExternalLink size={16} />,
      onSelect: () => window.open(section.url, '_blank', 'noopener,noreferrer'),
    },
    items.status(section.status, (status) => update.mutate({ record: section, set: { status } })),
    items.remove({
      title: section.title,
      text: t('delete.text'),
      disabledReason: section.links.length > 0 ? t('delete.linked') : undefined,
      send: () => remove.mutateAsync(section),
    }),
  ];
}
