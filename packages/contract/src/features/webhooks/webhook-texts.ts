import type { Language } from '../../vocabulary/language.ts';
import type { PauseReason, WebhookFailure, WebhookTopic } from './webhook.ts';

type Text = Readonly<Record<Language, string>>;

export const WEBHOOK_TOPIC_TEXTS: Readonly<Record<WebhookTopic | 'webhook.test', Text>> = {
  'post.published': { vi: 'Bài được xuất bản', en: 'Post published' },
  'post.updated': { vi: 'Bài đã đăng được cập nhật', en: 'Public post updated' },
  'post.unpublished': { vi: 'Bài được hạ', en: 'Post unpublished' },
  'post.taken_down': { vi: 'Bài bị gỡ', en: 'Post taken down' },
  'event.published': { vi: 'Sự kiện được xuất bản', en: 'Event published' },
  'event.updated': { vi: 'Sự kiện đã đăng được cập nhật', en: 'Public event updated' },
  'event.plan_changed': { vi: 'Sự kiện đổi lịch', en: 'Plan of an event changed' },
  'event.unpublished': { vi: 'Sự kiện được hạ', en: 'Event unpublished' },
  'page.published': { vi: 'Trang tĩnh được xuất bản', en: 'Page published' },
  'page.updated': { vi: 'Trang tĩnh đã đăng được cập nhật', en: 'Public page updated' },
  'page.unpublished': { vi: 'Trang tĩnh được hạ', en: 'Page unpublished' },
  'webhook.test': { vi: 'Tin thử', en: 'Test message' },
};

export const PAUSE_REASON_TEXTS: Readonly<Record<PauseReason, Text>> = {
  HAND: { vi: 'Tạm dừng', en: 'Paused' },
  FAILING: { vi: 'Tự tạm dừng: lỗi nhiều ngày', en: 'Paused after days of failures' },
  GONE: { vi: 'Tự tạm dừng: nơi nhận báo đã thôi nhận (410)', en: 'Paused: the receiver is gone (410)' },
};

export const WEBHOOK_FAILURE_TEXTS: Readonly<Record<WebhookFailure, Text>> = {
  ANSWER: { vi: 'Nơi nhận trả lời lỗi', en: 'The receiver answered with an error' },
  REDIRECT: { vi: 'Nơi nhận chuyển sang địa chỉ khác', en: 'The receiver redirects' },
  REFUSED: { vi: 'Địa chỉ không được phép gọi', en: 'The address may not be called' },
  NOT_FOUND: { vi: 'Không tìm thấy máy chủ', en: 'The server was not found' },
  SLOW: { vi: 'Không trả lời kịp', en: 'No answer in time' },
  TLS: { vi: 'Chứng chỉ TLS không hợp lệ', en: 'The certificate is not valid' },
  NETWORK: { vi: 'Không kết nối được', en: 'The connection failed' },
  SECRET: { vi: 'Không mở được khóa ký', en: 'The signing secret cannot be read' },
};

/** Why an address cannot be saved, a message not sent again, or a webhook not resumed. */
export const WEBHOOK_RULE_TEXTS = {
  ADDRESS_INVALID: {
    vi: 'Địa chỉ phải có dạng https://máy-chủ/đường-dẫn.',
    en: 'The address must look like https://host/path.',
  },
  ADDRESS_NOT_HTTPS: {
    vi: 'Địa chỉ phải bắt đầu bằng https://.',
    en: 'The address must begin with https://.',
  },
  ADDRESS_LOGIN: {
    vi: 'Địa chỉ không được chứa tên đăng nhập hay mật khẩu.',
    en: 'The address may not contain a login or a password.',
  },
  ADDRESS_PORT: {
    vi: 'Chỉ gọi được các cổng 443, 8443, 80 và 8080.',
    en: 'Only the ports 443, 8443, 80 and 8080 can be called.',
  },
  ADDRESS_PRIVATE: {
    vi: 'Địa chỉ này dẫn vào mạng nội bộ nên không gọi được.',
    en: 'This address leads into a private network and cannot be called.',
  },
  TOO_MANY: {
    vi: 'Mỗi dự án có nhiều nhất {count} webhook.',
    en: 'A project has {count} webhooks at most.',
  },
  PAUSED: {
    vi: 'Webhook đang tạm dừng. Hãy bật lại rồi gửi.',
    en: 'The webhook is paused. Turn it on, then send.',
  },
  NO_SECRET: {
    vi: 'Webhook chưa có khóa ký. Hãy tạo khóa và đặt vào nơi nhận trước.',
    en: 'The webhook has no signing secret yet. Make one and give it to the receiver first.',
  },
  STILL_WAITING: {
    vi: 'Lần gửi này đang chờ, chưa cần gửi lại.',
    en: 'This delivery still waits; there is no need to send it again.',
  },
  NO_LONGER_PUBLIC: {
    vi: 'Nội dung đã được hạ hoặc gỡ sau đó nên không gửi lại tin cũ.',
    en: 'It is no longer public, so the old message is not sent again.',
  },
} as const;
