import type { Media } from '@toasoan/contract/features/media/media.ts';
import { type RightsFacts, rightsProblems } from '@toasoan/contract/features/media/media-rights.ts';
import { PROVINCE_CODES } from '@toasoan/contract/vocabulary/province-codes.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import { useTranslation } from 'react-i18next';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { dayIn } from '#web/ui/dates/days.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useSettledPart } from '#web/ui/form/use-form.ts';
import { Select } from '#web/ui/select/select.tsx';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { RightsProblems } from '../../rights-problems.tsx';
import { FilePicture } from '../file-picture.tsx';
import { UsesList } from '../uses-list.tsx';
import { CareFields } from './care-fields.tsx';
import type { SectionProps } from './choice-field.tsx';
import { DetailsSection } from './details-section.tsx';
import { FileSection } from './file-section.tsx';
import styles from './media-form.module.css';
import type { MediaValues } from './media-values.ts';
import { PeopleInput } from './people-input.tsx';
import { RightsFields } from './rights-fields.tsx';
import { SortedFields } from './sorted-fields.tsx';

const collator = new Intl.Collator('vi');
const PROVINCE_OPTIONS = PROVINCE_CODES.map((code) => ({ value: code, label: PROVINCES[code].name })).sort(
  (one, other) => collator.compare(one.label, other.label),
);

interface TakenFieldsProps extends SectionProps {
  readonly media: Media;
}

/** When and where the picture was taken, who it shows, and its EXIF data. */
function TakenFields({ media, ...field }: TakenFieldsProps) {
  const { t } = useTranslation('library');
  const exif = Object.entries(media.exif);
  return (
    <DetailsSection title={t('section.taken')}>
      <Field {...field} name="takenTime" label={t('field.takenTime')}>
        {(control) => <DateTimeInput {...control} />}
      </Field>
      <div className={styles.pair}>
        <Field {...field} name="placeText" label={t('field.placeText')}>
          {(control) => <TextInput {...control} />}
        </Field>
        <Field {...field} name="provinceCode" label={t('field.provinceCode')}>
          {(control) => (
            <Select {...control} label={t('field.provinceCode')} clearable options={PROVINCE_OPTIONS} />
          )}
        </Field>
      </div>
      <Field {...field} name="coordinates" label={t('field.coordinates')} hint={t('field.coordinatesHint')}>
        {(control) => <TextInput {...control} placeholder="21.0285, 105.8542" spellCheck={false} />}
      </Field>
      <Field {...field} name="people" label={t('field.people')}>
        {(control) => <PeopleInput {...control} />}
      </Field>
      <Field {...field} name="persons" label={t('field.persons')} hint={t('field.personsHint')}>
        {(control) => <TagInput {...control} />}
      </Field>
      {exif.length > 0 && (
        <dl className={styles.facts} aria-label={t('exif')}>
          {exif.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </DetailsSection>
  );
}

const LONGEST = { alt: 250, caption: 500 };

/** What the picture shows: the alternative text and the caption. */
function DescribedFields(field: SectionProps) {
  const { t } = useTranslation('library');
  return (
    <DetailsSection title={t('section.described')}>
      <Field {...field} name="alt" label={t('field.alt')} hint={t('field.altHint')} counter={LONGEST.alt}>
        {(control) => <TextArea {...control} rows={2} data-first-focus />}
      </Field>
      <Field {...field} name="title" label={t('field.title')}>
        {(control) => <TextInput {...control} />}
      </Field>
      <Field
        {...field}
        name="caption"
        label={t('field.caption')}
        hint={t('field.captionHint')}
        counter={LONGEST.caption}
      >
        {(control) => <TextArea {...control} rows={3} />}
      </Field>
      <Field {...field} name="description" label={t('field.description')} hint={t('field.descriptionHint')}>
        {(control) => <TextArea {...control} rows={2} />}
      </Field>
    </DetailsSection>
  );
}

interface MediaFormProps {
  readonly form: FormStore<MediaValues>;
  readonly media: Media;
  readonly onPreview: () => void;
}

/** What stands in the way of using the file as it is typed. */
function TypedObstacles({ form, media }: Pick<MediaFormProps, 'form' | 'media'>) {
  const values = useSettledPart(form, (state) => state.values);
  return <StandsInTheWay file={{ ...media, ...values }} />;
}

export function MediaForm({ form, media, onPreview }: MediaFormProps) {
  const { t } = useTranslation(['library', 'media']);
  const disabled = !media.mayEdit || media.state === 'TRASHED';
  const field = { form, disabled };
  return (
    <>
      <button type="button" className={styles.picture} onClick={onPreview}>
        <span className="visually-hidden">{t('action.preview')}</span>
        <FilePicture file={media} width={400} />
      </button>
      {media.failure && (
        <Banner tone="danger">{t('failed', { reason: t(`media:failure.${media.failure}`) })}</Banner>
      )}
      {media.state === 'PROCESSING' && <Banner tone="info">{t('stateHint.PROCESSING')}</Banner>}
      <TypedObstacles form={form} media={media} />
      <DescribedFields {...field} />
      <RightsFields {...field} />
      <TakenFields {...field} media={media} />
      <CareFields {...field} />
      <SortedFields {...field} />
      <DetailsSection title={t('section.usesCount', { count: media.useCount })}>
        <UsesList id={media.id} />
      </DetailsSection>
      <FileSection media={media} />
    </>
  );
}

/** The problems that would block publishing with the current form values. */
function StandsInTheWay({ file }: { readonly file: RightsFacts }) {
  const { t } = useTranslation('library');
  const problems = rightsProblems(file, dayIn(NEWSROOM_ZONE, useNow()));
  if (problems.length === 0) return null;
  return (
    <Banner tone="warning">
      <strong>{t('stopped', { count: problems.length })}</strong>
      <RightsProblems file={file} />
    </Banner>
  );
}
