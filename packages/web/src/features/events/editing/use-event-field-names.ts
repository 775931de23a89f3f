import { EVENT_FIELD_NAMES } from '@toasoan/contract/features/events/history/event-version.ts';
import { useTranslation } from 'react-i18next';

const KNOWN: ReadonlySet<string> = new Set([...EVENT_FIELD_NAMES, 'categoryIds']);

/** The labels of fields in the editor; '' for what has none. */
export function useEventFieldNames(): (name: string) => string {
  const { t } = useTranslation('event-fields');
  return (name) => (KNOWN.has(name) ? t(`name.${name}`) : '');
}
