import type { Tag } from '@toasoan/contract/features/tags/tag.ts';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import { RowLink } from '#web/patterns/list-page/row-link.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { useSharedColumns } from '#web/patterns/resource/status.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { NumberText } from '#web/ui/text/number-text.tsx';
import styles from './tag-columns.module.css';

export function useTagColumns(address: ListAddress<ListQueryShape>): readonly Column<Tag>[] {
  const { t } = useTranslation('tags');
  const shared = useSharedColumns();
  const { text } = address.query;
  return [
    {
      key: 'title',
      title: t('column.title'),
      sort: 'title',
      always: true,
      card: 'title',
      cell: (tag) => (
        <>
          <Row as="span" gap={1} align="center" wrap={false}>
            <RowLink address={address} id={tag.id}>
              <Highlight text={tag.title} query={text} />
            </RowLink>
            {tag.isFeatured && <Star size={14} className={styles.star} aria-label={t('featured.yes')} />}
          </Row>
          {tag.aliases.length > 0 && (
            <span className={styles.aliases}>
              <Highlight text={t('aliases.also', { names: tag.aliases.join(', ') })} query={text} />
            </span>
          )}
        </>
      ),
    },
    {
      key: 'slug',
      title: t('column.slug'),
      minor: true,
      cell: (tag) => <span className={styles.slug}>{tag.slug}</span>,
    },
    {
      key: 'kind',
      title: t('column.kind'),
      width: '120px',
      card: 'detail',
      cell: (tag) => <Chip>{t(`kind.${tag.kind}`)}</Chip>,
    },
    {
      key: 'postCount',
      title: t('column.postCount'),
      width: '100px',
      align: 'end',
      sort: 'postCount',
      sortsFirst: 'desc',
      card: 'detail',
      cell: (tag) => <NumberText value={tag.postCount} />,
    },
    {
      key: 'description',
      title: t('column.description'),
      optional: true,
      cell: (tag) => tag.description || <span className={styles.none}>{t('description.no')}</span>,
    },
    shared.status,
    shared.updateTime,
  ];
}
