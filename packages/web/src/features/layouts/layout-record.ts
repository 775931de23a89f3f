import { type LayoutDetail, layoutCreate } from '@toasoan/contract/features/layouts/layout.ts';
import type { LayoutDevice, LayoutKind } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import { useTranslation } from 'react-i18next';
import {
  type DisplayValues,
  displayOf,
  SHOWN_EVERYWHERE,
  useDisplayField,
} from '#web/features/display-modes/public.ts';
import type { RecordForm } from '#web/patterns/form-drawer/record-form.ts';
import { schemaProblems } from '#web/ui/form/problem.ts';
import { createLayout, layoutDetail, updateLayout } from './layout-queries.ts';

/** What the form holds; its fields have the names of the call's. Blocks are arranged on the canvas. */
export interface LayoutValues {
  readonly title: string;
  readonly code: string;
  readonly kind: LayoutKind;
  readonly device: LayoutDevice;
  readonly display: DisplayValues;
}

const BLANK: LayoutValues = { title: '', code: '', kind: 'HOME', device: 'ALL', display: SHOWN_EVERYWHERE };

function toInput({ display, code, ...values }: LayoutValues) {
  return { ...values, ...(code.trim() !== '' && { code: code.trim() }), display: displayOf(display) };
}

async function save(values: LayoutValues, layout: LayoutDetail | undefined): Promise<LayoutDetail> {
  return layout ? await updateLayout(layout, toInput(values)) : await createLayout(toInput(values));
}

export function useLayoutRecord(): RecordForm<LayoutDetail, LayoutValues> {
  const { t } = useTranslation('layouts');
  const display = useDisplayField();
  return {
    name: 'layouts',
    detail: layoutDetail,
    blank: () => BLANK,
    toValues: (layout) => ({
      title: layout.title,
      code: layout.code,
      kind: layout.kind,
      device: layout.device,
      display: display.valuesOf(layout.display, layout.displayTargets),
    }),
    validate: (values) => schemaProblems(layoutCreate, toInput(values)),
    save,
    fields: {
      title: { label: t('field.title') },
      code: { label: t('field.code') },
      kind: { label: t('field.kind'), show: (kind) => t(`kind.${kind}`) },
      device: { label: t('field.device'), show: (device) => t(`device.${device}`) },
      display: display.field,
    },
  };
}
