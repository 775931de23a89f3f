import { useQuery } from '@tanstack/react-query';
import type { ProvinceYear } from '@toasoan/contract/features/contest-results/province-counts.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Select } from '#web/ui/select/select.tsx';
import { screenLanguage } from '#web/ui/text/format-number.ts';
import { provinceYears } from '../results-queries.ts';
import styles from './province-map.module.css';
import { ProvinceMap } from './province-map.tsx';
import { ProvinceTable } from './province-table.tsx';

interface ProvinceYearsProps {
  readonly contestId: string;
}

/** Where works were made, contest by contest. */
export function ProvinceYears({ contestId }: ProvinceYearsProps) {
  const { t } = useTranslation('contest-results');
  const id = useId();
  const { data } = useQuery(provinceYears(useProjectId()));
  const [chosen, setChosen] = useState(contestId);
  const [isTable, setTable] = useState(false);
  const contests = data?.items ?? [];
  const counts = contests.find((contest) => contest.contestId === chosen) ?? contests[0];
  if (counts === undefined) return null;
  const title = titleOf(counts);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <Row gap={2} align="center" justify="between">
        <h2 id={id} className={styles.heading}>
          {t('map.title')}
        </h2>
        <Button size="compact" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {t('map.asTable')}
        </Button>
      </Row>
      <Select
        label={t('map.contest')}
        options={contests.map((one) => ({ value: one.contestId, label: titleOf(one) }))}
        value={counts.contestId}
        onChange={(next) => next !== null && setChosen(next)}
      />
      {!isTable && <ProvinceMap counts={counts} />}
      <ProvinceTable counts={counts} caption={`${t('map.title')}: ${title}`} hidden={!isTable} />
      <p className={textStyles.hint}>{sumOf(counts, t)}</p>
      {counts.isOpen && <Gaps counts={counts} />}
    </section>
  );
}

function titleOf({ title, titleEn }: ProvinceYear): string {
  return screenLanguage() === 'en' && titleEn !== '' ? titleEn : title;
}

function sumOf(
  { provinces, unplaced, abroad }: ProvinceYear,
  t: ReturnType<typeof useTranslation<'contest-results'>>['t'],
): string {
  const placed = Object.values(provinces).reduce((sum, count) => sum + count, 0);
  const parts = [t('map.home', { count: placed + unplaced }), t('map.abroad', { count: abroad })];
  if (unplaced > 0) parts.push(t('map.unplaced', { count: unplaced }));
  return parts.join(' · ');
}

/** Places that can still be asked for works. */
function Gaps({ counts }: { readonly counts: ProvinceYear }) {
  const { t } = useTranslation('contest-results');
  const names = Object.entries(PROVINCES)
    .filter(([code]) => counts.provinces[code] === undefined)
    .map(([, { name }]) => name);
  if (names.length === 0) return null;
  return <p className={textStyles.hint}>{t('map.gaps', { count: names.length, names: names.join(', ') })}</p>;
}
