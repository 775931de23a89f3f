import { useQuery } from '@tanstack/react-query';
import { MAX_SIDEBARS, type SidebarRow } from '@toasoan/contract/features/sidebars/sidebar.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { SidebarChoiceProps } from '#web/patterns/sidebar-choice/sidebar-choice-slot.ts';
import type { Option } from '#web/ui/select/option.ts';
import { Select } from '#web/ui/select/select.tsx';
import { sidebarList } from '../sidebar-queries.ts';

/** One sidebar of the project, or none: then their own display decides. One that readers do not get says so. */
export function SidebarChoice({ value, ...control }: SidebarChoiceProps) {
  const { t } = useTranslation('sidebars');
  const { data } = useQuery(sidebarList(useProjectId(), { sort: 'title', limit: MAX_SIDEBARS }));
  const optionOf = (sidebar: SidebarRow): Option => ({
    value: sidebar.id,
    label: sidebar.title,
    detail: [t(`side.${sidebar.side}`), isShown(sidebar) ? '' : t('choice.notShown')]
      .filter(Boolean)
      .join(' · '),
  });
  const known = data?.items.map(optionOf) ?? [];
  const isGone = value !== null && data !== undefined && known.every((option) => option.value !== value);
  const options = isGone ? [...known, { value, label: t('choice.gone') }] : known;
  return <Select {...control} value={value} options={options} placeholder={t('choice.none')} clearable />;
}

const isShown = ({ status, publishedTime, display }: SidebarRow) =>
  status === 'ENABLE' && publishedTime !== null && display.mode !== 'OFF';
