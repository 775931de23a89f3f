/** Words of every form of readers. Vietnamese is the master. */
const VI = {
  sending: 'Đang gửi…',
  cancel: 'Hủy',
  captcha: 'Hãy đánh dấu ô xác nhận rồi gửi lại.',
  captchaDown: 'Không tải được ô xác nhận. Kiểm tra kết nối rồi gửi lại; nội dung bạn viết vẫn còn nguyên.',
  offline: 'Không kết nối được tới tòa soạn. Kiểm tra mạng rồi thử lại; nội dung bạn viết vẫn còn nguyên.',
};

export type SharedText = keyof typeof VI;

const EN: Readonly<Record<SharedText, string>> = {
  sending: 'Sending…',
  cancel: 'Cancel',
  captcha: 'Tick the box, then send again.',
  captchaDown:
    'The box could not be loaded. Check the connection and send again; what you wrote is still there.',
  offline:
    'The newsroom cannot be reached. Check the connection and try again; what you wrote is still there.',
};

export const SHARED_TEXTS = { vi: VI, en: EN };
