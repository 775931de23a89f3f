import type {
  GlossaryChange,
  GlossaryWording,
} from '@toasoan/contract/features/glossary/history/glossary-change.ts';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Highlight } from '#web/ui/text/highlight.tsx';
import styles from '../glossary.module.css';
import { actionWords, formatWords, pairWords, stateWords } from '../glossary-words.ts';

export function useChangeColumns(text: string | undefined): readonly Column<GlossaryChange>[] {
  const { t } = useTranslation('glossary');
  return [
    {
      key: 'source',
      title: t('field.sourceContent'),
      always: true,
      card: 'title',
      cell: (change) => <Source change={change} text={text} />,
    },
    {
      key: 'action',
      title: t('history.action'),
      width: '124px',
      card: 'detail',
      cell: ({ action }) => <Chip>{actionWords(action)}</Chip>,
    },
    {
      key: 'before',
      title: t('field.oldContent'),
      cell: ({ before, after }) => <Wording wording={before} other={after} />,
    },
    {
      key: 'after',
      title: t('history.after'),
      card: 'detail',
      cell: ({ before, after }) => <Wording wording={after} other={before} />,
    },
    {
      key: 'user',
      title: t('history.user'),
      width: '160px',
      minor: true,
      cell: ({ userName, note }) => (
        <>
          {userName}
          {note && <span className={styles.second}>{note}</span>}
        </>
      ),
    },
    {
      key: 'time',
      title: t('history.time'),
      width: '140px',
      card: 'detail',
      cell: ({ time }) => <DateText time={time} />,
    },
  ];
}

interface SourceProps {
  readonly change: GlossaryChange;
  readonly text: string | undefined;
}

function Source({ change, text }: SourceProps) {
  const { t } = useTranslation('glossary');
  const source = (change.after ?? change.before)?.sourceContent ?? '';
  const facts = [pairWords(change), formatWords(change.format), change.ownerName];
  return (
    <>
      {change.currentVersion > 0 ? (
        <TabLink
          data-row-main
          to={`/manager_translate/glossary?open=${change.entryId}`}
          className={styles.link}
        >
          <span className={styles.content}>
            <Highlight text={source} query={text} />
          </span>
        </TabLink>
      ) : (
        <span className={styles.content}>{source}</span>
      )}
      <span className={styles.second}>
        {[...facts, change.currentVersion === 0 && t('history.gone')].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

interface WordingProps {
  readonly wording: GlossaryWording | null;
  readonly other: GlossaryWording | null;
}

/** The target, and what else differs. */
function Wording({ wording, other }: WordingProps) {
  if (wording === null) return '–';
  const facts = [
    wording.state !== other?.state && stateWords(wording.state),
    wording.forbidden.join() !== (other?.forbidden ?? []).join() && wording.forbidden.join(', '),
    wording.note !== (other?.note ?? '') && wording.note,
  ];
  return (
    <>
      <span className={styles.content}>{wording.targetContent}</span>
      <span className={styles.second}>{facts.filter(Boolean).join(' · ')}</span>
    </>
  );
}
