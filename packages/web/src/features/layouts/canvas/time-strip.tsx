import type { LayoutDetail } from '@toasoan/contract/features/layouts/layout.ts';
import { isWholeKind } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import type { RecordLanguage } from '@toasoan/contract/vocabulary/language.ts';
import { History, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCategoryOptions } from '#web/features/categories/public.ts';
import { languageName } from '#web/features/projects/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { atClock, inMinutes } from '#web/ui/dates/quick-time.ts';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { composedPlace } from './composed-place.ts';
import { TimeLine } from './time-line.tsx';
import styles from './time-strip.module.css';
import type { CanvasView } from './use-canvas-view.ts';
import type { ShownPage } from './use-shown-page.ts';

interface TimeStripProps {
  readonly layout: LayoutDetail;
  readonly languages: readonly RecordLanguage[];
  readonly view: CanvasView;
  readonly page: ShownPage;
  readonly now: Date;
  readonly onLook: (part: Partial<CanvasView>) => void;
}

/** For whom and at what time the page is looked at: as readers saw it, now, or with what is scheduled. */
export function TimeStrip({ layout, languages, view, page, now, onLook }: TimeStripProps) {
  const { t } = useTranslation('layouts');
  const id = useId();
  const { kind } = layout;
  const place = composedPlace(layout, view);
  return (
    <section className={styles.strip} aria-label={t('time.label')}>
      <label htmlFor={id} className={styles.label}>
        <History size={16} aria-hidden />
        {t('time.at')}
      </label>
      <DateTimeInput
        id={id}
        value={view.at}
        onChange={(at) => onLook({ at })}
        min={place ? undefined : now.toISOString()}
        quick={[
          { label: t('publish.inAnHour'), at: inMinutes(60) },
          { label: t('publish.tomorrow'), at: atClock(1, '06:00') },
        ]}
      />
      {view.at !== null && (
        <>
          <StatusTag tone={page.isPast ? 'published' : 'scheduled'}>{t(basisOf(page))}</StatusTag>
          <Button size="compact" icon={<RotateCcw size={14} />} onClick={() => onLook({ at: null })}>
            {t('time.now')}
          </Button>
        </>
      )}
      {page.record && (
        <span className={styles.facts} role="status">
          {page.record.since === null
            ? t('time.noRecord')
            : t('time.since', {
                title: page.record.layout?.title ?? t('time.noLayout'),
                time: formatDateTime(new Date(page.record.since)),
              })}
        </span>
      )}
      {place && !isWholeKind(kind) && (
        <span className={styles.facts}>
          {page.isPast
            ? t('time.ofKind')
            : page.sample
              ? t('time.sample', { title: page.sample.title })
              : t('time.aroundKind')}
        </span>
      )}
      {languages.length > 1 && (
        <span className={styles.choice}>
          <Select
            label={t('view.language')}
            options={languages.map((one) => ({ value: one, label: languageName(one) }))}
            value={view.language}
            onChange={(language) => onLook({ language: (language ?? 'vi') as RecordLanguage })}
          />
        </span>
      )}
      {kind === 'CATEGORY' && <CategoryChoice view={view} onLook={onLook} />}
      {place && <TimeLine place={place} now={now} at={view.at} onChoose={(at) => onLook({ at })} />}
    </section>
  );
}

function basisOf({ isPast, record }: ShownPage) {
  if (!isPast) return 'time.EXPECTED' as const;
  return `time.${record?.basis ?? 'SHOWN'}` as const;
}

function CategoryChoice({ view, onLook }: Pick<TimeStripProps, 'view' | 'onLook'>) {
  const { t } = useTranslation('layouts');
  const options = useCategoryOptions();
  return (
    <span className={styles.choice}>
      <Select
        label={t('view.category')}
        options={options}
        placeholder={t('view.noCategory')}
        clearable
        value={view.categoryId}
        onChange={(categoryId) => onLook({ categoryId })}
      />
    </span>
  );
}
