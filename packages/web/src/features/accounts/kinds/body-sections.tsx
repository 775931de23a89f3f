import {
  EMPLOYEE_BANDS,
  type EnterpriseProfile,
  ORG_KINDS,
  ORGANIZER_TYPES,
} from '@toasoan/contract/features/accounts/kinds/body-profiles.ts';
import { useTranslation } from 'react-i18next';
import { fieldLabel } from '../account-record.ts';
import { FileInput } from '../inputs/file-input.tsx';
import { typeText } from '../list/type-text.ts';
import { ChoiceField, ProfileField, TextField, WordsField, YearField } from '../page/fields.tsx';
import { Pair, Section } from '../page/section.tsx';
import { PlaceFields } from './place-fields.tsx';
import { ProductsInput } from './products-input.tsx';

/** Who holds events. */
export function OrganizerSections() {
  const { t } = useTranslation('accounts');
  return (
    <>
      <Section
        title={t('section.legal')}
        fields={['organizerType', 'legalName', 'alternateNames', 'representative', 'foundedYear']}
      >
        <ChoiceField
          name="organizerType"
          values={['', ...ORGANIZER_TYPES]}
          wordOf={(value) => (value === '' ? t('organizerType.none') : typeText('event', value))}
        />
        <TextField name="legalName" max={200} />
        <WordsField name="alternateNames" hint={t('hint.alternateNames')} />
        <Pair>
          <TextField name="representative" max={120} />
          <YearField name="foundedYear" />
        </Pair>
      </Section>
      <AddressSection hasPoint />
      <Section
        title={fieldLabel('verificationDocId')}
        hint={t('section.verification.hint')}
        fields={['verificationDocId']}
        bare
      >
        <ProfileField<string | null> name="verificationDocId">
          {(control) => (
            <FileInput {...control} label={fieldLabel('verificationDocId')} kinds={['DOCUMENT', 'IMAGE']} />
          )}
        </ProfileField>
      </Section>
    </>
  );
}

export function OrganizationSections() {
  const { t } = useTranslation('accounts');
  return (
    <>
      <Section
        title={t('section.legal')}
        fields={['legalName', 'shortName', 'foreignName', 'orgKind', 'publicTaxCode', 'decisionNo']}
      >
        <TextField name="legalName" max={200} />
        <Pair>
          <TextField name="shortName" max={60} />
          <TextField name="foreignName" max={200} />
        </Pair>
        <WordsField name="alternateNames" hint={t('hint.alternateNames')} />
        <Pair>
          <ChoiceField
            name="orgKind"
            values={ORG_KINDS}
            wordOf={(value) => typeText('organization', value)}
          />
          <TextField name="governingBody" max={200} />
        </Pair>
        <Pair>
          <TextField name="publicTaxCode" max={13} />
          <TextField name="decisionNo" max={80} />
        </Pair>
        <TextField name="leaderName" max={120} />
      </Section>
      <AddressSection />
    </>
  );
}

export function EnterpriseSections() {
  const { t } = useTranslation('accounts');
  return (
    <>
      <OrganizationSections />
      <Section
        title={t('section.business')}
        fields={['businessCode', 'industry', 'products', 'foundedYear', 'employeeBand', 'exportMarkets']}
      >
        <Pair>
          <TextField name="businessCode" max={13} hint={t('hint.businessCode')} />
          <TextField name="industry" max={120} />
        </Pair>
        <Pair>
          <YearField name="foundedYear" />
          <ChoiceField
            name="employeeBand"
            values={EMPLOYEE_BANDS}
            wordOf={(value) => t(`employees.${value}`)}
          />
        </Pair>
        <ProfileField<EnterpriseProfile['products']> name="products" label={t('products')}>
          {(control) => <ProductsInput {...control} />}
        </ProfileField>
        <WordsField name="exportMarkets" />
      </Section>
    </>
  );
}

function AddressSection({ hasPoint = false }: { readonly hasPoint?: boolean }) {
  const { t } = useTranslation('accounts');
  return (
    <Section
      title={t('section.address')}
      fields={['provinceCode', 'ward', 'address', 'hotline', 'website', 'lat']}
    >
      <PlaceFields hasPoint={hasPoint} />
      <Pair>
        <TextField name="hotline" max={40} />
        <TextField name="website" max={2000} placeholder="https://" />
      </Pair>
    </Section>
  );
}
