import { useQuery } from '@tanstack/react-query';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { translationCounts } from '#web/features/translations/public.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from './day-tiles.module.css';
import { Tile } from './tile.tsx';

/** What a person opens first; the number is of its list. */
const VIEWS = ['waiting', 'stale', 'ready'] as const;

/** Translations that wait for a person, whose source has changed, or that are ready; while there are any. */
export function TranslationTile() {
  const { t } = useTranslation('dashboard');
  const counts = useQuery(translationCounts(useProjectId())).data;
  const view = VIEWS.find((one) => (counts?.[one] ?? 0) > 0);
  if (!counts || view === undefined) return null;
  const { stale, ready } = counts;
  const notes = [
    stale > 0 && view !== 'stale' && t('tile.translationsStale', { n: stale }),
    ready > 0 && view !== 'ready' && t('tile.translationsReady', { n: ready }),
  ].filter((note) => note !== false);
  return (
    <Tile
      to={`/manager_translate/edit_translation?view=${view}`}
      tone={stale > 0 ? styles.late : styles.waiting}
      icon={<Languages size={16} aria-hidden />}
      label={t(`tile.translations.${view}`)}
      number={formatNumber(counts[view])}
      note={notes.join(' · ') || undefined}
    />
  );
}
