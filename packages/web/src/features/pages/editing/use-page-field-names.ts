import { PAGE_FIELD_NAMES } from '@toasoan/contract/features/pages/history/page-version.ts';
import { useTranslation } from 'react-i18next';

const KNOWN: ReadonlySet<string> = new Set([...PAGE_FIELD_NAMES, 'parentId']);

/** The labels of fields in the editor; '' for what has none. */
export function usePageFieldNames(): (name: string) => string {
  const { t } = useTranslation('page-fields');
  return (name) => (KNOWN.has(name) ? t(`name.${name}`) : '');
}
