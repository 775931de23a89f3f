import type { PartnerLogo } from '@toasoan/contract/features/partner-logos/partner-logo.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import type { ResourceTexts } from '#web/patterns/resource/resource-texts.ts';
import { useRowItems } from '#web/patterns/resource/row-items.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { useMovePartnerLogo, useRemovePartnerLogo, useUpdatePartnerLogo } from './partner-logo-queries.ts';

/** @param rows in the order shown, for the two moves */
export function usePartnerLogoRowActions(
  address: ListAddress<ListQueryShape>,
  texts: ResourceTexts,
  rows: readonly PartnerLogo[],
): (logo: PartnerLogo) => readonly MenuItem[] {
  const { t } = useTranslation('partner-logos');
  const update = useUpdatePartnerLogo();
  const remove = useRemovePartnerLogo();
  const move = useMovePartnerLogo();
  const items = useRowItems(texts);

  function moves(logo: PartnerLogo): MenuItem[] {
    const group = rows.filter((other) => other.group === logo.group);
    const at = group.indexOf(logo);
    const isOrdered = address.query.sort === 'order';
    const stopped = isOrdered ? undefined : t('move.notOrdered');
    const step = (key: 'up' | 'down', beforeId: string | null, isAtEnd: boolean): MenuItem => ({
      key,
      label: t(`move.${key}`),
      icon: key === 'up' ? <ArrowUp size={16} /> : <ArrowDown size={16} />,
      disabledReason: stopped ?? (isAtEnd ? t(`move.${key}End`) : undefined),
      onSelect: () => move.mutate({ logo, beforeId }),
    });
    return [
      step('up', group[at - 1]?.id ?? null, at <= 0),
      step('down', group[at + 2]?.id ?? null, at === group.length - 1),
    ];
  }
  return (logo) => [
    items.edit(() => address.change({ open: logo.id })),
    ...moves(logo),
    items.status(logo.status, (status) => update.mutate({ record: logo, set: { status } })),
    items.remove({ title: logo.title, text: t('delete.text'), send: () => remove.mutateAsync(logo) }),
  ];
}
