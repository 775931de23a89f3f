import { withoutTags } from '@toasoan/contract/article/segment-tags.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TextCompare } from '#web/patterns/article-compare/text-compare.tsx';
import { directionOf } from '../translation-words.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { CurrentTarget } from './current-target.tsx';
import { MarkedText } from './marked-text.tsx';
import { sourceMarks, targetMarks } from './marks-of.ts';
import styles from './segment-row.module.css';
import { SegmentSign } from './segment-sign.tsx';
import type { ShownSegment } from './shown-segments.ts';
import { StaleActions } from './stale-actions.tsx';
import type { OpenEditing } from './use-editing.ts';
import type { EditingSteps } from './use-editing-steps.ts';

interface SegmentRowProps {
  readonly one: ShownSegment;
  readonly isCurrent: boolean;
  readonly showsMachine: boolean;
  readonly open: OpenEditing;
  readonly steps: EditingSteps;
}

/** One paragraph: its number and state, its source, its target. */
export function SegmentRow({ one, isCurrent, showsMachine, open, steps }: SegmentRowProps) {
  const { t } = useTranslation('translations');
  const { record, conflicts } = open.state;
  const { segment, label, target } = one;
  const inSource = useMemo(() => sourceMarks(segment, record, isCurrent), [segment, record, isCurrent]);
  const inTarget = useMemo(() => targetMarks(one, record, isCurrent), [one, record, isCurrent]);
  const mine = conflicts.get(segment.id);
  const { previousSource } = segment;
  const isStale = segment.state === 'STALE';
  return (
    <li
      className={styles.row}
      data-segment={segment.id}
      data-current={isCurrent || undefined}
      data-state={segment.state}
      data-role={segment.role}
    >
      <span className={styles.side}>
        <span className={styles.no}>{label}</span>
        <SegmentSign segment={segment} />
      </span>
      <div className={styles.source} lang={record.sourceLang} dir={directionOf(record.sourceLang)}>
        {isStale && previousSource !== null ? (
          <TextCompare before={withoutTags(previousSource)} after={withoutTags(segment.source)} />
        ) : (
          <MarkedText text={segment.source} marks={inSource} />
        )}
      </div>
      <div className={styles.target}>
        {mine !== undefined && <ConflictChoice editing={open.editing} segment={segment} mine={mine} />}
        {isCurrent ? (
          <CurrentTarget one={one} marks={inTarget} {...{ showsMachine, open, steps }} />
        ) : (
          <button
            type="button"
            className={styles.text}
            lang={target === '' ? undefined : record.lang}
            dir={directionOf(record.lang)}
            onClick={() => steps.goTo(segment.id)}
          >
            <span className="visually-hidden">{t('segment.edit', { no: label })} </span>
            {target === '' ? (
              <span className={styles.none}>{t('segment.none')}</span>
            ) : (
              <MarkedText text={target} marks={inTarget} />
            )}
          </button>
        )}
        {isStale && <StaleActions segment={segment} {...{ open, steps }} />}
      </div>
    </li>
  );
}
