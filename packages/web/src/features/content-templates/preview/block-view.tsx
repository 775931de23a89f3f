import type { BlockItem, ExplainedBlock } from '@toasoan/contract/features/content-templates/filled-block.ts';
import type { BlockConfig } from '@toasoan/contract/features/content-templates/template-config.ts';
import type { RecordLanguage } from '@toasoan/contract/vocabulary/language.ts';
import { lastingPictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { useTranslation } from 'react-i18next';
import { DateText } from '#web/ui/text/date-text.tsx';
import { MarkupView } from './markup-view.tsx';
import styles from './preview.module.css';
import { ReasonChip } from './reason-chip.tsx';

interface BlockViewProps {
  readonly config: BlockConfig;
  readonly block: Pick<ExplainedBlock, 'items' | 'html'>;
  readonly language?: RecordLanguage;
  /** Every item says its slot and why it stands there. */
  readonly hasReasons?: boolean;
}

const TEXT_ONLY: readonly string[] = ['TITLE_ONLY', 'TIMELINE'];

/** A block in the look of the site. */
export function BlockView({ config, block, language = 'vi', hasReasons = false }: BlockViewProps) {
  const { t } = useTranslation('content-templates');
  const { view, columns, type } = config;
  const heading = config.heading[language] ?? config.heading.vi;
  const subHeading = config.subHeading[language] ?? config.subHeading.vi;
  return (
    <div className={styles.block}>
      {heading && <p className={styles.heading}>{heading}</p>}
      {subHeading && <p className={styles.subHeading}>{subHeading}</p>}
      {type === 'HTML' && <MarkupView html={block.html} css={config.css} />}
      {block.items.length > 0 && (
        <ul className={styles.items} data-view={view} style={{ ['--columns' as string]: columns }}>
          {block.items.map((item) => (
            <Item key={`${item.kind} ${item.id}`} item={item} config={config} hasReasons={hasReasons} />
          ))}
        </ul>
      )}
      {block.items.length === 0 && type !== 'HTML' && (
        <p className={styles.nothing}>
          {t(type in ELSEWHERE ? `elsewhere.${ELSEWHERE[type as Elsewhere]}` : 'preview.nothing')}
        </p>
      )}
    </div>
  );
}

const ELSEWHERE = {
  BANNER: 'banner',
  CONTEST_GALLERY: 'contest',
  WEATHER: 'weather',
  NEWSLETTER: 'newsletter',
} as const;
type Elsewhere = keyof typeof ELSEWHERE;

interface ItemProps {
  readonly item: BlockItem;
  readonly config: BlockConfig;
  readonly hasReasons: boolean;
}

function Item({ item, config, hasReasons }: ItemProps) {
  const { t } = useTranslation('content-templates');
  const { showImage, showCategory, showExcerpt, showTime, showAuthor, showCommentCount, view } = config;
  const hasImage = item.image !== null && (showImage || item.kind === 'logo') && !TEXT_ONLY.includes(view);
  return (
    <li className={styles.item}>
      {hasImage && item.image && (
        <img
          className={item.kind === 'logo' ? styles.logo : styles.picture}
          src={lastingPictureAddress(
            item.image.key,
            item.kind === 'logo' ? { width: 320 } : { width: 640, ratio: '16x9' },
          )}
          alt=""
        />
      )}
      <div className={styles.words}>
        {hasReasons && <ReasonChip slot={item.slot} reason={item.reason} />}
        {showCategory && item.category && <span className={styles.category}>{item.category.title}</span>}
        <p className={styles.itemTitle}>{item.title}</p>
        {showExcerpt && item.excerpt !== '' && !TEXT_ONLY.includes(view) && (
          <p className={styles.excerpt}>{item.excerpt}</p>
        )}
        <p className={styles.facts}>
          {showTime && item.time !== null && <DateText time={item.time} />}
          {showAuthor && item.authors.length > 0 && <span>{item.authors.join(', ')}</span>}
          {showCommentCount && item.commentCount > 0 && (
            <span>{t('preview.comments', { count: item.commentCount })}</span>
          )}
          {!hasReasons && item.reason.code === 'PINNED' && (
            <span className={styles.pin}>{t('preview.pin')}</span>
          )}
        </p>
      </div>
    </li>
  );
}
