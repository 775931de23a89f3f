import type { SharedSubject } from '@toasoan/contract/features/internal-links/article-links.ts';
import { useTranslation } from 'react-i18next';

/** Why two posts belong together, in words. */
export function useSharedText(): (shared: SharedSubject) => string {
  const { t } = useTranslation('internal-links');
  const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');
  return ({ tags, accounts, words }) =>
    [
      ...(tags.length > 0 ? [t('shared.tags', { names: quoted(tags) })] : []),
      ...(accounts.length > 0 ? [t('shared.accounts', { names: quoted(accounts) })] : []),
      ...(words !== '' ? [t('shared.words', { names: quoted([words]) })] : []),
    ].join(' · ');
}
