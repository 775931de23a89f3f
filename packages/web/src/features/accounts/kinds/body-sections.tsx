import {
  EMPLOYEE_BANDS,
  type EnterpriseProfile,
  ORG_KINDS,
} from '@toasoan/contract/features/accounts/kinds/body-profiles.ts';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { CoordinatesInput } from '../inputs/coordinates-input.tsx';
import styles from '../inputs/inputs.module.css';
import { RowsInput } from '../inputs/rows-input.tsx';
import { ChoiceField, ProfileField, TextField, WholeNumberField, WordsField } from '../page/fields.tsx';
import { Pair, Section } from '../page/section.tsx';
import { ProvinceField } from './province-field.tsx';

/** Who holds events. */
export function OrganizerSections() {
  const { t } = useTranslation('accounts');
  return (
    <>
      <Section
        title={t('section.legal')}
        fields={['legalName', 'alternateNames', 'representative', 'foundedYear']}
      >
        <TextField name="legalName" max={200} />
        <WordsField name="alternateNames" hint={t('hint.alternateNames')} />
        <Pair>
          <TextField name="representative" max={120} />
          <WholeNumberField name="foundedYear" min={-3000} max={2200} />
        </Pair>
      </Section>
      <AddressSection hasPoint />
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
          <ChoiceField name="orgKind" values={ORG_KINDS} wordOf={(value) => t(`orgKind.${value}`)} />
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
          <WholeNumberField name="foundedYear" min={-3000} max={2200} />
          <ChoiceField
            name="employeeBand"
            values={EMPLOYEE_BANDS}
            wordOf={(value) => t(`employees.${value}`)}
          />
        </Pair>
        <ProfileField<EnterpriseProfile['products']> name="products">
          {(control) => (
            <RowsInput {...control} blank={{ name: '', ocopStars: 0 }} addLabel={t('products.add')} max={60}>
              {(product, set, n) => (
                <>
                  <TextInput
                    aria-label={t('products.name', { n })}
                    value={product.name}
                    maxLength={120}
                    disabled={control.disabled}
                    onChange={(name) => set({ name })}
                  />
                  <span className={styles.narrow}>
                    <NumberInput
                      aria-label={t('products.stars', { n })}
                      after={t('products.star')}
                      value={product.ocopStars}
                      min={0}
                      max={5}
                      disabled={control.disabled}
                      onChange={(ocopStars) => set({ ocopStars: ocopStars ?? 0 })}
                    />
                  </span>
                </>
              )}
            </RowsInput>
          )}
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
      {hasPoint && <CoordinatesInput />}
      <Pair>
        <TextField name="ward" max={120} />
        <ProvinceField />
      </Pair>
      <TextField name="address" max={250} />
      <Pair>
        <TextField name="hotline" max={40} />
        <TextField name="website" max={2000} placeholder="https://" />
      </Pair>
    </Section>
  );
}
