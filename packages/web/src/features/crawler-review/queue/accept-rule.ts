import type {
  CrawledItem,
  CrawledItemDetail,
  Gate,
} from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { mayMove } from '@toasoan/contract/features/crawler-review/review-rules.ts';
import type { TFunction } from 'i18next';
import { gateNow, gateWords, timeWords } from '../review-words.ts';

type T = TFunction<'crawler-review'>;

interface AcceptOffer {
  /** What the main button says: it names what will happen. */
  readonly label: string;
  /** Why not, in words. */
  readonly stopped: string | undefined;
}

/** What accepting a text means now. @param detail absent while its gates are being read */
export function acceptOffer(
  t: T,
  item: CrawledItem,
  detail: CrawledItemDetail | undefined,
  now: number,
): AcceptOffer {
  const gates = detail?.gates.map((gate) => gateNow(gate, now)) ?? [];
  const wait = gates.find(({ state }) => state === 'WAIT');
  const label = wait?.until ? t('accept.from', { time: timeWords(wait.until, now) }) : t('accept');
  return { label, stopped: stopOf(t, item, gates, now) };
}

function stopOf(t: T, item: CrawledItem, gates: readonly Gate[], now: number): string | undefined {
  if (!mayMove('accept', item.state)) return t('stopped.state');
  const shut = gates.find(({ state }) => state === 'SHUT');
  if (shut) return gateWords(t, shut, now).title;
  if (!item.isLicensed) return t('gate.agreement.SHUT');
  if (item.title === '' || item.missingFields.includes('content')) return t('stopped.noText');
  return undefined;
}
