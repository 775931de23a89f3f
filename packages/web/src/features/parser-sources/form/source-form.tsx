import { sourceAttachments } from '@toasoan/contract/features/parser-sources/agreement-files.ts';
import type { ParserSource } from '@toasoan/contract/features/parser-sources/parser-source.ts';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyAttachments } from '#web/features/attachments/public.ts';
import { StatusField } from '#web/patterns/resource/status.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
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
        <RightsFields {...field} documents={<AgreementFiles source={source} />} />
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

/** The signed paper, which only those who manage sources can open. */
function AgreementFiles({ source }: Pick<SourceFormProps, 'source'>) {
  const { t } = useTranslation('parser-sources');
  return (
    <Stack gap={1}>
      <p className={textStyles.label}>{t('files.title')}</p>
      <p className={textStyles.hint}>{t(source === undefined ? 'files.afterSaving' : 'files.hint')}</p>
      {source && (
        <Suspense>
          <LazyAttachments endpoints={sourceAttachments} id={source.id} />
        </Suspense>
      )}
    </Stack>
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
