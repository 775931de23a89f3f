import { isBlankArticle } from '@toasoan/contract/article/article-text.ts';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import { EVENT_STATUS_TEXTS, HOST_PART_TEXTS } from '@toasoan/contract/features/events/event-kind-texts.ts';
import { HOST_PARTS } from '@toasoan/contract/features/events/event-kinds.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { ArticleView } from '#web/patterns/article-editor/article-view.tsx';
import { ShownPicture } from '#web/patterns/media/shown-picture.tsx';
import { formatDateTime, formatDay } from '#web/ui/text/format-date.ts';
import { isOff } from '../calendar/calendar-entry.ts';
import { EventTypeMark } from '../event-type-mark.tsx';
import { byTime } from '../programme/programme.ts';
import { planLunarText, planTimeText } from '../verbs/plan-text.ts';
import styles from './shown-event.module.css';

/** The event as its readers see it. */
export function ShownEvent({ event }: { readonly event: Event }) {
  const { t } = useTranslation('event-fields');
  const { details, cover } = event;
  const place = [details.placeName, details.address, details.ward, provinceOf(event)];
  const organizers = [...event.organizers.map(({ name }) => name), details.organizerText];
  const performers = [...event.performers.map(({ name }) => name), details.performerText];
  return (
    <article className={styles.event} lang={details.lang}>
      {cover && (
        <ShownPicture picture={cover} width={720} ratio="16x9" fit="cover" alt={details.cover?.alt ?? ''} />
      )}
      <EventTypeMark type={event.eventType} />
      <h2 className={styles.title}>{event.title}</h2>
      {event.eventStatus !== 'SCHEDULED' && <Changed event={event} />}
      {event.excerpt !== '' && <p className={styles.excerpt}>{event.excerpt}</p>}
      <dl className={styles.facts}>
        <Fact label={t('section.time')} words={timeOf(event)} isOff={isOff(event)} />
        <Fact label={t('section.place')} words={place.filter(Boolean).join(', ')} />
        <Fact label={t('name.onlineUrl')} words={details.onlineUrl} isAddress />
        <Fact label={t('name.organizerIds')} words={organizers.filter(Boolean).join(', ')} />
        {HOST_PARTS.map((part) => (
          <Fact
            key={part}
            label={HOST_PART_TEXTS[part][currentLanguage()]}
            words={details.hostBodies[part].join(', ')}
          />
        ))}
        <Fact label={t('name.performerIds')} words={performers.filter(Boolean).join(', ')} />
      </dl>
      {details.programme.length > 0 && (
        <section aria-label={t('section.programme')}>
          <h3 className={styles.heading}>{t('section.programme')}</h3>
          <ol className={styles.programme}>
            {byTime(details.programme).map((item) => (
              <li key={item.id}>
                <time dateTime={item.time}>{formatDateTime(new Date(item.time))}</time>
                <span>
                  <strong>{item.title}</strong> {item.placeName}
                  {item.text !== '' && <span className={styles.text}>{item.text}</span>}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {!isBlankArticle(event.content) && <ArticleView document={event.content} />}
    </article>
  );
}

interface FactProps {
  readonly label: string;
  readonly words: string;
  readonly isAddress?: boolean;
  /** It no longer holds. */
  readonly isOff?: boolean;
}

function Fact({ label, words, isAddress = false, isOff: isStruck = false }: FactProps) {
  if (words === '') return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {isStruck ? (
          <del>{words}</del>
        ) : isAddress ? (
          <a href={words} target="_blank" rel="noreferrer">
            {words}
          </a>
        ) : (
          words
        )}
      </dd>
    </div>
  );
}

/** What became of the plan, with the date before and the public note. */
function Changed({
  event: { eventStatus, previousStartTime, statusNote, details },
}: {
  readonly event: Event;
}) {
  const before =
    previousStartTime === null
      ? ''
      : details.allDay
        ? formatDay(new Date(previousStartTime))
        : formatDateTime(new Date(previousStartTime));
  return (
    <p className={styles.changed}>
      <strong>{EVENT_STATUS_TEXTS[eventStatus][currentLanguage()]}</strong>
      {before !== '' && <del>{before}</del>} {statusNote}
    </p>
  );
}

function provinceOf({ details: { provinceCode } }: Event): string {
  return provinceCode === null ? '' : PROVINCES[provinceCode].name;
}

function timeOf({ details }: Event): string {
  return [planTimeText(details), details.lunarDate || planLunarText(details)].filter(Boolean).join(' · ');
}
