import {
  DESTINATION_TYPES,
  type DestinationProfile,
} from '@toasoan/contract/features/accounts/kinds/destination-profile.ts';
import { useTranslation } from 'react-i18next';
import { fieldLabel } from '../account-record.ts';
import { DecimalInput } from '../inputs/decimal-input.tsx';
import { GalleryInput } from '../inputs/gallery-input.tsx';
import { MonthsInput } from '../inputs/months-input.tsx';
import { OnePersonInput, PeopleInput } from '../inputs/people-input.tsx';
import { SourcesInput } from '../inputs/sources-input.tsx';
import { typeText } from '../list/type-text.ts';
import { useAccountPage } from '../page/account-context.ts';
import { AreaField, ChoiceField, ProfileField, SwitchField, TextField, WordsField } from '../page/fields.tsx';
import { Pair, Section } from '../page/section.tsx';
import { HeritageInput, HoursInput, PricesInput } from './destination-lists.tsx';
import { PlaceFields } from './place-fields.tsx';

/** Where a destination is, when it is best, and what a visit takes. */
export function DestinationSections() {
  const { t } = useTranslation('accounts');
  return (
    <>
      <Section
        title={t('section.kind')}
        fields={['destinationType', 'slogan', 'touristTypes', 'alternateNames', 'rating']}
      >
        <TextField name="slogan" max={200} />
        <Pair>
          <ChoiceField
            name="destinationType"
            values={DESTINATION_TYPES}
            wordOf={(value) => typeText('destination', value)}
          />
          <WordsField name="touristTypes" hint={t('hint.touristTypes')} />
        </Pair>
        <Pair>
          <WordsField name="alternateNames" hint={t('hint.alternateNames')} />
          <ProfileField<number | null> name="rating" hint={t('hint.rating')}>
            {(control) => <DecimalInput {...control} after="/ 5" />}
          </ProfileField>
        </Pair>
      </Section>
      <Section title={fieldLabel('heritage')} hint={t('section.heritage.hint')} fields={['heritage']} bare>
        <ProfileField<DestinationProfile['heritage']> name="heritage">
          {(control) => <HeritageInput {...control} />}
        </ProfileField>
      </Section>
      <Section
        title={t('section.place')}
        hint={t('section.place.hint')}
        fields={[
          'lat',
          'lng',
          'ward',
          'provinceCode',
          'address',
          'oldNames',
          'areaKm2',
          'hotline',
          'website',
          'transport',
        ]}
      >
        <PlaceFields hasPoint>
          <WordsField name="oldNames" label={t('destination.oldNames')} hint={t('hint.oldNames')} />
          <ProfileField<number | null> name="areaKm2" label={t('area')}>
            {(control) => <DecimalInput {...control} after="km²" />}
          </ProfileField>
        </PlaceFields>
        <Pair>
          <TextField name="hotline" max={40} />
          <TextField name="website" max={2000} placeholder="https://" />
        </Pair>
        <AreaField name="transport" max={3000} />
      </Section>
      <Section
        title={t('section.season')}
        hint={t('section.season.hint')}
        fields={['bestMonths', 'seasonNote']}
        bare
      >
        <ProfileField<readonly number[]> name="bestMonths">
          {(control) => <MonthsInput {...control} />}
        </ProfileField>
        <TextField name="seasonNote" max={250} />
      </Section>
      <Section title={fieldLabel('gallery')} fields={['gallery']} bare>
        <ProfileField<readonly string[]> name="gallery">
          {(control) => <GalleryInput {...control} />}
        </ProfileField>
      </Section>
      <Section title={t('section.visit')} fields={['openingHours', 'ticketPrices', 'isFree', 'amenities']}>
        <ProfileField<DestinationProfile['openingHours']> name="openingHours">
          {(control) => <HoursInput {...control} />}
        </ProfileField>
        <SwitchField name="isFree" />
        <ProfileField<DestinationProfile['ticketPrices']> name="ticketPrices">
          {(control) => <PricesInput {...control} />}
        </ProfileField>
        <WordsField name="amenities" />
      </Section>
      <PartsSection />
      <Section
        title={t('section.sources')}
        hint={t('section.sources.hint')}
        fields={['sources', 'vr360Url', 'videoUrl']}
        bare
      >
        <ProfileField<DestinationProfile['sources']> name="sources">
          {(control) => <SourcesInput {...control} />}
        </ProfileField>
        <Pair>
          <TextField name="vr360Url" max={2000} placeholder="https://" />
          <TextField name="videoUrl" max={2000} placeholder="https://" />
        </Pair>
      </Section>
    </>
  );
}

/** What it is part of, what is part of it, and what lies near. */
function PartsSection() {
  const { t } = useTranslation('accounts');
  const { account } = useAccountPage();
  const parts = account?.parts ?? [];
  return (
    <Section title={t('section.parts')} fields={['parentId', 'nearbyIds']}>
      <ProfileField<string | null> name="parentId">
        {(control) => <OnePersonInput {...control} label={fieldLabel('parentId')} types={['destination']} />}
      </ProfileField>
      {parts.length > 0 && (
        <p>{t('parts', { names: parts.map(({ displayName }) => displayName).join(', ') })}</p>
      )}
      <ProfileField<readonly string[]> name="nearbyIds">
        {(control) => (
          <PeopleInput {...control} label={fieldLabel('nearbyIds')} types={['destination']} max={20} />
        )}
      </ProfileField>
    </Section>
  );
}
