/** Words of the form about personal data. Vietnamese is the master. */
const VI = {
  title: 'Yêu cầu về dữ liệu cá nhân',
  lead: 'Bạn có quyền xem, sửa, xóa dữ liệu của mình, rút lại sự đồng ý, hạn chế hoặc phản đối việc xử lý. Tòa soạn cấp số cho yêu cầu và báo hạn trả lời.',
  kind: 'Bạn muốn gì? *',
  name: 'Họ và tên *',
  capacity: 'Bạn yêu cầu với tư cách *',
  subject: 'Tên người có dữ liệu *',
  subjectHint: 'Con bạn, hoặc người đã ủy quyền cho bạn.',
  email: 'Email *',
  emailHint:
    'Tòa soạn trả lời tới đây; hãy mở liên kết xác nhận trong thư. Dùng đúng email bạn đã để lại thì dễ tìm thấy dữ liệu.',
  phone: 'Điện thoại',
  details: 'Nội dung yêu cầu *',
  detailsHint: 'Dữ liệu nào, ở đâu, từ khi nào. Từ 10 đến 5.000 ký tự.',
  refs: 'Địa chỉ trang có dữ liệu',
  refsHint: 'Mỗi dòng một địa chỉ, tối đa 5.',
  confirmTitle: 'Xác nhận email',
  confirmText: 'Bấm nút để tòa soạn biết email này là của bạn.',
  confirm: 'Xác nhận email',
  confirmed: 'Đã xác nhận. Tòa soạn tiếp tục xử lý yêu cầu {number}.',
};

export type DataRequestFormText = keyof typeof VI;

const EN: Readonly<Record<DataRequestFormText, string>> = {
  title: 'Personal data request',
  lead: 'You have the right to see, correct and erase your data, to withdraw consent, and to restrict or object to its processing. The newsroom gives your request a number and says when it answers.',
  kind: 'What do you want? *',
  name: 'Your name *',
  capacity: 'You ask *',
  subject: 'Name of the person whose data it is *',
  subjectHint: 'Your child, or who authorized you.',
  email: 'E-mail *',
  emailHint:
    'The newsroom answers here; open the link in its mail. Data is found easily by the e-mail that you left.',
  phone: 'Telephone',
  details: 'Your request *',
  detailsHint: 'Which data, where, since when. 10 to 5,000 characters.',
  refs: 'Addresses of pages with the data',
  refsHint: 'One address a line, at most 5.',
  confirmTitle: 'Confirm your e-mail',
  confirmText: 'Press the button to show the newsroom that this e-mail is yours.',
  confirm: 'Confirm my e-mail',
  confirmed: 'Confirmed. The newsroom goes on with request {number}.',
};

export const DATA_REQUEST_FORM_TEXTS = { vi: VI, en: EN };
