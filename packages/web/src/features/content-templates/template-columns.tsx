import type { ContentTemplate } from '@toasoan/contract/features/content-templates/content-template.ts';
import { imageRefAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { useTranslation } from 'react-i18next';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import { RowLink } from '#web/patterns/list-page/row-link.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { useSharedColumns } from '#web/patterns/resource/status.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { NumberText } from '#web/ui/text/number-text.tsx';
import styles from './content-templates.module.css';
import { ViewIcon } from './form/view-icon.tsx';

export function useTemplateColumns(address: ListAddress<ListQueryShape>): readonly Column<ContentTemplate>[] {
  const { t } = useTranslation('content-templates');
  const shared = useSharedColumns();
  const { text } = address.query;
  return [
    {
      key: 'image',
      title: t('column.image'),
      width: '92px',
      cell: ({ image }) =>
        image ? (
          <img className={styles.thumbnail} src={imageRefAddress(image)} alt="" />
        ) : (
          <span className={styles.thumbnail}>
            <ViewIcon view="LIST" />
          </span>
        ),
    },
    {
      key: 'title',
      title: t('column.title'),
      sort: 'title',
      always: true,
      card: 'title',
      cell: (template) => (
        <>
          <RowLink address={address} id={template.id}>
            <Highlight text={template.title} query={text} />
          </RowLink>
          <span className={styles.code}>{template.code}</span>
        </>
      ),
    },
    {
      key: 'type',
      title: t('column.type'),
      width: '160px',
      card: 'detail',
      cell: ({ type }) => t(`type.${type}`),
    },
    {
      key: 'sourceMode',
      title: t('column.sourceMode'),
      width: '140px',
      cell: ({ sourceMode }) => t(`source.${sourceMode}`),
    },
    {
      key: 'limit',
      title: t('column.limit'),
      width: '84px',
      align: 'end',
      cell: ({ limit }) => <NumberText value={limit} />,
    },
    {
      key: 'usedIn',
      title: t('column.usedIn'),
      width: '180px',
      card: 'detail',
      cell: ({ usedIn }) => (usedIn.length === 0 ? '–' : usedIn.map(({ title }) => title).join(', ')),
    },
    shared.status,
    shared.updateTime,
  ];
}
