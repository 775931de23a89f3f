import { useQuery } from '@tanstack/react-query';
import type { Timeline } from '@toasoan/contract/features/layouts/composed-page.ts';
import { CalendarX, Eye, EyeOff, FileClock, LayoutTemplate, type LucideIcon, PinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { type PagePlace, pageTimeline } from '../layout-queries.ts';
import { timeSpan } from './time-span.ts';
import styles from './time-strip.module.css';

interface TimeLineProps {
  readonly place: PagePlace;
  readonly now: Date;
  readonly at: string | null;
  readonly onChoose: (at: string) => void;
}

const SIGNS: Readonly<Record<Timeline['coming'][number]['kind'], LucideIcon>> = {
  LAYOUT: LayoutTemplate,
  POST: FileClock,
  POST_ENDS: CalendarX,
  PIN_ENDS: PinOff,
  BLOCK_STARTS: Eye,
  BLOCK_ENDS: EyeOff,
};

/** Half a day back and a day ahead: what readers saw is solid, what will change by itself is a mark on the hatched part. */
export function TimeLine({ place, now, at, onChoose }: TimeLineProps) {
  const { t } = useTranslation('layouts');
  const span = timeSpan(now);
  const { data } = useQuery(pageTimeline(useProjectId(), { ...place, from: span.from, to: span.to }));
  if (!data) return <div className={styles.line} aria-hidden />;
  const shown = data.shown.map((one, index) => ({
    ...one,
    end: data.shown[index + 1]?.time ?? now.toISOString(),
  }));
  return (
    <ul className={styles.line} aria-label={t('time.line')}>
      {shown.map(({ time, end, lead, layout }) => (
        <li
          key={time}
          className={styles.shown}
          style={{ insetInlineStart: span.placeOf(time), inlineSize: span.widthOf(time, end) }}
        >
          {span.isWide(time, end) ? (
            <button
              type="button"
              data-tip={lead?.title ?? layout?.title}
              aria-label={t('time.shownFrom', {
                time: formatDateTime(new Date(time)),
                title: lead?.title ?? layout?.title ?? t('time.noLayout'),
              })}
              onClick={() => onChoose(span.inside(time))}
            >
              {lead?.title}
            </button>
          ) : (
            <span aria-hidden />
          )}
        </li>
      ))}
      {span.grouped(data.coming).map((group) => (
        <Coming key={group[0]?.time} group={group} place={span.placeOf} onChoose={onChoose} />
      ))}
      <li className={styles.mark} style={{ insetInlineStart: span.placeOf(now.toISOString()) }} aria-hidden />
      {at !== null && (
        <li className={styles.chosen} style={{ insetInlineStart: span.placeOf(at) }} aria-hidden />
      )}
    </ul>
  );
}

interface ComingProps extends Pick<TimeLineProps, 'onChoose'> {
  readonly group: Timeline['coming'];
  readonly place: (time: string) => string;
}

/** What changes the page by itself, with what follows right behind it; it leads to the time of the last. */
function Coming({ group, place, onChoose }: ComingProps) {
  const { t } = useTranslation('layouts');
  const [first] = group;
  const last = group.at(-1);
  if (!first || !last) return null;
  const Icon = SIGNS[first.kind];
  const list = group
    .map(({ kind, time, title }) => t(`time.coming.${kind}`, { time: formatDateTime(new Date(time)), title }))
    .join('; ');
  // The number that is seen is part of the name.
  const label = group.length > 1 ? t('time.many', { count: group.length, list }) : list;
  return (
    <li className={styles.coming} style={{ insetInlineStart: place(first.time) }}>
      <button type="button" aria-label={label} data-tip={label} onClick={() => onChoose(last.time)}>
        {group.length > 1 ? group.length : <Icon size={14} aria-hidden />}
      </button>
    </li>
  );
}
