import { FORMAT_TEXTS } from '@toasoan/contract/features/contests/contest-fact-texts.ts';
import { CONTEST_CATEGORIES } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { CATEGORY_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useFormPart } from '#web/ui/form/use-form.ts';
import textStyles from '#web/ui/layout/text.module.css';
import styles from '../contests.module.css';
import { factLabel } from '../fact-words.ts';
import { CheckGroup } from './check-group.tsx';
import { NumberTerm, type SectionForm, SwitchTerm, TermField } from './field-kinds.tsx';

const formatOptions = (kind: 'image/' | 'video/') =>
  Object.entries(FORMAT_TEXTS)
    .filter(([value]) => value.startsWith(kind))
    .map(([value, label]) => ({ value, label }));

/** Categories, and what a work of each must be. */
export function LimitInputs(of: SectionForm) {
  const { t } = useTranslation('contests');
  const categories = useFormPart(of.form, ({ values }) => values.workCategories);
  const hasPhotos = categories.includes('PHOTO_SINGLE') || categories.includes('PHOTO_SERIES');
  return (
    <>
      <TermField {...of} name="workCategories" required>
        {(control) => (
          <CheckGroup
            {...control}
            label={factLabel('workCategories')}
            options={CONTEST_CATEGORIES.map((value) => ({
              value,
              label: CATEGORY_TEXTS[value][currentLanguage()],
            }))}
          />
        )}
      </TermField>
      <NumberTerm {...of} name="maxPerAuthor" hint={t('field.maxPerAuthorHint')} />
      {hasPhotos && <PhotoInputs {...of} isSeries={categories.includes('PHOTO_SERIES')} />}
      {categories.includes('VIDEO') && <VideoInputs {...of} />}
    </>
  );
}

function PhotoInputs({ isSeries, ...of }: SectionForm & { readonly isSeries: boolean }) {
  const { t } = useTranslation('contests');
  return (
    <section className={styles.group}>
      <h3 className={textStyles.strong}>{t('limits.photo')}</h3>
      <TermField {...of} name="photoFormats">
        {(control) => (
          <CheckGroup {...control} label={factLabel('photoFormats')} options={formatOptions('image/')} />
        )}
      </TermField>
      <NumberTerm {...of} name="photoMinLongEdge" step={100} after="px" />
      <div className={styles.pair}>
        <NumberTerm {...of} name="photoMinBytes" after="MB" />
        <NumberTerm {...of} name="photoMaxBytes" min={1} after="MB" />
      </div>
      <SwitchTerm {...of} name="photoRequireExif" />
      {isSeries && (
        <div className={styles.pair}>
          <NumberTerm {...of} name="seriesMin" min={2} />
          <NumberTerm {...of} name="seriesMax" min={2} />
        </div>
      )}
    </section>
  );
}

function VideoInputs(of: SectionForm) {
  const { t } = useTranslation('contests');
  return (
    <section className={styles.group}>
      <h3 className={textStyles.strong}>{t('limits.video')}</h3>
      <TermField {...of} name="videoFormats">
        {(control) => (
          <CheckGroup {...control} label={factLabel('videoFormats')} options={formatOptions('video/')} />
        )}
      </TermField>
      <div className={styles.pair}>
        <NumberTerm {...of} name="videoMaxSeconds" min={5} step={30} after={t('unit.seconds')} />
        <NumberTerm {...of} name="videoMaxBytes" min={1} step={50} after="MB" />
      </div>
      <NumberTerm {...of} name="videoMinHeight" after="px" />
    </section>
  );
}
