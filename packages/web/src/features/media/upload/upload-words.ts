import type { MediaFailure } from '@toasoan/contract/features/media/media-kinds.ts';
import { MEDIA_FAILURES } from '@toasoan/contract/features/media/media-kinds.ts';
import type { TFunction } from 'i18next';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { fileName, fileSize } from '../library/file-words.ts';
import type { UploadItem, UploadProblem } from './queue/upload-item.ts';
import { REFUSALS } from './reading/check-file.ts';

/** The state of a file in one line. */
export function phaseWords(item: UploadItem, isPaused: boolean, t: TFunction): string {
  const { phase, problem, sentBytes, sizeBytes, speed } = item;
  const figures = { sent: fileSize(sentBytes), total: fileSize(sizeBytes), speed: fileSize(speed) };
  if (problem) return problemWords(problem, t);
  if (phase === 'known') return knownWords(item, t);
  if (phase === 'ready') return t(item.sizeBytes === 0 ? 'phase.taken' : 'phase.ready');
  if (phase !== 'sending') return t(`phase.${phase}`);
  if (isPaused) return t('phase.paused', figures);
  return t(speed > 0 ? 'phase.sendingAt' : 'phase.sending', figures);
}

function knownWords({ known }: UploadItem, t: TFunction): string {
  const [first] = known;
  return first ? t('phase.known', { name: fileName(first) }) : t('phase.knownHere');
}

/** Why a file is not in the library, and what to do. */
export function problemWords({ code, extension, limit, message }: UploadProblem, t: TFunction): string {
  if (code === 'SERVER') return message || t('problem.NETWORK');
  if (code === 'NOT_SUPPORTED' && !extension) return t('problem.noExtension');
  const isOurs = REFUSALS.some((refusal) => refusal === code) || !isFailure(code);
  return isOurs ? t(`problem.${code}`, { extension, limit }) : t(`media:failure.${code}`);
}

function isFailure(code: UploadProblem['code']): code is MediaFailure {
  return MEDIA_FAILURES.some((failure) => failure === code);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** "còn khoảng 3 phút" */
export function timeLeft(seconds: number, t: TFunction): string {
  if (seconds < 90) return t('left.seconds', { n: Math.max(1, seconds) });
  if (seconds < 90 * MINUTE) return t('left.minutes', { n: Math.round(seconds / MINUTE) });
  return t('left.hours', { n: formatNumber(Math.round((seconds / HOUR) * 10) / 10) });
}
