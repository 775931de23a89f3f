import { useTranslation } from 'react-i18next';
import type { Hindrances } from './shown-segments.ts';

const KINDS = ['figures', 'errors', 'stale', 'waiting'] as const;

/** "Chưa duyệt được: 1 lỗi số liệu, 2 đoạn cần dịch lại"; undefined when nothing stands against it. */
export function useHindranceText(hindrances: Hindrances): string | undefined {
  const { t } = useTranslation('translations');
  const parts = KINDS.filter((kind) => hindrances[kind] > 0).map((kind) =>
    t(`hindrance.${kind}`, { count: hindrances[kind] }),
  );
  return parts.length === 0 ? undefined : t('hindrance', { what: parts.join(', ') });
}
