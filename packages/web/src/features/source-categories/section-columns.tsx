import type { SourceCategory } from '@toasoan/contract/features/source-categories/source-category.ts';
import { useTranslation } from 'react-i18next';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import { RowLink } from '#web/patterns/list-page/row-link.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { useSharedColumns } from '#web/patterns/resource/status.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { QuickMap } from './quick-map.tsx';
import styles from './source-categories.module.css';

export function useSectionColumns(address: ListAddress<ListQueryShape>): readonly Column<SourceCategory>[] {
  const { t } = useTranslation('source-categories');
  const shared = useSharedColumns();
  const { text } = address.query;
  return [
    {
      key: 'source',
      title: t('column.source'),
      width: '190px',
      sort: 'source',
      card: 'detail',
      cell: ({ source }) => <Highlight text={source.title} query={text} />,
    },
    {
      key: 'title',
      title: t('column.title'),
      width: '170px',
      sort: 'title',
      always: true,
      card: 'title',
      cell: ({ id, title, parent, detected }) => (
        <>
          <RowLink address={address} id={id}>
            <Highlight text={title} query={text} />
          </RowLink>
          {parent && <span className={styles.second}>{t('below', { title: parent.title })}</span>}
          {!detected && <span className={styles.second}>{t('byHand')}</span>}
        </>
      ),
    },
    {
      key: 'url',
      title: t('column.url'),
      card: 'detail',
      cell: ({ url, rssUrl }) => (
        <>
          <span className={styles.address}>{withoutScheme(url)}</span>
          {rssUrl !== '' && rssUrl !== url && <span className={styles.second}>{withoutScheme(rssUrl)}</span>}
        </>
      ),
    },
    {
      key: 'links',
      title: t('column.links'),
      width: '280px',
      card: 'detail',
      cell: (section) =>
        section.links.length > 0 ? <MappedTo section={section} /> : <QuickMap section={section} />,
    },
    {
      key: 'lastSeen',
      title: t('column.lastSeen'),
      width: '150px',
      sort: 'lastSeen',
      sortsFirst: 'desc',
      minor: true,
      cell: ({ lastSeen }) => <DateText time={lastSeen} />,
    },
    shared.status,
  ];
}

const withoutScheme = (address: string) => address.replace(/^https?:\/\//, '');

function MappedTo({ section: { links } }: { readonly section: SourceCategory }) {
  const { t } = useTranslation('source-categories');
  return (
    <Row gap={1} align="center">
      <span className={styles.isMapped}>{t('mapped', { count: links.length })}</span>
      {links.map(({ linkId, name }) => (
        <Chip key={linkId}>{name}</Chip>
      ))}
    </Row>
  );
}
