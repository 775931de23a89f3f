import type { ParserSource } from '@toasoan/contract/features/parser-sources/parser-source.ts';
import { type AgreementToday, agreementOn } from '@toasoan/contract/features/parser-sources/source-rights.ts';
import { SOURCE_PAUSE_TEXTS } from '@toasoan/contract/features/parser-sources/source-texts.ts';
import { lastingPictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import { dayIn, showDay } from '#web/ui/dates/days.ts';
import { initialsOf } from '#web/ui/display/initials.ts';
import { StatusTag, type StatusTone } from '#web/ui/display/status-tag.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import styles from './parser-sources.module.css';
import { useScheduleWords, wordOf } from './source-words.ts';

interface CellProps {
  readonly source: ParserSource;
}

/** On light in both themes, as on the source's own pages; without one its initials. */
export function SourceLogo({ source: { logo, title } }: CellProps) {
  return (
    <span className={styles.logo} data-missing={logo === null || undefined} aria-hidden>
      {logo === null ? (
        initialsOf(title)
      ) : (
        <img src={lastingPictureAddress(logo.key, { width: 320 })} alt="" loading="lazy" />
      )}
    </span>
  );
}

const AGREEMENT_TONES: Readonly<Record<AgreementToday, StatusTone>> = {
  VALID: 'published',
  ENDING: 'returned',
  ENDED: 'rejected',
  MISSING: 'unpublished',
  NOT_REQUIRED: 'waiting',
};

/** What the agreement is worth today, and until when. */
export function AgreementText({ source }: CellProps) {
  const { t } = useTranslation('parser-sources');
  const agreement = agreementOn(source, dayIn(NEWSROOM_ZONE, useNow()));
  const isNegotiated = agreement === 'MISSING' && source.agreementState === 'NEGOTIATING';
  const hasEnd = source.validUntil !== null && agreement !== 'MISSING' && agreement !== 'NOT_REQUIRED';
  return (
    <>
      <StatusTag tone={isNegotiated ? 'scheduled' : AGREEMENT_TONES[agreement]}>
        {t(isNegotiated ? 'agreement.NEGOTIATING' : `agreement.${agreement}`)}
      </StatusTag>
      {hasEnd && (
        <span className={styles.second}>
          {t('agreement.until', { day: showDay(source.validUntil ?? '') })}
        </span>
      )}
    </>
  );
}

export function FrequencyText({ source: { schedule } }: CellProps) {
  const words = useScheduleWords();
  const second = [words.quiet(schedule), words.days(schedule)].filter((word) => word !== '');
  return (
    <>
      {words.every(schedule)}
      {second.map((word) => (
        <span key={word} className={classNames(styles.second, styles.unbroken)}>
          {word}
        </span>
      ))}
    </>
  );
}

/** When it was fetched, whether that went well, and what people have to look at. */
export function LastRunText({ source: { lastRunTime, lastOk, alarm, idleHours } }: CellProps) {
  const { t } = useTranslation('parser-sources');
  if (lastRunTime === null) return <span className={styles.none}>{t('run.never')}</span>;
  return (
    <>
      <DateText time={lastRunTime} isShort />
      <span className={styles.line}>
        <StatusTag tone={lastOk === false ? 'rejected' : 'published'}>
          {t(lastOk === false ? 'run.failed' : 'run.ok')}
        </StatusTag>
      </span>
      {alarm === 'IDLE' && (
        <span className={styles.line}>
          <StatusTag tone="returned">{t('alarm.IDLE', { count: idleHours })}</StatusTag>
        </span>
      )}
      {alarm === 'PAUSED' && <span className={styles.alarm}>{t('alarm.PAUSED')}</span>}
    </>
  );
}

/** Whether it is fetched; a pause stands over its being switched on. */
export function SourceStatus({ source: { status, pausedReason } }: CellProps) {
  const { t } = useTranslation('parser-sources');
  const isOn = status === 'ENABLE';
  if (pausedReason === null)
    return <StatusTag tone={isOn ? 'published' : 'draft'}>{t(isOn ? 'on' : 'off')}</StatusTag>;
  return (
    <>
      <StatusTag tone={pausedReason === 'PERSON' ? 'unpublished' : 'rejected'}>{t('paused')}</StatusTag>
      <span className={styles.second}>{wordOf(SOURCE_PAUSE_TEXTS, pausedReason)}</span>
      {!isOn && <span className={styles.second}>{t('off')}</span>}
    </>
  );
}
