import type { Language } from '../../vocabulary/language.ts';
import type { DataAct, DataRequestKind } from './data-request-states.ts';
import { HELD_KIND_FACTS, HELD_KINDS, type HeldRecord } from './held-data.ts';

interface AnswerFacts {
  readonly kind: DataRequestKind;
  readonly number: string;
  readonly requesterName: string;
  /** What was found; undefined if nobody looked. */
  readonly found: readonly Pick<HeldRecord, 'kind' | 'match'>[] | undefined;
  readonly done: readonly { readonly act: DataAct; readonly count: number }[];
}

const WORDS = {
  vi: {
    lead: ({ requesterName, number }: AnswerFacts) =>
      `Tòa soạn đã xem xét yêu cầu ${number} của ông/bà ${requesterName}.`,
    nothing: 'Tòa soạn không tìm thấy dữ liệu cá nhân nào gắn với email, số điện thoại đã nêu.',
    held: 'Dữ liệu tòa soạn đang giữ:',
    done: 'Đã thực hiện:',
    kept: 'Giữ lại:',
    kinds: {
      ACCESS: 'Bản sao đầy đủ được gửi kèm theo cách đã hẹn.',
      FIX: 'Nội dung ông/bà nêu đã được sửa như sau: …',
      DELETE: 'Việc xóa không thể hoàn tác.',
      WITHDRAW: 'Từ nay tòa soạn không xử lý dữ liệu trên theo sự đồng ý trước đây.',
      RESTRICT: 'Dữ liệu trên chỉ còn được lưu, không dùng vào việc khác.',
      OBJECT: 'Tòa soạn đã ngừng việc xử lý mà ông/bà phản đối.',
    },
    acts: {
      UNPUBLISH_COMMENTS: (count: number) => `ẩn ${count} bình luận đã đăng`,
      FORGET_CONTACTS: (count: number) => `xóa email, địa chỉ mạng, thiết bị ở ${count} mục`,
      ERASE_COMMENTS: (count: number) => `xóa tên và nội dung của ${count} bình luận`,
    },
    foot: 'Nếu chưa đồng ý, ông/bà có thể gửi yêu cầu mới hoặc khiếu nại tới cơ quan chuyên trách bảo vệ dữ liệu cá nhân.',
  },
  en: {
    lead: ({ requesterName, number }: AnswerFacts) =>
      `The newsroom has examined request ${number} of ${requesterName}.`,
    nothing: 'The newsroom found no personal data under the e-mail and telephone number you named.',
    held: 'Data that the newsroom holds:',
    done: 'Carried out:',
    kept: 'Kept:',
    kinds: {
      ACCESS: 'A full copy is handed over as agreed.',
      FIX: 'What you named was corrected as follows: …',
      DELETE: 'Erasing cannot be undone.',
      WITHDRAW: 'From now on the newsroom does not process this data under your earlier consent.',
      RESTRICT: 'The data is only stored and not used for anything else.',
      OBJECT: 'The newsroom has stopped the processing that you object to.',
    },
    acts: {
      UNPUBLISH_COMMENTS: (count: number) => `${count} published comments hidden`,
      FORGET_CONTACTS: (count: number) => `e-mail, network address and device erased in ${count} places`,
      ERASE_COMMENTS: (count: number) => `names and words of ${count} comments erased`,
    },
    foot: 'If you do not agree, send a new request or complain to the authority for the protection of personal data.',
  },
} as const;

/** The first draft of an answer: what is held, what was done, what is kept and why. Somebody reads it before it goes. */
export function answerDraft(facts: AnswerFacts, language: Language): string {
  const words = WORDS[language];
  const sure = facts.found?.filter(({ match }) => match !== 'NAME');
  const counted = HELD_KINDS.map((kind) => ({
    kind,
    count: sure?.filter((one) => one.kind === kind).length ?? 0,
  })).filter(({ count }) => count > 0);
  const held = counted.map(({ kind, count }) => `${HELD_KIND_FACTS[kind].text[language]}: ${count}`);
  const done = facts.done.map(({ act, count }) => words.acts[act](count));
  const kept = counted.flatMap(({ kind }) => {
    const why = HELD_KIND_FACTS[kind].keptBecause;
    return why === undefined ? [] : [`${HELD_KIND_FACTS[kind].text[language]}: ${why[language]}`];
  });
  const isAccess = facts.kind === 'ACCESS' || facts.kind === 'FIX';
  return [
    words.lead(facts),
    ...(sure?.length === 0 && done.length === 0 ? [words.nothing] : [words.kinds[facts.kind]]),
    ...listed(words.held, isAccess ? held : []),
    ...listed(words.done, done),
    ...listed(words.kept, isAccess ? [] : kept),
    words.foot,
  ].join('\n');
}

function listed(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `– ${line}`)];
}
