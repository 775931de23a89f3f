import { type Menu, type MenuPosition, menuCreate } from '@toasoan/contract/features/menus/menu.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { useTranslation } from 'react-i18next';
import {
  type DisplayValues,
  displayOf,
  SHOWN_EVERYWHERE,
  useDisplayField,
} from '#web/features/display-modes/public.ts';
import { languageName } from '#web/features/projects/public.ts';
import type { RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import { useStatusName } from '#web/patterns/resource/status.tsx';
import { schemaProblems } from '#web/ui/form/problem.ts';
import { createMenu, menuDetail, updateMenu } from './menu-queries.ts';

/** What the form holds; its fields have the names of the call's. */
export interface MenuValues {
  readonly title: string;
  readonly code: string;
  readonly position: MenuPosition;
  readonly display: DisplayValues;
  readonly lang: string;
  readonly status: Status;
}

const BLANK: MenuValues = {
  title: '',
  code: '',
  position: 'MAIN',
  display: SHOWN_EVERYWHERE,
  lang: 'vi',
  status: 'ENABLE',
};

function toInput({ display, code, ...values }: MenuValues) {
  return { ...values, ...(code.trim() !== '' && { code: code.trim() }), display: displayOf(display) };
}

async function save(values: MenuValues, menu: Menu | undefined): Promise<Menu> {
  return menu ? await updateMenu(menu, toInput(values)) : await createMenu(toInput(values));
}

export function useMenuRecord(): RecordForm<Menu, MenuValues> {
  const { t } = useTranslation('menus');
  const status = useStatusName();
  const display = useDisplayField();
  return {
    name: 'menus',
    detail: menuDetail,
    blank: () => BLANK,
    toValues: (menu) => ({
      title: menu.title,
      code: menu.code,
      position: menu.position,
      display: display.valuesOf(menu.display, menu.displayTargets),
      lang: menu.lang,
      status: menu.status,
    }),
    validate: (values) => schemaProblems(menuCreate, toInput(values)),
    save,
    fields: {
      title: { label: t('field.title') },
      code: { label: t('field.code') },
      position: { label: t('field.position'), show: (position) => t(`position.${position}`) },
      display: display.field,
      lang: { label: t('field.lang'), show: languageName },
      status,
    },
  };
}
