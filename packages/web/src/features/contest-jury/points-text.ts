import { numberText } from '@toasoan/contract/vocabulary/number-text.ts';
import { screenLanguage } from '#web/ui/text/format-number.ts';

/** Points as the language writes them, "8,29"; a dash where there are none. */
export function pointsText(points: number | null): string {
  return points === null ? '–' : numberText(points, screenLanguage());
}
