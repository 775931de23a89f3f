import type { Finding } from '@toasoan/contract/features/comments/rules/finding.ts';
import { useTranslation } from 'react-i18next';

interface FindingWords {
  /** Short, for a chip: the rule and its word. */
  readonly nameOf: (finding: Finding) => string;
  /** The whole reason: rule, listed word, how it was read, and by which trick it was hidden. */
  readonly reasonOf: (finding: Finding) => string;
}

/** Says why the system held a comment. */
export function useFindingWords(): FindingWords {
  const { t } = useTranslation('comments');
  function nameOf({ rule, word, count }: Finding): string {
    return word === '' ? t(`rule.${rule}`, { count: count ?? 0 }) : t(`rule.${rule}.word`, { word });
  }
  function reasonOf(finding: Finding): string {
    const { word, folded, tricks } = finding;
    const read = word !== '' && folded !== '' ? [t('held.folded', { folded })] : [];
    const ways = tricks.map((trick) => t(`trick.${trick}`));
    return [nameOf(finding), ...read, ...(ways.length > 0 ? [ways.join(', ')] : [])].join(' · ');
  }
  return { nameOf, reasonOf };
}
