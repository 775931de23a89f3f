import type { Language } from '../../vocabulary/language.ts';
import { ENGINE_KIND_TEXTS } from '../machine-translation/engine-texts.ts';

type Texts = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Labels of what the log keeps of engines and their settings. */
export const AUDIT_MACHINE_TRANSLATION_FIELD_TEXTS: Texts = {
  engineKind: { vi: 'Loại công cụ dịch', en: 'Kind of engine' },
  model: { vi: 'Mô hình', en: 'Model' },
  keyEnd: { vi: 'Khóa kết thúc bằng', en: 'Key ends with' },
  enginePrice: { vi: 'Giá một triệu ký tự (đồng)', en: 'Price of a million characters (đồng)' },
  monthBudget: { vi: 'Ngân sách dịch máy một tháng (đồng)', en: 'Budget of a month (đồng)' },
  styleGuide: { vi: 'Hướng dẫn văn phong', en: 'Style guide' },
  engineOrder: { vi: 'Thứ tự công cụ dịch', en: 'Order of engines' },
  pairOrders: { vi: 'Thứ tự theo cặp ngôn ngữ', en: 'Order by pair of languages' },
};

export const AUDIT_MACHINE_TRANSLATION_VALUE_TEXTS: Readonly<Record<string, Texts>> = {
  'machineTranslation.engineKind': ENGINE_KIND_TEXTS,
};
