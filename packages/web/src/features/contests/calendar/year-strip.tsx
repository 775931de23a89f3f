import { useQuery } from '@tanstack/react-query';
import { overlapsOf, placeInYear, yearsOf } from '@toasoan/contract/features/contests/contest-calendar.ts';
import { hanoiDay, hanoiDayStart } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatDay } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { contestCalendar } from '../contest-settings-queries.ts';
import { SettingCard } from '../setting-card.tsx';
import { ContestLane } from './contest-lane.tsx';
import styles from './year-strip.module.css';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const LATE = 0.8;
const percent = (part: number) => `${(part * 100).toFixed(3)}%`;

interface YearStripProps {
  readonly contestId: string;
  /** The year it begins with. */
  readonly year: number;
}

/** The contests of the project over one year: who does what when, where today is, and what takes the same people. */
export function YearStrip({ contestId, year: first }: YearStripProps) {
  const { t } = useTranslation('contests');
  const [year, setYear] = useState(first);
  const now = useNow();
  const contests = useQuery(contestCalendar(useProjectId())).data?.items;
  if (contests === undefined) return <Skeleton height="160px" />;
  const shown = contests
    .filter(({ id, phases }) => id === contestId || yearsOf(phases).includes(year))
    .toSorted((a, b) => Number(b.id === contestId) - Number(a.id === contestId));
  const titles = new Map(contests.map(({ id, title }) => [id, title]));
  const overlaps = overlapsOf(shown).filter((overlap) => placeInYear(overlap, year) !== undefined);
  const today = placeInYear({ from: now.getTime(), to: now.getTime() }, year);
  return (
    <SettingCard title={t('calendar.title')}>
      <Row align="center" gap={2}>
        <IconButton
          icon={<ChevronLeft size={17} />}
          label={t('calendar.previous')}
          onClick={() => setYear(year - 1)}
        />
        <strong role="status">{String(year)}</strong>
        <IconButton
          icon={<ChevronRight size={17} />}
          label={t('calendar.next')}
          onClick={() => setYear(year + 1)}
        />
      </Row>
      <section
        className={styles.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, also by keys.
        tabIndex={0}
        aria-label={t('calendar.year', { year: String(year) })}
      >
        <div className={styles.strip}>
          <div className={styles.months} aria-hidden>
            {MONTHS.map((month) => (
              <span key={month} style={{ insetInlineStart: percent(startOfMonth(year, month)) }}>
                {t('calendar.month', { month })}
              </span>
            ))}
          </div>
          {shown.map((contest) => (
            <ContestLane
              key={contest.id}
              contest={contest}
              year={year}
              isCurrent={contest.id === contestId}
            />
          ))}
          {today && (
            <span
              ref={showToday}
              className={styles.today}
              data-late={today.start > LATE || undefined}
              style={{ insetInlineStart: percent(today.start) }}
            >
              <span className={styles.todayWord}>{t('calendar.today', { day: formatDay(now) })}</span>
            </span>
          )}
        </div>
      </section>
      {overlaps.length > 0 && (
        <Stack as="ul" gap={1} aria-label={t('calendar.overlaps')}>
          {overlaps.map(({ load, contests: [one, other], from, to }) => (
            <li key={`${load} ${one} ${other}`} className={textStyles.hint}>
              {t(`calendar.overlap.${load}`, {
                one: titles.get(one) ?? '',
                other: titles.get(other) ?? '',
                from: formatDay(new Date(from)),
                to: formatDay(new Date(to)),
              })}
            </li>
          ))}
        </Stack>
      )}
    </SettingCard>
  );
}

/** On a phone the strip is wider than the screen, and work is where today is. */
function showToday(line: HTMLElement | null): void {
  const scroller = line?.closest('section');
  if (line && scroller) scroller.scrollLeft = line.offsetLeft - scroller.clientWidth / 2;
}

function startOfMonth(year: number, month: number): number {
  const from = hanoiDayStart(`${year}-${String(month).padStart(2, '0')}-01`);
  return placeInYear({ from, to: from }, year)?.start ?? 0;
}

/** The year that a contest is planned in: that of its first time, or of today. */
export function yearOfContest(times: readonly (string | null)[], now: Date): number {
  const first = times.find((time) => time !== null);
  return Number(hanoiDay(first ? Date.parse(first) : now.getTime()).slice(0, 4));
}
