import { SHARED_TEXTS } from '../shared-texts.ts';

/** Words of the forms that send requests to the newsroom. Vietnamese is the master. */
const VI = {
  ...SHARED_TEXTS.vi,
  correctionTitle: 'Yêu cầu cải chính',
  correctionLead:
    'Dành cho cá nhân, cơ quan, tổ chức thấy bài viết nêu sai sự thật. Tòa soạn xem xét, trả lời và cải chính nếu có sai.',
  needed: 'Các ô có dấu * là bắt buộc.',
  name: 'Họ và tên *',
  org: 'Cơ quan, tổ chức',
  email: 'Email *',
  emailHint: 'Tòa soạn trả lời tới địa chỉ này. Không công bố.',
  phone: 'Điện thoại',
  relation: 'Bạn là *',
  postUrl: 'Địa chỉ bài viết *',
  postUrlHint: 'Mở bài viết, chép địa chỉ trên thanh trình duyệt rồi dán vào đây.',
  claim: 'Nội dung chưa đúng *',
  claimHint: 'Nêu câu, số liệu hoặc hình ảnh chưa đúng và vì sao. Từ 20 đến 5.000 ký tự.',
  proposal: 'Đề nghị sửa thành',
  links: 'Liên kết làm bằng chứng',
  linksHint: 'Mỗi dòng một liên kết, tối đa 5.',
  files: 'Tệp làm bằng chứng',
  filesHint:
    'PDF, ảnh JPEG, PNG, WebP, DOCX hoặc XLSX; tối đa 10 tệp, mỗi tệp không quá 10 MB. Không công bố.',
  addFiles: 'Chọn tệp',
  removeFile: 'Bỏ tệp {name}',
  uploading: 'Đang tải {name} lên',
  uploaded: 'Đã tải lên',
  tooLarge: 'Tệp lớn hơn 10 MB. Hãy chọn tệp nhỏ hơn hoặc gửi liên kết.',
  wrongType: 'Định dạng này không được nhận. Hãy chọn PDF, JPEG, PNG, WebP, DOCX hoặc XLSX.',
  tooMany: 'Chỉ nhận tối đa 10 tệp. Các tệp sau không được thêm.',
  fileFailed: 'Chưa tải được “{name}”. Hãy xem lý do bên tệp rồi gửi lại; nội dung bạn viết vẫn còn nguyên.',
  send: 'Gửi yêu cầu',
  sentTitle: 'Tòa soạn đã nhận yêu cầu',
  sentNumber: 'Số yêu cầu của bạn:',
  sentDue: 'Tòa soạn trả lời chậm nhất ngày {date}. Hãy giữ số này để hỏi lại khi cần.',
};

export type RequestFormText = keyof typeof VI;

const EN: Readonly<Record<RequestFormText, string>> = {
  ...SHARED_TEXTS.en,
  correctionTitle: 'Ask for a correction',
  correctionLead:
    'For people, authorities and organizations who find facts wrong in an article. The newsroom looks into it, answers, and corrects what is wrong.',
  needed: 'Fields with * are needed.',
  name: 'Your name *',
  org: 'Authority or organization',
  email: 'E-mail *',
  emailHint: 'The newsroom answers to it. It is not published.',
  phone: 'Telephone',
  relation: 'You are *',
  postUrl: 'Address of the article *',
  postUrlHint: 'Open the article, copy the address from the browser and paste it here.',
  claim: 'What is wrong *',
  claimHint: 'Name the sentence, figure or picture, and why it is wrong. 20 to 5,000 characters.',
  proposal: 'How it should read',
  links: 'Links to evidence',
  linksHint: 'One link a line, at most 5.',
  files: 'Files of evidence',
  filesHint:
    'PDF, JPEG, PNG or WebP pictures, DOCX or XLSX; up to 10 files of 10 MB. They are not published.',
  addFiles: 'Choose files',
  removeFile: 'Remove {name}',
  uploading: 'Uploading {name}',
  uploaded: 'Uploaded',
  tooLarge: 'The file is larger than 10 MB. Choose a smaller one, or send a link.',
  wrongType: 'This type is not taken. Choose PDF, JPEG, PNG, WebP, DOCX or XLSX.',
  tooMany: 'Up to 10 files are taken. The others were not added.',
  fileFailed: '“{name}” was not uploaded. See why beside it and send again; what you wrote is still there.',
  send: 'Send request',
  sentTitle: 'The newsroom has your request',
  sentNumber: 'The number of your request:',
  sentDue: 'The newsroom answers by {date}. Keep this number for questions.',
};

export const REQUEST_FORM_TEXTS = { vi: VI, en: EN };
