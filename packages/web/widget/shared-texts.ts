/** Words of every form of readers. Vietnamese is the master. */
const VI = {
  sending: 'Đang gửi…',
  cancel: 'Hủy',
  captcha: 'Hãy đánh dấu ô xác nhận rồi gửi lại.',
  captchaDown: 'Không tải được ô xác nhận. Kiểm tra kết nối rồi gửi lại; nội dung bạn viết vẫn còn nguyên.',
  required: 'Ô này bắt buộc. Hãy điền vào.',
  choose: 'Hãy chọn một mục trong danh sách.',
  tooShort: 'Còn ngắn quá: cần ít nhất {min} ký tự.',
  emailWrong: 'Địa chỉ email chưa đúng, ví dụ đúng: ten@example.com.',
  phoneWrong: 'Số điện thoại chưa đúng, ví dụ đúng: 0912 345 678.',
  linkMissing: 'Địa chỉ này thiếu phần cuối. Hãy mở lại liên kết trong thư, hoặc chép nguyên cả liên kết.',
  offline: 'Không kết nối được tới tòa soạn. Kiểm tra mạng rồi thử lại; nội dung bạn viết vẫn còn nguyên.',
};

export type SharedText = keyof typeof VI;

const EN: Readonly<Record<SharedText, string>> = {
  sending: 'Sending…',
  cancel: 'Cancel',
  captcha: 'Tick the box, then send again.',
  captchaDown:
    'The box could not be loaded. Check the connection and send again; what you wrote is still there.',
  required: 'This field is needed. Fill it in.',
  choose: 'Choose one of the list.',
  tooShort: 'Too short: at least {min} characters are needed.',
  emailWrong: 'This is no e-mail address; one looks like name@example.com.',
  phoneWrong: 'This is no telephone number; one looks like 0912 345 678.',
  linkMissing: 'The end of this address is missing. Open the link in the mail again, or copy all of it.',
  offline:
    'The newsroom cannot be reached. Check the connection and try again; what you wrote is still there.',
};

export const SHARED_TEXTS = { vi: VI, en: EN };
