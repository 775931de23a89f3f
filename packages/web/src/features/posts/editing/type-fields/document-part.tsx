import type { DocumentFacts } from '@toasoan/contract/features/posts/post-parts.ts';
import { useTranslation } from 'react-i18next';
import { DayInput } from '#web/ui/dates/day-input.tsx';
import { dayIn } from '#web/ui/dates/days.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import type { PartProps } from './part-section.tsx';
import { Labelled, PartSection } from './part-section.tsx';
import styles from './type-fields.module.css';

const NOTHING: DocumentFacts = { number: '', issuer: '', issuedDay: '' };

/** The facts that identify a published document. */
export function DocumentPart({ session }: PartProps) {
  const { t } = useTranslation('editing');
  const now = useNow();
  const facts = useFormPart(session.form, ({ values }) => values.documentFacts) ?? NOTHING;
  function put(change: Partial<DocumentFacts>) {
    const next = { ...facts, ...change };
    session.form.set('documentFacts', Object.values(next).some(Boolean) ? next : null);
  }
  return (
    <PartSection session={session} name="documentFacts" title={t('part.document')}>
      <div className={styles.row}>
        <Labelled label={t('document.number')}>
          {(id) => (
            <TextInput
              id={id}
              value={facts.number}
              placeholder="71/2022/NĐ-CP"
              onChange={(number) => put({ number })}
              onBlur={() => session.form.check('documentFacts')}
            />
          )}
        </Labelled>
        <div className={styles.short}>
          <span className={styles.dayLabel}>{t('document.issuedDay')}</span>
          <DayInput
            label={t('document.issuedDay')}
            value={facts.issuedDay === '' ? undefined : facts.issuedDay}
            today={dayIn(NEWSROOM_ZONE, now)}
            onChange={(day) => put({ issuedDay: day ?? '' })}
          />
        </div>
      </div>
      <Labelled label={t('document.issuer')}>
        {(id) => (
          <TextInput
            id={id}
            value={facts.issuer}
            onChange={(issuer) => put({ issuer })}
            onBlur={() => session.form.check('documentFacts')}
          />
        )}
      </Labelled>
    </PartSection>
  );
}
