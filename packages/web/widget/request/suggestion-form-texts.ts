import { SHARED_TEXTS } from '../shared-texts.ts';

/** Words of the form for better translations. Vietnamese is the master. */
const VI = {
  ...SHARED_TEXTS.vi,
  suggest: 'Góp ý bản dịch',
  lead: 'Thấy chỗ dịch chưa đúng? Chọn đoạn đó rồi viết lại giúp tòa soạn.',
  title: 'Góp ý bản dịch',
  paragraph: 'Đoạn cần sửa *',
  suggested: 'Viết lại đoạn này *',
  suggestedHint: 'Chỉ sửa phần chưa đúng, phần còn lại để nguyên.',
  reason: 'Lý do *',
  name: 'Tên của bạn',
  email: 'Email',
  private: 'Tên và email không bắt buộc, không công bố, và được xóa sau 180 ngày.',
  send: 'Gửi góp ý',
  sent: 'Cảm ơn bạn. Tòa soạn đã nhận góp ý.',
  voted: 'Cảm ơn bạn. Đã có người góp ý như vậy; phiếu của bạn được cộng thêm.',
};

export type SuggestionFormText = keyof typeof VI;

const EN: Readonly<Record<SuggestionFormText, string>> = {
  ...SHARED_TEXTS.en,
  suggest: 'Suggest a better translation',
  lead: 'Is something translated badly? Choose the paragraph and write how it should read.',
  title: 'Suggest a better translation',
  paragraph: 'Paragraph *',
  suggested: 'How it should read *',
  suggestedHint: 'Change only what is wrong, and leave the rest.',
  reason: 'Reason *',
  name: 'Your name',
  email: 'E-mail',
  private: 'Name and e-mail are optional, are not published, and are erased after 180 days.',
  send: 'Send',
  sent: 'Thank you. The newsroom has your suggestion.',
  voted: 'Thank you. Somebody has suggested the same; your vote counts with it.',
};

export const SUGGESTION_FORM_TEXTS = { vi: VI, en: EN };
