import type { ContentTemplate } from '@toasoan/contract/features/content-templates/content-template.ts';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useVisitor } from '#web/core/project/visitor.ts';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import type { ResourceTexts } from '#web/patterns/resource/resource-texts.ts';
import { useRowItems } from '#web/patterns/resource/row-items.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { useDuplicateTemplate, useRemoveTemplate, useUpdateTemplate } from './template-queries.ts';

/** Everything that can be done to a template in its list; an entry that a rule stops says the reason. */
export function useTemplateRowActions(
  address: ListAddress<ListQueryShape>,
  texts: ResourceTexts,
): (template: ContentTemplate) => readonly MenuItem[] {
  const { t } = useTranslation('content-templates');
  const { roles } = useVisitor();
  const update = useUpdateTemplate();
  const remove = useRemoveTemplate();
  const duplicate = useDuplicateTemplate();
  const items = useRowItems(texts);

  async function copy(template: ContentTemplate) {
    const title = t('duplicate.title', { title: template.title }).slice(0, 120);
    const made = await duplicate.mutateAsync({ template, title }).catch(() => undefined);
    if (made) address.change({ open: made.id });
  }
  return (template) => {
    const reserved = template.type === 'HTML' && !roles.includes('SUPPER_ADMIN');
    const places = template.usedIn.map(({ title }) => title).join(', ');
    return [
      items.edit(() => address.change({ open: template.id })),
      {
        key: 'duplicate',
        label: t('duplicate.action'),
        icon: <Copy size={16} />,
        disabledReason: reserved ? t('html.reserved') : undefined,
        onSelect: () => void copy(template),
      },
      {
        ...items.status(template.status, (status) => update.mutate({ record: template, set: { status } })),
        disabledReason: reserved ? t('html.reserved') : undefined,
      },
      items.remove({
        title: template.title,
        text: t('delete.text'),
        disabledReason: places === '' ? undefined : t('delete.used', { places }),
        send: () => remove.mutateAsync(template),
      }),
    ];
  };
}
