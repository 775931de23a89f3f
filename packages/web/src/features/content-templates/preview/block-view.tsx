import type { BlockItem, ExplainedBlock } from '@toasoan/contract/features/content-templates/filled-block.ts';
import type { BlockConfig } from '@toasoan/contract/features/content-templates/template-config.ts';
import { lastingPictureAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { useTranslation } from 'react-i18next';
import { DateText } from '#web/ui/text/date-text.tsx';
import { MarkupView } from './markup-view.tsx';
import styles from './preview.module.css';

interface BlockViewProps {
  readonly config: BlockConfig;
  readonly block: Pick<ExplainedBlock, 'items' | 'html'>;
}

const TEXT_ONLY: readonly string[] = ['TITLE_ONLY', 'TIMELINE'];

/** A block in the look of the site. */
export function BlockView({ config, block }: BlockViewProps) {
  const { t } = useTranslation('content-templates');
  const { heading, subHeading, view, columns, type } = config;
  return (
    <div className={styles.block}>
      {heading.vi && <p className={styles.heading}>{heading.vi}</p>}
      {subHeading.vi && <p className={styles.subHeading}>{subHeading.vi}</p>}
      {type === 'HTML' && <MarkupView html={block.html} css={config.css} />}
      {block.items.length > 0 && (
        <ul className={styles.items} data-view={view} style={{ ['--columns' as string]: columns }}>
          {block.items.map((item) => (
            <Item key={`${item.kind} ${item.id}`} item={item} config={config} />
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

function Item({ item, config }: { readonly item: BlockItem; readonly config: BlockConfig }) {
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
          {item.reason.code === 'PINNED' && <span className={styles.pin}>{t('preview.pin')}</span>}
        </p>
      </div>
    </li>
  );
}
