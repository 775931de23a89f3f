import type { GlossaryListQuery, GlossaryRow } from '@toasoan/contract/features/glossary/glossary-entry.ts';
import { LANGUAGE_FACTS } from '@toasoan/contract/vocabulary/language-facts.ts';
import { useTranslation } from 'react-i18next';
import { RowLink } from '#web/patterns/list-page/row-link.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { useSharedColumns } from '#web/patterns/resource/status.tsx';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { NumberText } from '#web/ui/text/number-text.tsx';
import styles from './glossary.module.css';
import { formatWords, pairWords, STATE_TONES, stateWords } from './glossary-words.ts';

export function useGlossaryColumns(address: ListAddress<GlossaryListQuery>): readonly Column<GlossaryRow>[] {
  const { t } = useTranslation('glossary');
  const { updateTime } = useSharedColumns();
  const { text, targetLang } = address.query;
  const hasPair = targetLang !== undefined;
  return [
    {
      key: 'source',
      title: t('field.sourceContent'),
      always: true,
      card: 'title',
      cell: (entry) => (
        <>
          <RowLink address={address} id={entry.id}>
            <span
              className={styles.content}
              lang={entry.sourceLang}
              dir={LANGUAGE_FACTS[entry.sourceLang].direction}
            >
              <Highlight text={entry.sourceContent} query={text} />
            </span>
          </RowLink>
          <span className={styles.second}>
            {[!hasPair && pairWords(entry), entry.domain, entry.ownerName].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    {
      key: 'target',
      title: t('field.targetContent'),
      card: 'detail',
      cell: (entry) => (
        <span
          className={styles.content}
          lang={entry.targetLang}
          dir={LANGUAGE_FACTS[entry.targetLang].direction}
        >
          <Highlight text={entry.targetContent} query={text} />
        </span>
      ),
    },
    {
      key: 'format',
      title: t('field.format'),
      width: '108px',
      minor: true,
      cell: ({ format }) => <Chip>{formatWords(format)}</Chip>,
    },
    {
      key: 'hits',
      title: t('column.hits'),
      width: '124px',
      align: 'end',
      cell: ({ hits }) => (
        <Row gap={2} align="center" justify="end" wrap={false}>
          <Sparkline values={hits.days} />
          <span className={styles.hits}>
            <NumberText value={hits.total} />
          </span>
        </Row>
      ),
    },
    {
      key: 'state',
      title: t('column.state'),
      width: '116px',
      card: 'detail',
      cell: ({ state }) => <StatusTag tone={STATE_TONES[state]}>{stateWords(state)}</StatusTag>,
    },
    { ...updateTime, optional: true },
  ];
}
