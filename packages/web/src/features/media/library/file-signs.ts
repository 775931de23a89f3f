import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { EXPIRING_DAYS } from '@toasoan/contract/features/media/media-list.ts';
import {
  lacksConsent,
  lacksCredit,
  lacksLabel,
  licenceEnded,
} from '@toasoan/contract/features/media/media-rights.ts';
import { YES } from '@toasoan/contract/vocabulary/tri-state.ts';
import { addDays } from '#web/ui/dates/days.ts';

export const FILE_SIGNS = [
  'quarantined',
  'licenceDenied',
  'licenceEnded',
  'licenceEnding',
  'noConsent',
  'child',
  'noAiLabel',
  'ai',
  'noCredit',
  'noAlt',
  'duplicate',
] as const;
export type FileSign = (typeof FILE_SIGNS)[number];

/** Stops publishing, needs somebody, or is good to know. */
export const SIGN_TONES: Readonly<Record<FileSign, 'stops' | 'asks' | 'tells'>> = {
  quarantined: 'stops',
  licenceDenied: 'stops',
  licenceEnded: 'stops',
  licenceEnding: 'asks',
  noConsent: 'stops',
  child: 'tells',
  noAiLabel: 'stops',
  ai: 'tells',
  noCredit: 'stops',
  noAlt: 'asks',
  duplicate: 'tells',
};

/** What is worth knowing of a file at a glance, the gravest first. @param today `2026-11-22`. */
export function fileSigns(file: MediaRow, today: string): readonly FileSign[] {
  const ended = licenceEnded(file, today);
  const isNear = file.licenceUntil !== null && file.licenceUntil <= addDays(today, EXPIRING_DAYS);
  const noConsent = lacksConsent(file);
  const noAiLabel = lacksLabel(file);
  const holds: Readonly<Record<FileSign, boolean>> = {
    quarantined: file.state === 'QUARANTINED',
    licenceDenied: file.licenceStatus === 'DENIED',
    licenceEnded: ended,
    licenceEnding: !ended && isNear,
    noConsent,
    child: !noConsent && file.hasIdentifiableChild === YES,
    noAiLabel,
    ai: !noAiLabel && (file.aiUse === 'GENERATED' || file.aiUse === 'EDITED_REAL'),
    noCredit: lacksCredit(file),
    noAlt: file.kind === 'IMAGE' && file.alt === '',
    duplicate: file.twinId !== null,
  };
  return FILE_SIGNS.filter((sign) => holds[sign]);
}
