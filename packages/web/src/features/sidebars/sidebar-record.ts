import { type Sidebar, sidebarCreate } from '@toasoan/contract/features/sidebars/sidebar.ts';
import type { SidebarSide } from '@toasoan/contract/features/sidebars/sidebar-content.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { useTranslation } from 'react-i18next';
import {
  type DisplayValues,
  displayOf,
  SHOWN_EVERYWHERE,
  useDisplayField,
} from '#web/features/display-modes/public.ts';
import type { RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import { useStatusName } from '#web/patterns/resource/status.tsx';
import { schemaProblems } from '#web/ui/form/problem.ts';
import { createSidebar, sidebarDetail, updateSidebar } from './sidebar-queries.ts';

/** What the form holds; its fields have the names of the call's. */
export interface SidebarValues {
  readonly title: string;
  readonly side: SidebarSide;
  readonly sticky: boolean;
  readonly hideOnMobile: boolean;
  readonly order: number | null;
  readonly display: DisplayValues;
  readonly status: Status;
}

const BLANK: SidebarValues = {
  title: '',
  side: 'RIGHT',
  sticky: false,
  hideOnMobile: false,
  order: 0,
  display: SHOWN_EVERYWHERE,
  status: 'ENABLE',
};

const toInput = ({ display, order, ...values }: SidebarValues) => ({
  ...values,
  order: order ?? 0,
  display: displayOf(display),
});

export function useSidebarRecord(): RecordForm<Sidebar, SidebarValues> {
  const { t } = useTranslation('sidebars');
  const status = useStatusName();
  const display = useDisplayField();
  return {
    name: 'sidebars',
    detail: sidebarDetail,
    blank: () => BLANK,
    toValues: (sidebar) => ({
      title: sidebar.title,
      side: sidebar.side,
      sticky: sidebar.sticky,
      hideOnMobile: sidebar.hideOnMobile,
      order: sidebar.order,
      display: display.valuesOf(sidebar.display, sidebar.displayTargets),
      status: sidebar.status,
    }),
    validate: (values) => schemaProblems(sidebarCreate, toInput(values)),
    save: (values, sidebar) =>
      sidebar ? updateSidebar(sidebar, toInput(values)) : createSidebar(toInput(values)),
    fields: {
      title: { label: t('field.title') },
      side: { label: t('field.side'), show: (side) => t(`side.${side}`) },
      sticky: { label: t('field.sticky'), show: (is) => t(is ? 'yes' : 'no') },
      hideOnMobile: { label: t('field.hideOnMobile'), show: (is) => t(is ? 'yes' : 'no') },
      order: { label: t('field.order') },
      display: display.field,
      status,
    },
  };
}
