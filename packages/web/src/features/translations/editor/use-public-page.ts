import type { TranslationDetail } from '@toasoan/contract/features/translations/translation.ts';
import { useTranslation } from 'react-i18next';
import { useCurrentProject } from '#web/core/project/current-project.ts';
import { siteAddress } from '#web/core/project/site-address.ts';

interface PublicPage {
  readonly address?: string;
  /** Why nobody can open it now. */
  readonly hindrance?: string;
}

/** Where readers open a translation. */
export function usePublicPage({ kind, publicPath }: TranslationDetail): PublicPage {
  const { t } = useTranslation('translations');
  const project = useCurrentProject();
  if (kind === 'MENU' || kind === 'TEMPLATE') return { hindrance: t('page.noKind') };
  if (publicPath === null) return { hindrance: t('page.none') };
  const address = project && siteAddress(project, publicPath);
  return address === undefined ? { hindrance: t('page.noSite') } : { address };
}
