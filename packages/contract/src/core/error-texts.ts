import type { Language } from '../vocabulary/language.ts';
import type { ErrorCode } from './errors.ts';

type Text = Readonly<Record<Language, string>>;

/** The server fills `{n}` placeholders. Vietnamese is the master. */
export const ERROR_TEXTS: Readonly<Record<ErrorCode, Text>> = {
  SESSION_INVALID: { vi: 'Bạn cần đăng nhập để tiếp tục.', en: 'Please sign in to continue.' },
  SESSION_ENDED: {
    vi: 'Phiên làm việc đã kết thúc. Vui lòng đăng nhập lại.',
    en: 'Your session has ended. Please sign in again.',
  },
  WRONG_CREDENTIALS: {
    vi: 'Thông tin đăng nhập không đúng. Vui lòng kiểm tra và thử lại.',
    en: 'Those sign-in details are not right. Please check them and try again.',
  },
  ACCOUNT_DISABLED: {
    vi: 'Tài khoản đã bị khóa. Liên hệ quản trị viên để được mở lại.',
    en: 'This account is disabled. Ask an administrator to enable it again.',
  },
  ACCESS_AHEAD: {
    vi: 'Tài khoản này đăng nhập được từ ngày {day}. Nếu cần sớm hơn, hãy liên hệ quản trị viên.',
    en: 'This account can sign in from {day} on. If you need it earlier, ask an administrator.',
  },
  ACCESS_OVER: {
    vi: 'Thời hạn đăng nhập của tài khoản này đã hết, ngày cuối là {day}. Dữ liệu của bạn vẫn còn. Liên hệ quản trị viên để được gia hạn.',
    en: 'This account could sign in until {day}. What you wrote is kept. Ask an administrator to extend it.',
  },
  INVALID_INPUT: {
    vi: 'Dữ liệu chưa hợp lệ, chưa có gì được lưu. Vui lòng kiểm tra các mục được đánh dấu.',
    en: 'Some values are not valid; nothing was saved. Please check the marked fields.',
  },
  PROJECT_REQUIRED: {
    vi: 'Hãy chọn dự án trước khi thực hiện thao tác này.',
    en: 'Choose a project before doing this.',
  },
  FORBIDDEN: {
    vi: 'Bạn không có quyền thực hiện thao tác này.',
    en: 'You are not allowed to do this.',
  },
  PROJECT_FORBIDDEN: {
    vi: 'Bạn không có quyền làm việc với dự án này.',
    en: 'You do not have access to this project.',
  },
  ORIGIN_REFUSED: {
    vi: 'Trang này không được phép gửi tới tòa soạn. Hãy mở bài viết trên trang chính thức rồi gửi lại; nội dung bạn viết vẫn còn nguyên.',
    en: 'This page may not send to the newsroom. Open the article on its official site and send again; what you wrote is still there.',
  },
  ABOVE_YOU: {
    vi: 'Bạn không được thay đổi tài khoản này.',
    en: 'You may not change this account.',
  },
  PASSWORD_CHANGE_REQUIRED: {
    vi: 'Hãy đổi mật khẩu trước khi tiếp tục.',
    en: 'Change your password before you go on.',
  },
  SECOND_FACTOR_REQUIRED: {
    vi: 'Tài khoản của bạn cần xác thực hai lớp. Hãy bật trong Hồ sơ cá nhân rồi làm tiếp; chữ chưa lưu vẫn được giữ.',
    en: 'Your account needs two-factor verification. Turn it on in your profile, then go on; unsaved text is kept.',
  },
  VIEW_ONLY: {
    vi: 'Bạn đang xem trang quản trị như một người khác nên không sửa, xuất hay mở dữ liệu được che. Chưa có gì thay đổi.',
    en: 'You see the console as another person, so nothing can be changed, exported or unmasked. Nothing was changed.',
  },
  VIEW_OVER: {
    vi: 'Phiên xem như người khác đã kết thúc. Bạn trở lại với tài khoản của mình.',
    en: 'Viewing as another person has ended. You are back in your own account.',
  },
  NOT_FOUND: {
    vi: 'Nội dung không tồn tại hoặc đã bị xóa.',
    en: 'This does not exist or has been deleted.',
  },
  GONE: {
    vi: 'Nội dung này đã được gỡ.',
    en: 'This has been taken down.',
  },
  BODY_TOO_SLOW: {
    vi: 'Đường truyền quá chậm, dữ liệu chưa đến đủ nên chưa có gì thay đổi. Kiểm tra kết nối rồi thử lại.',
    en: 'The connection is too slow: the data did not all arrive, so nothing was changed. Check it, then try again.',
  },
  VERSION_CONFLICT: {
    vi: 'Người khác đã sửa nội dung này sau khi bạn mở. Thay đổi của bạn chưa được lưu; hãy xem bản mới rồi lưu lại.',
    en: 'Someone changed this after you opened it. Your changes are not saved; look at the newer version, then save again.',
  },
  DUPLICATE: {
    vi: 'Nội dung này đã tồn tại, chưa có gì được lưu.',
    en: 'This exists already; nothing was saved.',
  },
  SLUG_TAKEN: {
    vi: 'Liên kết tĩnh này đã được dùng. Hãy chọn liên kết khác.',
    en: 'This slug is in use. Choose another one.',
  },
  TITLE_TAKEN: {
    vi: 'Tên này đã được dùng. Hãy chọn tên khác.',
    en: 'This name is in use. Choose another one.',
  },
  ALIAS_TAKEN: {
    vi: 'Tên gọi khác này đã thuộc về một thẻ khác.',
    en: 'This alias belongs to another tag.',
  },
  EMAIL_TAKEN: {
    vi: 'Email này đã được dùng cho tài khoản khác.',
    en: 'This e-mail belongs to another account.',
  },
  USERNAME_TAKEN: {
    vi: 'Tên đăng nhập này đã được dùng. Hãy chọn tên khác.',
    en: 'This username is in use. Choose another one.',
  },
  EMPLOYEE_CODE_TAKEN: {
    vi: 'Mã nhân viên này đã thuộc về người khác. Hãy kiểm tra lại mã.',
    en: 'This employee code belongs to somebody else. Check the code.',
  },
  IDEMPOTENCY_RUNNING: {
    vi: 'Yêu cầu trước vẫn đang được xử lý. Vui lòng thử lại sau giây lát.',
    en: 'The previous request is still running. Try again in a moment.',
  },
  UPLOAD_OFFSET: {
    vi: 'Máy chủ đã nhận tới một chỗ khác của tệp. Việc tải lên sẽ nối tiếp từ đó.',
    en: 'The server has another part of the file by now. The upload goes on from there.',
  },
  UPLOAD_PROTOCOL: {
    vi: 'Cách tải tệp lên không được hỗ trợ: cần tus 1.0.0.',
    en: 'This way of uploading is not supported: tus 1.0.0 is needed.',
  },
  HEADERS_TOO_LARGE: {
    vi: 'Địa chỉ hoặc phần đầu của yêu cầu quá dài, chưa có gì được lưu. Hãy rút gọn bộ lọc rồi thử lại.',
    en: 'The address or the headers of the request are too long; nothing was saved. Use fewer filters and try again.',
  },
  TOO_LARGE: {
    vi: 'Dữ liệu gửi lên quá lớn, chưa có gì được lưu.',
    en: 'The data sent is too large; nothing was saved.',
  },
  QUOTA_REACHED: {
    vi: 'Kho tệp của dự án chỉ còn trống {free} trong hạn mức {quota}, mà tệp này nặng {size}. Tệp chưa được tải lên; hãy xóa vĩnh viễn tệp không dùng, hoặc đề nghị quản trị hệ thống nâng hạn mức.',
    en: 'The project’s library has {free} left of {quota}, and this file has {size}. It was not uploaded; delete unused files permanently, or ask a system administrator for more room.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    vi: 'Định dạng dữ liệu gửi lên không được chấp nhận.',
    en: 'This content type or encoding is not accepted.',
  },
  RULES_NOT_MET: {
    vi: 'Chưa đủ điều kiện để thực hiện thao tác này.',
    en: 'Some conditions are not met yet.',
  },
  WRONG_PASSWORD: { vi: 'Mật khẩu hiện tại không đúng.', en: 'The current password is wrong.' },
  WRONG_CODE: {
    vi: 'Mã xác thực không đúng hoặc đã hết hạn.',
    en: 'The code is wrong or has expired.',
  },
  PASSWORD_TOO_COMMON: {
    vi: 'Mật khẩu này quá phổ biến hoặc dễ đoán. Hãy chọn mật khẩu khác.',
    en: 'This password is too common or easy to guess. Choose another one.',
  },
  PASSWORD_UNCHANGED: {
    vi: 'Mật khẩu mới phải khác mật khẩu cũ.',
    en: 'The new password must differ from the old one.',
  },
  CAPTCHA_REFUSED: {
    vi: 'Chưa xác nhận được bạn không phải người máy. Hãy đánh dấu lại ô captcha rồi gửi lại.',
    en: 'We could not confirm that you are not a robot. Tick the captcha again, then send again.',
  },
  TOTP_ALREADY_ON: { vi: 'Xác thực hai lớp đã bật.', en: 'Two-factor is already on.' },
  TOTP_NOT_ON: { vi: 'Xác thực hai lớp chưa bật.', en: 'Two-factor is not on.' },
  TOTP_NOT_PENDING: {
    vi: 'Mã thiết lập đã hết hạn. Hãy bắt đầu lại việc bật xác thực hai lớp.',
    en: 'The set-up has expired. Start turning on two-factor again.',
  },
  IDEMPOTENCY_MISMATCH: {
    vi: 'Khóa chống gửi lặp này đã được dùng cho một yêu cầu khác.',
    en: 'This idempotency key was used for a different request.',
  },
  LOCKED_BY_OTHER: {
    vi: '{by} đang sửa nội dung này từ {since}, nên chưa có gì được lưu. Thử lại khi {by} sửa xong, hoặc mở bài để chiếm quyền sửa nếu bạn được phép.',
    en: '{by} has been editing this since {since}, so nothing was saved. Try again when {by} is done, or open the post to take over editing if you may.',
  },
  VERSION_MISSING: {
    vi: 'Thiếu số phiên bản của nội dung cần sửa.',
    en: 'The version of what is being changed is missing.',
  },
  TOO_MANY_REQUESTS: {
    vi: 'Bạn thao tác quá nhanh. Thử lại sau {minutes} phút.',
    en: 'Too many requests. Try again in {minutes} minutes.',
  },
  INTERNAL: {
    vi: 'Hệ thống gặp sự cố, thao tác chưa được thực hiện. Vui lòng thử lại; nếu vẫn lỗi, gửi mã yêu cầu cho quản trị viên.',
    en: 'Something failed on our side and nothing was done. Try again; if it fails again, give the request id to an administrator.',
  },
  UNAVAILABLE: {
    vi: 'Hệ thống đang bận hoặc tạm dừng. Dữ liệu của bạn chưa thay đổi; vui lòng thử lại sau giây lát.',
    en: 'The system is busy or stopping. Nothing was changed; try again in a moment.',
  },
  STORAGE_FULL: {
    vi: 'Kho tệp đã hết chỗ. Phần đã tải lên vẫn còn; hãy báo quản trị viên rồi tải tiếp.',
    en: 'The storage is full. What has been uploaded is kept; tell an administrator, then go on.',
  },
  SECRET_UNREADABLE: {
    vi: 'Máy chủ không đọc được khóa xác thực hai lớp của bạn vì SECRET_KEY đã đổi, nên mã chưa được kiểm và không tính là nhập sai. Hãy dùng mã dự phòng, hoặc báo người vận hành máy chủ.',
    en: 'The server cannot read your two-factor key because its SECRET_KEY was changed, so the code was not checked and does not count as wrong. Use a recovery code, or tell whoever runs the server.',
  },
  CAPTCHA_UNAVAILABLE: {
    vi: 'Chưa kiểm tra được captcha vì không kết nối được dịch vụ của Google. Chưa có gì được gửi đi; vui lòng thử lại sau giây lát.',
    en: 'The captcha could not be checked because Google’s service did not answer. Nothing was sent; try again in a moment.',
  },
};
