import type { CrawledItem, CrawledStory } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { FileText, Image, Layers, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import { RowTick } from '#web/ui/table/row-tick.tsx';
import type { Selection } from '#web/ui/table/selection.ts';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { firstSourceOf } from '../review-model.ts';
import { SourceLine } from './source-line.tsx';
import styles from './story-card.module.css';
import { StorySign, StoryWait } from './story-time.tsx';

interface StoryCardProps {
  readonly story: CrawledStory;
  /** The text in hand, where it is one of this story. */
  readonly current: CrawledItem | undefined;
  readonly query: string | undefined;
  readonly selection: Selection;
  readonly onSelection: (selection: Selection) => void;
  /** The ids in their order, asked for when a range is ticked. */
  readonly orderOf: () => readonly string[];
  readonly onChoose: (id: string) => void;
}

const POOR = 80;

/** One event as several sources report it; the one in hand shows its sources. */
export function StoryCard(props: StoryCardProps) {
  const { story, current, query, selection, onSelection, orderOf, onChoose } = props;
  const { t } = useTranslation('crawler-review');
  const [best] = story.items;
  const item = current ?? best;
  if (!item) return null;
  const { items } = story;
  const Cover = item.coverUrl === '' ? FileText : Image;
  const title = item.title === '' ? t('noTitle') : item.title;
  return (
    <>
      <div className={styles.head}>
        <span className={styles.cover} aria-hidden>
          <Cover size={20} />
        </span>
        <div className={styles.words}>
          <h2 className={styles.title}>
            <Highlight text={title} query={query ?? ''} />
          </h2>
          <p className={styles.category}>{item.targetCategory?.title ?? t('noCategory')}</p>
        </div>
        <StorySign item={item} />
      </div>
      <div className={styles.facts}>
        <span className={styles.tick} data-tick>
          <RowTick rowKey={item.id} label={title} order={orderOf} {...{ selection, onSelection }} />
        </span>
        <span className={styles.sources}>
          <Layers size={13} aria-hidden />
          {items.length > 1 ? t('sources', { count: items.length }) : item.source.title}
        </span>
        <StoryWait item={item} />
        <OriginSign item={item} />
        <span className={classNames(styles.score, item.parseScore < POOR && styles.poor)}>
          {t('score', { n: item.parseScore })}
        </span>
      </div>
      {current && items.length > 1 && (
        <Sources>
          {items.map((one) => (
            <SourceLine
              key={one.id}
              item={one}
              isCurrent={one.id === current.id}
              isFirst={one.id === firstSourceOf(story)}
              isTicked={selection.keys.has(one.id)}
              onChoose={() => onChoose(one.id)}
            />
          ))}
        </Sources>
      )}
    </>
  );
}

function Sources({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('crawler-review');
  return (
    <ul className={styles.list} aria-label={t('sources.label')}>
      {children}
    </ul>
  );
}

/** What the source has done with its text since. */
function OriginSign({ item }: { readonly item: CrawledItem }) {
  const { t } = useTranslation('crawler-review');
  if (item.originState === 'SAME') return null;
  return (
    <span className={styles.origin}>
      <TriangleAlert size={13} aria-hidden />
      {t(`origin.${item.originState}`)}
    </span>
  );
}
