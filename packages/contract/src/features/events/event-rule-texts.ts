import { TRANSITION_RULE_TEXTS } from '../posts/post-rules.ts';

const { REASON_REQUIRED, TIME_REQUIRED, TIME_TOO_SOON, TIME_TOO_FAR } = TRANSITION_RULE_TEXTS;

/** What a person is told when a rule of events stands in the way. */
export const EVENT_RULE_TEXTS = {
  REASON_REQUIRED,
  TIME_REQUIRED,
  TIME_TOO_SOON,
  TIME_TOO_FAR,
  MOVE_NOT_POSSIBLE: {
    vi: 'Sự kiện đang ở trạng thái không cho phép thao tác này.',
    en: 'The event is in a state that does not allow this.',
  },
  OWN_EVENT: {
    vi: 'Sự kiện do chính bạn viết: cần người khác duyệt.',
    en: 'You wrote this yourself: somebody else has to approve it.',
  },
  IN_TRASH: {
    vi: 'Sự kiện đang ở trong thùng rác. Hãy khôi phục trước khi sửa.',
    en: 'The event is in the trash. Restore it before you change it.',
  },
  PURGE_FORBIDDEN: {
    vi: 'Sự kiện từng xuất bản không được xóa vĩnh viễn: phải lưu để kiểm tra.',
    en: 'An event that was public is never deleted permanently: it is kept for inspection.',
  },
  END_BEFORE_START: {
    vi: 'Thời điểm kết thúc phải sau khi bắt đầu.',
    en: 'The end must come after the start.',
  },
  DEADLINE_AFTER_START: {
    vi: 'Hạn đăng ký phải trước khi sự kiện bắt đầu.',
    en: 'Registration must end before the event starts.',
  },
  POINT_INCOMPLETE: {
    vi: 'Tọa độ cần cả vĩ độ và kinh độ.',
    en: 'A point needs both latitude and longitude.',
  },
  TOO_LONG: {
    vi: 'Một sự kiện dài nhất là {max} ngày.',
    en: 'An event lasts at most {max} days.',
  },
  RULE_UNREADABLE: {
    vi: 'Quy tắc lặp không đọc được. Ví dụ đúng: FREQ=WEEKLY;BYDAY=SA.',
    en: 'The rule cannot be read. A right one: FREQ=WEEKLY;BYDAY=SA.',
  },
  RULE_TOO_OFTEN: {
    vi: 'Quy tắc lặp không được dày hơn mỗi ngày một lần.',
    en: 'A rule may not repeat more often than daily.',
  },
  RULE_EMPTY: {
    vi: 'Quy tắc lặp không cho ngày nào trong 10 năm.',
    en: 'The rule gives no date within ten years.',
  },
  RULE_NEEDS_START: {
    vi: 'Chọn ngày bắt đầu trước khi đặt quy tắc lặp.',
    en: 'Choose the start before the rule.',
  },
  OCCURRENCES_OVERLAP: {
    vi: 'Sự kiện dài hơn khoảng cách giữa hai lần lặp.',
    en: 'The event is longer than the time between two of its dates.',
  },
  TIME_BY_VERB: {
    vi: 'Sự kiện đã xuất bản: đổi thời gian bằng nút Dời ngày hoặc Hoãn, để người đọc biết ngày cũ.',
    en: 'The event is public: use Reschedule or Postpone, so that readers learn of the former date.',
  },
  DATE_LOST: {
    vi: 'Sự kiện đã xuất bản: quy tắc mới làm mất lần ngày {day}. Hãy hủy lần đó kèm ghi chú ở “Các lần diễn ra” rồi đổi quy tắc.',
    en: 'The event is public: the new rule loses the date {day}. Cancel that date with a note in “Dates” first, then change the rule.',
  },
  NOT_PUBLISHED: {
    vi: 'Chỉ sự kiện đã xuất bản mới dời, hoãn hoặc hủy được. Sự kiện này chưa công khai: hãy sửa thẳng.',
    en: 'Only a public event can be postponed, rescheduled or cancelled. This one is not: simply edit it.',
  },
  ALREADY_SO: {
    vi: 'Sự kiện đã ở tình trạng này.',
    en: 'The event is in this situation already.',
  },
  IS_OVER: {
    vi: 'Lần diễn ra này đã kết thúc.',
    en: 'This date is over.',
  },
  IS_CANCELLED: {
    vi: 'Đã hủy. Hãy rút lại việc hủy trước.',
    en: 'It is cancelled. Take that back first.',
  },
  SAME_TIME: {
    vi: 'Thời gian mới trùng với thời gian đang có.',
    en: 'The new time is the one that it has.',
  },
  DAY_REQUIRED: {
    vi: 'Chọn lần diễn ra cần đổi.',
    en: 'Choose the date that is meant.',
  },
  DAY_UNKNOWN: {
    vi: 'Sự kiện không có lần diễn ra vào ngày {day}.',
    en: 'The event has no date on {day}.',
  },
  PLAN_CHANGED: {
    vi: 'Lịch sự kiện đã đổi (hoãn, dời, hủy hoặc chuyển trực tuyến). Hãy rút lại thay đổi đó trước khi cho sự kiện lặp lại hoặc thôi lặp.',
    en: 'Its plan was changed. Take that back before the event starts or stops repeating.',
  },
  NOT_A_SERIES: {
    vi: 'Sự kiện không lặp lại nên chỉ đổi được cả sự kiện.',
    en: 'The event does not repeat: only the whole of it can be changed.',
  },
  ONLINE_URL_REQUIRED: {
    vi: 'Cần đường dẫn trực tuyến.',
    en: 'The online link is needed.',
  },
  CHANGE_GONE: {
    vi: 'Không có thay đổi này, hoặc nó đã được rút lại.',
    en: 'There is no such change, or it was taken back.',
  },
  CHANGE_OVERTAKEN: {
    vi: 'Lịch đã đổi tiếp sau đó. Hãy rút lại thay đổi mới nhất trước.',
    en: 'The plan has changed again since. Take the newest change back first.',
  },
} as const;
