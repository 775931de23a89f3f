import type { ParserSource } from '@toasoan/contract/features/parser-sources/parser-source.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusField } from '#web/patterns/resource/status.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { FetchFields } from './fetch-fields.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { RightsFields } from './rights-fields.tsx';
import styles from './source-form.module.css';
import type { SourceValues } from './source-values.ts';
import { TrustFields } from './trust-fields.tsx';

interface SourceFormProps {
  readonly form: FormStore<SourceValues>;
  readonly source: ParserSource | undefined;
  /** The person may only read. */
  readonly disabled: boolean;
}

export function SourceForm({ form, source, disabled }: SourceFormProps) {
  const { t } = useTranslation('parser-sources');
  const field = { form, disabled };
  return (
    <>
      <Section title={t('section.source')}>
        <IdentityFields {...field} isNew={source === undefined} />
        <StatusField {...field} />
      </Section>
      <Section title={t('section.rights')}>
        <RightsFields {...field} />
      </Section>
      <Section title={t('section.fetching')}>
        <FetchFields {...field} />
      </Section>
      <Section title={t('section.trust')}>
        <TrustFields {...field} />
      </Section>
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
