import type { WidgetLanguage } from './widget-texts.ts';

/** The words of the forms about personal data; the kinds are short, so that the script need not carry the tables of the console. */
const VI = {
  title: 'Yêu cầu về dữ liệu cá nhân',
  lead: 'Bạn có quyền xem, sửa, xóa dữ liệu của mình, rút lại sự đồng ý, hạn chế hoặc phản đối việc xử lý. Tòa soạn cấp số cho yêu cầu và báo hạn trả lời.',
  kind: 'Bạn muốn gì?',
  ACCESS: 'Xem và nhận dữ liệu của tôi',
  FIX: 'Sửa dữ liệu của tôi',
  DELETE: 'Xóa dữ liệu của tôi',
  WITHDRAW: 'Rút lại sự đồng ý',
  RESTRICT: 'Hạn chế xử lý',
  OBJECT: 'Phản đối xử lý',
  name: 'Họ và tên',
  capacity: 'Bạn yêu cầu cho ai?',
  SELF: 'Cho chính tôi',
  PARENT: 'Cho con tôi, người tôi giám hộ',
  PROXY: 'Cho người đã ủy quyền cho tôi',
  subject: 'Tên người có dữ liệu',
  email: 'E-mail',
  emailHint: 'Tòa soạn trả lời tới đây. Dùng đúng e-mail bạn đã để lại thì dễ tìm thấy dữ liệu.',
  phone: 'Điện thoại (không bắt buộc)',
  details: 'Nội dung yêu cầu',
  detailsHint: 'Dữ liệu nào, ở đâu, từ khi nào.',
  ref: 'Địa chỉ trang có dữ liệu (không bắt buộc)',
  send: 'Gửi yêu cầu',
  sent: 'Tòa soạn đã nhận yêu cầu {number} và trả lời trước {time}.',
  mailed: 'Hãy mở thư vừa gửi tới e-mail của bạn và bấm liên kết xác nhận.',
  confirmTitle: 'Xác nhận e-mail',
  confirmText: 'Bấm nút để tòa soạn biết e-mail này là của bạn.',
  confirm: 'Xác nhận e-mail',
  confirmed: 'Đã xác nhận. Tòa soạn tiếp tục xử lý yêu cầu {number}.',
};
type Word = keyof typeof VI;

const EN: Readonly<Record<Word, string>> = {
  title: 'Personal data request',
  lead: 'You have the right to see, correct and erase your data, to withdraw consent, and to restrict or object to its processing. The newsroom gives your request a number and says when it answers.',
  kind: 'What do you want?',
  ACCESS: 'See and get my data',
  FIX: 'Correct my data',
  DELETE: 'Erase my data',
  WITHDRAW: 'Withdraw my consent',
  RESTRICT: 'Restrict the processing',
  OBJECT: 'Object to the processing',
  name: 'Full name',
  capacity: 'For whom do you ask?',
  SELF: 'For myself',
  PARENT: 'For my child or ward',
  PROXY: 'For somebody who authorized me',
  subject: 'Name of the person whose data it is',
  email: 'E-mail',
  emailHint: 'The newsroom answers here. Data is found easily by the e-mail that you left.',
  phone: 'Telephone (optional)',
  details: 'Your request',
  detailsHint: 'Which data, where, since when.',
  ref: 'Address of the page with the data (optional)',
  send: 'Send the request',
  sent: 'The newsroom has received request {number} and answers before {time}.',
  mailed: 'Open the mail that was just sent to you and follow its link.',
  confirmTitle: 'Confirm your e-mail',
  confirmText: 'Press the button to show the newsroom that this e-mail is yours.',
  confirm: 'Confirm my e-mail',
  confirmed: 'Confirmed. The newsroom goes on with request {number}.',
};

const WORDS = { vi: VI, en: EN };

export function dataRequestWord(
  language: WidgetLanguage,
  word: Word,
  values: Readonly<Record<string, string>> = {},
): string {
  return WORDS[language][word].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
