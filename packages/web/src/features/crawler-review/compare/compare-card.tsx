import { useQuery } from '@tanstack/react-query';
import {
  type ComparedParagraph,
  compareParagraphs,
  sharedWords,
} from '@toasoan/contract/features/crawler-review/compare-paragraphs.ts';
import type { CrawledItem, CrawledStory } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { Combine } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { useNow } from '#web/ui/text/use-now.ts';
import type { ReviewActions } from '../queue/use-review-actions.ts';
import { reviewOther } from '../review-queries.ts';
import { shareWords, timeWords } from '../review-words.ts';
import styles from './compare-card.module.css';
import { CompareLine } from './compare-line.tsx';
import { OtherChoice } from './other-choice.tsx';
import { type OtherText, othersOf } from './others-of.ts';

interface CompareCardProps {
  readonly item: CrawledItem;
  readonly story: CrawledStory | undefined;
  readonly actions: ReviewActions;
}

/** The text in hand beside a post of ours or another source, paragraph by paragraph. */
export function CompareCard({ item, story, actions }: CompareCardProps) {
  const { t } = useTranslation('crawler-review');
  const others = othersOf(item, story);
  const [chosenId, setChosenId] = useState<string>();
  const other = others.find(({ id }) => id === chosenId) ?? others[0];
  if (!other) return null;
  const title = t(other.kind === 'POST' ? 'compare.withPost' : 'compare.title');
  return (
    <section className={styles.card} aria-label={title}>
      <header className={styles.head}>
        <h2 className={textStyles.strong}>{title}</h2>
        {others.length > 1 && <OtherChoice others={others} current={other} onChoose={setChosenId} />}
      </header>
      <Comparison key={other.id} {...{ item, other, actions }} />
    </section>
  );
}

interface ComparisonProps {
  readonly item: CrawledItem;
  readonly other: OtherText;
  readonly actions: ReviewActions;
}

function Comparison({ item, other, actions }: ComparisonProps) {
  const { t } = useTranslation('crawler-review');
  const now = useNow().getTime();
  const texts = useQuery(reviewOther(useProjectId(), item.id, other));
  const { data } = texts;
  const lines = useMemo(() => (data ? compareParagraphs(data.own, data.other) : []), [data]);
  if (texts.error) return <p className={styles.note}>{t('compare.failed')}</p>;
  if (!data) return <LoadingLabel label={t('compare.loading')} />;
  const time = data.time === null ? '' : timeWords(data.time, now);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('compare.own', { source: item.source.title })}</th>
            <th scope="col">
              {other.source ?? t('compare.post')} <strong>{data.title}</strong>
              {time !== '' && ` · ${time}`}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order.
            <CompareLine key={at} line={line} />
          ))}
        </tbody>
      </table>
      <footer className={styles.foot}>
        <Sums lines={lines} share={sharedWords(data.own, data.other)} />
        {other.kind === 'POST' && (
          <Button icon={<Combine size={16} />} shortcut="M" onClick={() => actions.merge(item, other.id)}>
            {t('compare.merge')}
          </Button>
        )}
      </footer>
    </>
  );
}

function Sums({ lines, share }: { readonly lines: readonly ComparedParagraph[]; readonly share: number }) {
  const { t } = useTranslation('crawler-review');
  const fresh = lines.filter(({ other }) => other === null).length;
  const figures = lines.filter(({ hasOtherFigures }) => hasOtherFigures).length;
  return (
    <p className={styles.sums}>
      <span>{t('compare.share', { share: shareWords(share) })}</span>
      {fresh > 0 && <span className={styles.fresh}>{t('compare.fresh', { count: fresh })}</span>}
      {figures > 0 && <span className={styles.figures}>{t('compare.figures', { count: figures })}</span>}
    </p>
  );
}
