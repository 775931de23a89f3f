import { dayText, hanoiDay } from '../../vocabulary/hanoi-time.ts';
import type { Language } from '../../vocabulary/language.ts';
import type { Correction } from '../posts/correction/correction.ts';
import { CORRECTION_TITLE } from '../posts/correction/correction.ts';
import type { CorrectionRequest } from './correction-request.ts';

interface AnswerFacts {
  readonly request: Pick<
    CorrectionRequest,
    'id' | 'number' | 'requesterName' | 'postTitle' | 'postUrl' | 'state' | 'decisionReason' | 'receivedTime'
  >;
  /** Those of the post, newest first. */
  readonly corrections: readonly Pick<
    Correction,
    'request' | 'wrongText' | 'correctText' | 'apologyText' | 'correctionState' | 'correctionPublishedTime'
  >[];
}

/** Of each quoted text, so that an answer with three of them stays within its limit. */
const QUOTED = 1_200;

const WORDS = {
  vi: {
    lead: (number: string, who: string, post: string) =>
      `Tòa soạn đã xem xét yêu cầu ${number} của ông/bà ${who} về bài ${post}.`,
    accepted: 'Tòa soạn chấp nhận yêu cầu.',
    rejected: (why: string) => `Tòa soạn không chấp nhận yêu cầu vì: ${why}`,
    published: (day: string) => `“${CORRECTION_TITLE}” đã đăng ngày ${day}:`,
    wrong: 'Nội dung sai đã đăng',
    right: 'Nội dung đúng',
    // For a person to fill in: no correction is published yet.
    planned: `“${CORRECTION_TITLE}” được đăng ngày …, tại …`,
    sorry: 'Tòa soạn xin lỗi ông/bà và bạn đọc.',
  },
  en: {
    lead: (number: string, who: string, post: string) =>
      `The newsroom has examined request ${number} of ${who} about the article ${post}.`,
    accepted: 'The newsroom accepts the request.',
    rejected: (why: string) => `The newsroom does not accept the request: ${why}`,
    published: (day: string) => `“${CORRECTION_TITLE}” was published on ${day}:`,
    wrong: 'Published by mistake',
    right: 'Correct',
    planned: `“${CORRECTION_TITLE}” is published on … at …`,
    sorry: 'The newsroom apologizes to you and to its readers.',
  },
} as const;

/**
 * The first draft of an answer: the decision, and of an accepted request what was corrected for it, or else
 * since it came, and when. Somebody reads it before it goes.
 */
export function answerDraft({ request, corrections }: AnswerFacts, language: Language): string {
  const words = WORDS[language];
  const post = request.postTitle === '' ? request.postUrl : `“${request.postTitle}”`;
  const lead = words.lead(request.number, request.requesterName, post);
  if (request.state === 'REJECTED') return [lead, words.rejected(request.decisionReason)].join('\n');
  const isPublic = corrections.filter(
    ({ correctionState, correctionPublishedTime: time }) =>
      correctionState === 'PUBLISHED' && Date.parse(time ?? '') >= Date.parse(request.receivedTime),
  );
  const newest = isPublic.find((one) => one.request?.id === request.id) ?? isPublic[0];
  if (newest === undefined) return [lead, words.accepted, words.planned, words.sorry].join('\n');
  return [
    lead,
    words.accepted,
    words.published(dayText(hanoiDay(Date.parse(newest.correctionPublishedTime ?? '')))),
    `– ${words.wrong}: ${quoted(newest.wrongText)}`,
    `– ${words.right}: ${quoted(newest.correctText)}`,
    quoted(newest.apologyText),
  ].join('\n');
}

function quoted(text: string): string {
  const [line, more] = [text.replace(/\s+/g, ' '), '…'];
  return line.length > QUOTED ? line.slice(0, QUOTED - more.length) + more : line;
}
