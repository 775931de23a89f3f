import type { Language } from '../../vocabulary/language.ts';

type Text = Readonly<Record<Language, string>>;

interface Problem {
  readonly status: number;
  /** The same for every occurrence, as RFC 9457 wants it. */
  readonly title: Text;
  /** What happened, what was kept and what to do. */
  readonly detail: Text;
}

/** Everything that the translate API refuses a call for; the code is the last part of a problem's `type`. */
export const KEY_PROBLEMS = {
  KEY_MISSING: {
    status: 401,
    title: { vi: 'Thiếu khóa API', en: 'The API key is missing' },
    detail: {
      vi: 'Hãy gửi khóa trong tiêu đề Authorization: Bearer tsk_…, không để trong địa chỉ.',
      en: 'Send the key in the header Authorization: Bearer tsk_…, never in the address.',
    },
  },
  KEY_UNKNOWN: {
    status: 401,
    title: { vi: 'Khóa API không đúng', en: 'The API key is not known' },
    detail: {
      vi: 'Không có khóa nào như vậy, hoặc khóa đã được đổi và khóa cũ hết thời gian dùng song song.',
      en: 'There is no such key, or it was rotated and the former secret is over.',
    },
  },
  KEY_REVOKED: {
    status: 401,
    title: { vi: 'Khóa đã thu hồi', en: 'The key was revoked' },
    detail: {
      vi: 'Khóa này không dùng lại được. Hãy xin tòa soạn khóa mới.',
      en: 'This key never works again. Ask the newsroom for a new one.',
    },
  },
  KEY_EXPIRED: {
    status: 401,
    title: { vi: 'Khóa đã hết hạn', en: 'The key has expired' },
    detail: {
      vi: 'Quản trị của dự án có thể gia hạn; khóa giữ nguyên.',
      en: 'An administrator of the project can extend it; the key stays the same.',
    },
  },
  ADDRESS_REFUSED: {
    status: 403,
    title: { vi: 'Địa chỉ IP không được phép', en: 'The IP address is not allowed' },
    detail: {
      vi: 'Khóa chỉ dùng được từ các địa chỉ đã ghi. Hãy gọi từ đó hoặc nhờ quản trị thêm địa chỉ này.',
      en: 'The key works from its listed addresses only. Call from there, or have this one added.',
    },
  },
  PERMISSION_MISSING: {
    status: 403,
    title: { vi: 'Khóa không có quyền này', en: 'The key lacks the permission' },
    detail: {
      vi: 'Lời gọi này cần quyền {permission}.',
      en: 'This call needs the permission {permission}.',
    },
  },
  PROJECT_REFUSED: {
    status: 403,
    title: { vi: 'Khóa không dùng được ở dự án này', en: 'The key does not work in this project' },
    detail: {
      vi: 'Hãy ghi mã hoặc số của một dự án mà khóa được cấp.',
      en: 'Name the code or id of a project that the key was given.',
    },
  },
  PAIR_REFUSED: {
    status: 403,
    title: {
      vi: 'Khóa không dùng được cho cặp ngôn ngữ này',
      en: 'The key does not work for this language pair',
    },
    detail: {
      vi: 'Cặp {pair} không nằm trong các cặp mà khóa được cấp.',
      en: 'The pair {pair} is none of those that the key was given.',
    },
  },
  NOT_FOUND: {
    status: 404,
    title: { vi: 'Không có lời gọi này', en: 'There is no such call' },
    detail: {
      vi: 'Xem các lời gọi trong openapi.json.',
      en: 'See openapi.json for the calls.',
    },
  },
  INVALID_INPUT: {
    status: 400,
    title: { vi: 'Dữ liệu gửi lên chưa đúng', en: 'The input is not valid' },
    detail: {
      vi: 'Không có gì được dịch hay tính. Hãy sửa các trường trong errors rồi gửi lại.',
      en: 'Nothing was translated or counted. Mend the fields in errors, then send it again.',
    },
  },
  TOO_SLOW: {
    status: 408,
    title: { vi: 'Dữ liệu gửi lên quá chậm', en: 'The body came too slowly' },
    detail: { vi: 'Không có gì được tính. Hãy gửi lại.', en: 'Nothing was counted. Send it again.' },
  },
  IDEMPOTENCY_RUNNING: {
    status: 409,
    title: { vi: 'Lời gọi với khóa lặp này đang chạy', en: 'A call with this idempotency key is running' },
    detail: {
      vi: 'Hãy đợi số giây trong Retry-After rồi gửi lại để nhận kết quả của lần đầu.',
      en: 'Wait for the seconds in Retry-After, then repeat it for the first answer.',
    },
  },
  TOO_LARGE: {
    status: 413,
    title: { vi: 'Dữ liệu quá lớn', en: 'The input is too large' },
    detail: {
      vi: 'Không có gì được tính. Hãy chia nhỏ: 10.000 ký tự mỗi đoạn, 200 KB mỗi tài liệu.',
      en: 'Nothing was counted. Split it: 10,000 characters a text, 200 KB a document.',
    },
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    title: { vi: 'Chỉ nhận application/json', en: 'Only application/json is accepted' },
    detail: {
      vi: 'Hãy gửi JSON không nén với Content-Type: application/json.',
      en: 'Send plain JSON with Content-Type: application/json.',
    },
  },
  IDEMPOTENCY_MISMATCH: {
    status: 422,
    title: { vi: 'Khóa lặp đã dùng cho nội dung khác', en: 'The idempotency key belongs to another input' },
    detail: {
      vi: 'Kết quả đầu tiên vẫn được giữ. Hãy dùng một Idempotency-Key khác.',
      en: 'The first answer is kept. Use another Idempotency-Key.',
    },
  },
  TOO_MANY_CALLS: {
    status: 429,
    title: { vi: 'Mạng này gọi quá dày', en: 'This network calls too often' },
    detail: {
      vi: 'Hãy đợi số giây trong Retry-After; không có gì được tính.',
      en: 'Wait for the seconds in Retry-After; nothing was counted.',
    },
  },
  RATE_REACHED: {
    status: 429,
    title: { vi: 'Gọi quá dày', en: 'Too many calls a minute' },
    detail: {
      vi: 'Khóa được gọi {limit} lần mỗi phút. Hãy đợi số giây trong Retry-After; không có gì được tính.',
      en: 'The key may make {limit} calls a minute. Wait for the seconds in Retry-After; nothing was counted.',
    },
  },
  QUOTA_REACHED: {
    status: 429,
    title: { vi: 'Hết hạn mức trong ngày', en: 'The quota of the day is used up' },
    detail: {
      vi: 'Khóa dịch được {limit} ký tự mỗi ngày và hôm nay còn {remaining}. Hạn mức mới có từ 0 giờ (giờ Việt Nam).',
      en: 'The key has {limit} characters a day and {remaining} of them left. A new day begins at midnight in Vietnam.',
    },
  },
  TOO_MANY_FAILURES: {
    status: 429,
    title: { vi: 'Quá nhiều lần gọi bị từ chối', en: 'Too many refused calls' },
    detail: {
      vi: 'Mạng này đã gửi nhiều khóa không dùng được. Hãy kiểm tra khóa và đợi số giây trong Retry-After.',
      en: 'This network has sent many keys that do not work. Check the key and wait for the seconds in Retry-After.',
    },
  },
  INTERNAL: {
    status: 500,
    title: { vi: 'Lỗi của hệ thống', en: 'An error of ours' },
    detail: {
      vi: 'Không có gì được tính. Nếu còn lặp lại, hãy báo tòa soạn mã ở instance.',
      en: 'Nothing was counted. If it happens again, report the id in instance to the newsroom.',
    },
  },
  ENGINE_FAILED: {
    status: 502,
    title: { vi: 'Máy dịch đang lỗi', en: 'The translation engine failed' },
    detail: {
      vi: 'Không có gì được tính vào hạn mức. Hãy thử lại sau số giây trong Retry-After.',
      en: 'Nothing was taken from the quota. Try again after the seconds in Retry-After.',
    },
  },
  UNAVAILABLE: {
    status: 503,
    title: { vi: 'Hệ thống đang bận', en: 'The system is busy' },
    detail: {
      vi: 'Không có gì được tính. Hãy thử lại sau số giây trong Retry-After.',
      en: 'Nothing was counted. Try again after the seconds in Retry-After.',
    },
  },
} as const satisfies Record<string, Problem>;

export type ProblemCode = keyof typeof KEY_PROBLEMS;

/** The `type` of a problem: a name, no address. */
export function problemType(code: ProblemCode): string {
  return `urn:toasoan:problem:${code.toLowerCase().replaceAll('_', '-')}`;
}
