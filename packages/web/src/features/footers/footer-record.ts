import { type Footer, footerCreate } from '@toasoan/contract/features/footers/footer.ts';
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
import { createFooter, footerDetail, updateFooter } from './footer-queries.ts';

/** What the form holds; its fields have the names of the call's. */
export interface FooterValues {
  readonly title: string;
  readonly display: DisplayValues;
  readonly status: Status;
}

const BLANK: FooterValues = { title: '', display: SHOWN_EVERYWHERE, status: 'ENABLE' };

const toInput = ({ display, ...values }: FooterValues) => ({ ...values, display: displayOf(display) });

export function useFooterRecord(): RecordForm<Footer, FooterValues> {
  const { t } = useTranslation('footers');
  const status = useStatusName();
  const display = useDisplayField();
  return {
    name: 'footers',
    detail: footerDetail,
    blank: () => BLANK,
    toValues: (footer) => ({
      title: footer.title,
      display: display.valuesOf(footer.display, footer.displayTargets),
      status: footer.status,
    }),
    validate: (values) => schemaProblems(footerCreate, toInput(values)),
    save: (values, footer) =>
      footer ? updateFooter(footer, toInput(values)) : createFooter(toInput(values)),
    fields: { title: { label: t('field.title') }, display: display.field, status },
  };
}
