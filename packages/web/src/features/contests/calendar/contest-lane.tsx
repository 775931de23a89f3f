import { type PhaseKind, placeInYear } from '@toasoan/contract/features/contests/contest-calendar.ts';
import { ROUND_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatDay } from '#web/ui/text/format-date.ts';
import styles from './year-strip.module.css';

interface ContestLaneProps {
  readonly contest: {
    readonly title: string;
    readonly phases: readonly { readonly kind: PhaseKind; readonly from: number; readonly to: number }[];
  };
  readonly year: number;
  readonly isCurrent: boolean;
}

const LINE_OF: Readonly<Record<PhaseKind, number>> = {
  INTAKE: 1,
  EXTENSION: 1,
  VOTING: 2,
  CHECK: 2,
  PRELIM: 3,
  FINAL: 3,
  APPRAISAL: 3,
  ANNOUNCE: 1,
  AWARD: 2,
};
const LOOK_OF: Readonly<Record<PhaseKind, string | undefined>> = {
  INTAKE: styles.intake,
  EXTENSION: styles.extension,
  VOTING: styles.voting,
  CHECK: styles.jury,
  PRELIM: styles.jury,
  FINAL: styles.jury,
  APPRAISAL: styles.jury,
  ANNOUNCE: styles.moment,
  AWARD: styles.moment,
};
const percent = (part: number) => `${(part * 100).toFixed(3)}%`;

/** One contest: its phases as bars, its days as points. */
export function ContestLane({ contest: { title, phases }, year, isCurrent }: ContestLaneProps) {
  const { t } = useTranslation('contests');
  const nameOf = (kind: PhaseKind) => {
    switch (kind) {
      case 'CHECK':
      case 'PRELIM':
      case 'FINAL':
      case 'APPRAISAL':
        return ROUND_TEXTS[kind][currentLanguage()];
      default:
        return t(`phase.${kind}`);
    }
  };
  const placed = phases.flatMap((phase) => {
    const place = placeInYear(phase, year);
    return place === undefined ? [] : [{ ...phase, ...place }];
  });
  // Lines that nothing stands on take no room.
  const lines = [...new Set(placed.map(({ kind }) => LINE_OF[kind]))].toSorted();
  return (
    <Stack as="section" gap={1} aria-label={title}>
      <p className={classNames(styles.title, isCurrent ? textStyles.strong : textStyles.quiet)}>{title}</p>
      {placed.length === 0 ? (
        <p className={textStyles.hint}>{t('calendar.nothing', { year: String(year) })}</p>
      ) : (
        <ul className={styles.bars} style={{ ['--lines' as string]: lines.length }}>
          {placed.map(({ kind, from, to, start, length }) => {
            const [begin, end] = [formatDay(new Date(from)), formatDay(new Date(to))];
            const words = begin === end ? `${nameOf(kind)} ${begin}` : `${nameOf(kind)} ${begin} – ${end}`;
            return (
              <li
                key={`${kind} ${from}`}
                className={classNames(styles.bar, LOOK_OF[kind])}
                style={{
                  insetInlineStart: percent(start),
                  inlineSize: length === 0 ? undefined : percent(length),
                  ['--line' as string]: lines.indexOf(LINE_OF[kind]),
                }}
                data-tip={words}
              >
                <span aria-hidden>{nameOf(kind)}</span>
                <span className="visually-hidden">{words}</span>
              </li>
            );
          })}
        </ul>
      )}
    </Stack>
  );
}
