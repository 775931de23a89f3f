import type { Language } from '@toasoan/contract/vocabulary/language.ts';

const VI = {
  title: 'Kết quả: {contest}',
  announced: 'Công bố {time}.',
  each: '{amount} ₫ mỗi giải',
  all: 'Chung các hạng mục',
  none: 'Chưa có giải nào được trao.',
  exhibited: 'Tác phẩm trưng bày',
  revoked: '{n} giải đã bị Ban Tổ chức thu hồi và không còn trong danh sách.',
  decision: 'Quyết định {no}',
};
type ResultText = keyof typeof VI;
const EN: Readonly<Record<ResultText, string>> = {
  title: 'Results: {contest}',
  announced: 'Announced {time}.',
  each: '{amount} ₫ each',
  all: 'All categories',
  none: 'No prize has been awarded.',
  exhibited: 'Works of the exhibition',
  revoked: '{n} awards were revoked by the organisers and left the list.',
  decision: 'Decision {no}',
};

export const RESULT_PAGE_TEXTS: Readonly<Record<Language, Readonly<Record<ResultText, string>>>> = {
  vi: VI,
  en: EN,
};
