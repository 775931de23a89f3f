import type {
  CrawledItem,
  CrawledItemDetail,
  CrawledStory,
} from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { ArrowUpRight, Award } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { Kbd } from '#web/ui/display/kbd.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { timeWords } from '../review-words.ts';
import { templateAddress } from '../template-address.ts';
import { countWords, foreignBlocks, safeAddress } from './foreign-blocks.ts';
import { ForeignBody, PicturePlace } from './foreign-body.tsx';
import styles from './text-pane.module.css';

interface TextPaneProps {
  readonly item: CrawledItem;
  /** Absent while it is being read. */
  readonly detail: CrawledItemDetail | undefined;
  readonly story: CrawledStory | undefined;
  readonly isWhole: boolean;
  readonly onRead: () => void;
}

/** Blocks that are shown before somebody asks for the whole text. */
const SHOWN_BLOCKS = 3;

/** The text in hand as its source published it. */
export function TextPane({ item, detail, story, isWhole, onRead }: TextPaneProps) {
  const { t } = useTranslation('crawler-review');
  const blocks = useMemo(() => foreignBlocks(detail?.contentHtml ?? ''), [detail?.contentHtml]);
  const shown = isWhole ? blocks : blocks.slice(0, SHOWN_BLOCKS);
  return (
    <article className={styles.card} aria-label={t('text.label')}>
      <TextHead item={item} story={story} />
      <h2 className={styles.title}>{item.title === '' ? t('noTitle') : item.title}</h2>
      {item.sapo !== '' && <p className={styles.sapo}>{item.sapo}</p>}
      {detail ? (
        <>
          {detail.cover && <CoverPlace detail={detail} cover={detail.cover} />}
          <ForeignBody blocks={shown} />
          {blocks.length > SHOWN_BLOCKS && (
            <button type="button" className={styles.more} aria-expanded={isWhole} onClick={onRead}>
              {isWhole ? t('text.less') : t('text.whole', { n: formatNumber(countWords(blocks)) })}
              <Kbd keys="Space" />
            </button>
          )}
          <TextFacts detail={detail} />
        </>
      ) : (
        <Skeleton width="90%" height="16px" />
      )}
    </article>
  );
}

function TextHead({ item, story }: Pick<TextPaneProps, 'item' | 'story'>) {
  const { t } = useTranslation('crawler-review');
  const now = useNow().getTime();
  const { source, publishedTime, fetchedTime } = item;
  const isBest = story !== undefined && story.items.length > 1 && story.items[0]?.id === item.id;
  const address = safeAddress(item.originalUrl);
  const times = [
    publishedTime === null ? t('text.noTime') : t('text.published', { time: timeWords(publishedTime, now) }),
    t('text.fetched', { time: timeWords(fetchedTime, now) }),
  ].join(' · ');
  return (
    <header className={styles.head}>
      <Avatar name={source.title} size="small" />
      <strong>{source.title}</strong>
      <span className={styles.times}>{times}</span>
      {isBest && (
        <span className={classNames(styles.badge, styles.good)}>
          <Award size={13} aria-hidden />
          {t('text.best')}
        </span>
      )}
      {address && (
        <a className={styles.origin} href={address} target="_blank" rel="noopener noreferrer">
          {t('text.origin')}
          <ArrowUpRight size={14} aria-hidden />
        </a>
      )}
    </header>
  );
}

interface CoverPlaceProps {
  readonly detail: CrawledItemDetail;
  readonly cover: NonNullable<CrawledItemDetail['cover']>;
}

/** The place of the cover, who made it, and what may be done with it. */
function CoverPlace({ detail, cover }: CoverPlaceProps) {
  const { t } = useTranslation('crawler-review');
  const isFree = detail.imagesAllowed !== 'NONE';
  return (
    <PicturePlace address={safeAddress(cover.url) ?? ''} caption={cover.caption || cover.alt}>
      <span className={styles.credit}>
        {cover.credit !== '' && t('picture.credit', { name: cover.credit })}
        <span className={classNames(styles.badge, isFree ? styles.good : styles.bad)}>
          {t(`picture.right.${detail.imagesAllowed}`)}
        </span>
      </span>
    </PicturePlace>
  );
}

/** Byline, section and words of the source, and what the reading of the page noticed. */
function TextFacts({ detail }: { readonly detail: CrawledItemDetail }) {
  const { t } = useTranslation('crawler-review');
  const { authors, rawCategory, rawTags, warnings, templateId, templateTitle, templateVersion } = detail;
  const facts = [
    authors.length > 0 && t('fact.authors', { names: authors.join(', ') }),
    rawCategory !== '' && t('fact.category', { name: rawCategory }),
    rawTags.length > 0 && t('fact.tags', { names: rawTags.join(', ') }),
  ].filter((fact) => fact !== false);
  return (
    <footer className={styles.facts}>
      <p>
        {facts.join(' · ')}
        {templateTitle !== null && (
          <>
            {facts.length > 0 && ' · '}
            <TabLink to={templateAddress(templateId)}>
              {t('fact.template', { name: templateTitle, version: templateVersion ?? 1 })}
            </TabLink>
          </>
        )}
      </p>
      {warnings.length > 0 && (
        <ul className={styles.warnings}>
          {warnings.map((warning) => (
            <li key={warning}>{t(`warning.${warning}`)}</li>
          ))}
        </ul>
      )}
    </footer>
  );
}
