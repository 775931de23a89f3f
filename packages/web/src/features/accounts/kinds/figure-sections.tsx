import {
  CONSENT_STATES,
  type FigureProfile,
  GENDERS,
} from '@toasoan/contract/features/accounts/kinds/figure-profile.ts';
import type { UncertainDate } from '@toasoan/contract/features/accounts/kinds/uncertain-date.ts';
import { useTranslation } from 'react-i18next';
import { fieldLabel } from '../account-record.ts';
import { SourcesInput } from '../inputs/sources-input.tsx';
import { UncertainDateInput } from '../inputs/uncertain-date-input.tsx';
import { useFieldValue } from '../page/account-context.ts';
import { ChoiceField, ProfileField, SwitchField, TextField, WordsField } from '../page/fields.tsx';
import { Pair, Section } from '../page/section.tsx';
import { AwardsInput, PositionsInput, QuotesInput, RelationsInput, WorksInput } from './figure-lists.tsx';
import { ProvinceField } from './province-field.tsx';

/** The life of a figure, with what readers may check it by. */
export function FigureSections() {
  const { t } = useTranslation('accounts');
  return (
    <>
      <Section
        title={t('section.names')}
        fields={['birthName', 'alternateNames', 'honorifics', 'fields', 'gender', 'ethnicity', 'nationality']}
      >
        <WordsField
          name="alternateNames"
          label={t('figure.alternateNames')}
          hint={t('hint.alternateNames')}
        />
        <Pair>
          <TextField name="birthName" max={120} />
          <ChoiceField name="gender" values={GENDERS} wordOf={(value) => t(`gender.${value}`)} />
        </Pair>
        <Pair>
          <WordsField name="honorifics" hint={t('hint.honorifics')} />
          <WordsField name="fields" />
        </Pair>
        <Pair>
          <TextField name="ethnicity" max={60} />
          <TextField name="nationality" max={60} />
        </Pair>
      </Section>
      <LifeSection />
      <Section title={t('section.positions')} hint={t('section.positions.hint')} fields={['positions']} bare>
        <ProfileField<FigureProfile['positions']> name="positions">
          {(control) => <PositionsInput {...control} />}
        </ProfileField>
      </Section>
      <Section title={t('section.works')} fields={['works', 'awards']}>
        <ProfileField<FigureProfile['works']> name="works">
          {(control) => <WorksInput {...control} />}
        </ProfileField>
        <ProfileField<FigureProfile['awards']> name="awards">
          {(control) => <AwardsInput {...control} />}
        </ProfileField>
      </Section>
      <Section title={t('section.quotes')} fields={['quotes']} bare>
        <ProfileField<FigureProfile['quotes']> name="quotes">
          {(control) => <QuotesInput {...control} />}
        </ProfileField>
      </Section>
      <Section title={fieldLabel('relations')} fields={['relations']} bare>
        <ProfileField<FigureProfile['relations']> name="relations">
          {(control) => <RelationsInput {...control} />}
        </ProfileField>
      </Section>
      <Section title={t('section.sources')} hint={t('section.sources.hint')} fields={['sources']} bare>
        <ProfileField<FigureProfile['sources']> name="sources">
          {(control) => <SourcesInput {...control} />}
        </ProfileField>
      </Section>
    </>
  );
}

function LifeSection() {
  const { t } = useTranslation('accounts');
  const isLiving = useFieldValue<boolean>('livingPerson');
  return (
    <Section
      title={t('section.life')}
      hint={t('section.life.hint')}
      fields={['birth', 'death', 'birthPlace', 'hometown', 'provinceCode', 'livingPerson', 'consentState']}
    >
      <Pair>
        <ProfileField<UncertainDate | null> name="birth">
          {(control) => <UncertainDateInput {...control} label={fieldLabel('birth')} />}
        </ProfileField>
        <ProfileField<UncertainDate | null> name="death">
          {(control) => <UncertainDateInput {...control} label={fieldLabel('death')} />}
        </ProfileField>
      </Pair>
      <TextField name="birthPlace" max={200} />
      <Pair>
        <TextField name="hometown" max={200} />
        <ProvinceField />
      </Pair>
      <SwitchField name="livingPerson" hint={isLiving ? undefined : t('hint.livingPerson')} />
      {isLiving && (
        <Pair>
          <ChoiceField
            name="consentState"
            values={CONSENT_STATES}
            wordOf={(value) => t(`consent.${value}`)}
          />
          <TextField name="consentNote" max={250} />
        </Pair>
      )}
    </Section>
  );
}
