import type { FoundName } from '@toasoan/contract/features/tags/tag.ts';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import styles from './tag-dialogs.module.css';

const TONES = { NEW: 'published', NEAR: 'unpublished', KNOWN: 'draft' } as const;

interface FoundNamesListProps {
  readonly found: readonly FoundName[];
  /** Positions in the list that will be added. */
  readonly chosen: ReadonlySet<number>;
  readonly onToggle: (index: number) => void;
}

/** What each name would become; a name that a tag has already offers no choice. */
export function FoundNamesList({ found, chosen, onToggle }: FoundNamesListProps) {
  const { t } = useTranslation('tags');
  return (
    <ul className={styles.found}>
      {found.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list never changes its order.
        <li key={index} className={styles.foundName}>
          <Checkbox
            checked={chosen.has(index)}
            disabled={name.finding === 'KNOWN'}
            onChange={() => onToggle(index)}
          >
            <span className={styles.words}>
              <span>{name.title}</span>
              {name.finding !== 'NEW' && <span className={styles.facts}>{reasonOf(t, name)}</span>}
            </span>
          </Checkbox>
          <StatusTag tone={TONES[name.finding]}>{t(`finding.${name.finding}`)}</StatusTag>
        </li>
      ))}
    </ul>
  );
}

function reasonOf(
  t: ReturnType<typeof useTranslation<'tags'>>['t'],
  { finding, tag, earlier }: FoundName,
): string {
  const near = finding === 'NEAR';
  if (tag) {
    const names = { title: tag.title, count: tag.postCount };
    return near ? t('finding.nearTag', names) : t('finding.knownTag', names);
  }
  return t(near ? 'finding.nearEarlier' : 'finding.repeats', { title: earlier ?? '' });
}
