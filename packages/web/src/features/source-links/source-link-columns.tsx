import type { SourceLink } from '@toasoan/contract/features/source-links/source-link.ts';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import { RowLink } from '#web/patterns/list-page/row-link.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { useSharedColumns } from '#web/patterns/resource/status.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { NumberText } from '#web/ui/text/number-text.tsx';
import styles from './source-links.module.css';
import { actionWords, targetWords } from './words.ts';

/** From where a link takes texts: the name of its section, else its address. */
export const placeOf = ({ section, linkUrl }: Pick<SourceLink, 'section' | 'linkUrl'>) =>
  section?.title ?? linkUrl;

export function useSourceLinkColumns(address: ListAddress<ListQueryShape>): readonly Column<SourceLink>[] {
  const { t } = useTranslation('source-links');
  const shared = useSharedColumns();
  const { text } = address.query;
  return [
    {
      key: 'source',
      title: t('column.source'),
      width: '180px',
      sort: 'source',
      card: 'detail',
      cell: ({ source }) => <Highlight text={source.title} query={text} />,
    },
    {
      key: 'place',
      title: t('column.place'),
      always: true,
      card: 'title',
      cell: (link) => (
        <>
          <RowLink address={address} id={link.id}>
            <Highlight text={placeOf(link)} query={text} />
          </RowLink>
          {link.section && (
            <span className={styles.second}>{link.section.url.replace(/^https?:\/\//, '')}</span>
          )}
          <Words link={link} />
        </>
      ),
    },
    {
      key: 'targetType',
      title: t('column.targetType'),
      width: '120px',
      cell: ({ targetType }) => <Chip>{targetWords(targetType)}</Chip>,
    },
    {
      key: 'target',
      title: t('column.target'),
      card: 'detail',
      cell: ({ target, extraCategories }) => (
        <>
          <Highlight text={target.name || '–'} query={text} />
          {target.problem && (
            <span className={styles.broken}>
              <TriangleAlert size={14} aria-hidden />
              {t(`problem.${target.problem}`)}
            </span>
          )}
          {extraCategories.length > 0 && (
            <span className={styles.second}>+ {extraCategories.map(({ title }) => title).join(', ')}</span>
          )}
        </>
      ),
    },
    {
      key: 'tags',
      title: t('column.tags'),
      width: '160px',
      minor: true,
      cell: ({ tags }) => (tags.length === 0 ? '–' : tags.map(({ title }) => title).join(', ')),
    },
    {
      key: 'autoAction',
      title: t('column.autoAction'),
      width: '140px',
      card: 'detail',
      cell: ({ autoAction }) => actionWords(autoAction),
    },
    {
      key: 'matches',
      title: t('column.matches'),
      width: '110px',
      align: 'end',
      sort: 'matchCount24h',
      sortsFirst: 'desc',
      cell: ({ matchCount24h }) => <NumberText value={matchCount24h} />,
    },
    {
      key: 'priority',
      title: t('column.priority'),
      width: '84px',
      align: 'end',
      sort: 'priority',
      sortsFirst: 'desc',
      cell: ({ priority }) => <NumberText value={priority} />,
    },
    shared.status,
  ];
}

function Words({ link: { includeKeywords, excludeKeywords } }: { readonly link: SourceLink }) {
  const { t } = useTranslation('source-links');
  return (
    <>
      {includeKeywords.length > 0 && (
        <span className={styles.second}>{t('words.wanted', { words: includeKeywords.join('; ') })}</span>
      )}
      {excludeKeywords.length > 0 && (
        <span className={styles.second}>{t('words.refused', { words: excludeKeywords.join('; ') })}</span>
      )}
    </>
  );
}
