import { useTranslation } from 'react-i18next';
import type { SmallWords } from './fact-words.ts';

export function useSmallWords(): SmallWords {
  const { t } = useTranslation('contests');
  return {
    none: t('word.none'),
    yes: t('word.yes'),
    no: t('word.no'),
    unlimited: t('word.unlimited'),
    everyCountry: t('word.everyCountry'),
  };
}
