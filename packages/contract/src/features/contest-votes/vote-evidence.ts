import * as z from 'zod/mini';
import { fillText } from '../../vocabulary/fill-text.ts';
import { dayText, hanoiClock, hanoiDay } from '../../vocabulary/hanoi-time.ts';
import type { Language } from '../../vocabulary/language.ts';
import type { VotePattern } from './vote-kinds.ts';

/** What a pattern was seen by. It names nobody: networks by a part of their keyed hash, addresses masked. */
export const voteEvidence = z.object({
  votes: z.number(),
  /** The first and last moment of what was looked at. */
  from: z.string(),
  to: z.string(),
  /** NETWORK_BLOCK: all votes of the block on that day, and how many the contest takes. */
  ofBlock: z.optional(z.number()),
  allowed: z.optional(z.number()),
  block: z.optional(z.string()),
  /** SIMILAR_NAMES: what the accounts share, and where. */
  example: z.optional(z.string()),
  by: z.optional(z.enum(['EMAIL', 'NAME'])),
  /** YOUNG_ACCOUNT: hours that the contest asks for. */
  hours: z.optional(z.number()),
});
/** In place of what was erased with its voters. */
const ERASED = '•••';
export type VoteEvidence = z.output<typeof voteEvidence>;

type Text = Readonly<Record<Language, string>>;

export const PATTERN_TEXTS: Readonly<Record<VotePattern, Text>> = {
  NETWORK_BLOCK: { vi: 'Cùng dải mạng', en: 'One block of addresses' },
  SIMILAR_NAMES: { vi: 'Tên gần giống', en: 'Similar names' },
  BURST: { vi: 'Đăng ký dồn dập', en: 'Burst of new voters' },
  YOUNG_ACCOUNT: { vi: 'Tài khoản quá mới', en: 'Account too new' },
};

const SENTENCES: Readonly<Record<VotePattern | 'SIMILAR_PEOPLE', Text>> = {
  NETWORK_BLOCK: {
    vi: '{votes} phiếu vượt mức: dải mạng {block} gửi {ofBlock} phiếu ngày {day}, cuộc thi nhận {allowed}.',
    en: '{votes} votes too many: block {block} sent {ofBlock} votes on {day}, the contest takes {allowed}.',
  },
  SIMILAR_NAMES: {
    vi: '{votes} email chỉ khác nhau chữ số hoặc một hai chữ cái (kiểu {example}), xác nhận từ {start} đến {end} ngày {day}.',
    en: '{votes} e-mails that differ by digits or a letter or two (such as {example}), verified from {start} to {end} on {day}.',
  },
  SIMILAR_PEOPLE: {
    vi: '{votes} người cùng tên hoặc lệch một hai chữ cái (kiểu {example}), xác nhận từ {start} đến {end} ngày {day}.',
    en: '{votes} people of one name or a letter or two apart (such as {example}), verified from {start} to {end} on {day}.',
  },
  BURST: {
    vi: '{votes} người xác nhận email từ {start} đến {end} ngày {day} và chỉ bình chọn tác phẩm này.',
    en: '{votes} people verified their e-mail from {start} to {end} on {day} and voted for this work only.',
  },
  YOUNG_ACCOUNT: {
    vi: '{votes} phiếu gửi khi email xác nhận chưa đủ {hours} giờ.',
    en: '{votes} votes came before their e-mail had been verified for {hours} hours.',
  },
};

/** Why votes are proposed to be struck, in one sentence. */
export function evidenceText(pattern: VotePattern, evidence: VoteEvidence, language: Language): string {
  const { from, to, by } = evidence;
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const sentence = pattern === 'SIMILAR_NAMES' && by === 'NAME' ? 'SIMILAR_PEOPLE' : pattern;
  return fillText(
    SENTENCES[sentence][language],
    {
      votes: evidence.votes,
      block: evidence.block ?? ERASED,
      ofBlock: evidence.ofBlock ?? 0,
      allowed: evidence.allowed ?? 0,
      example: evidence.example ?? ERASED,
      hours: evidence.hours ?? 0,
      day: dayText(hanoiDay(start)),
      start: hanoiClock(start),
      end: hanoiClock(end),
    },
    language,
  );
}
