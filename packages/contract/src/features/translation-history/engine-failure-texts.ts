import type { Language } from '../../vocabulary/language.ts';
import type { EngineFailure } from './engine-failure.ts';

type Text = Readonly<Record<Language, string>>;

export const ENGINE_FAILURE_TEXTS: Readonly<Record<EngineFailure, Text>> = {
  KEY: { vi: 'Khóa không đúng hoặc không có quyền', en: 'The key is wrong or has no right' },
  QUOTA: { vi: 'Đã hết hạn mức tại nhà cung cấp', en: 'The quota at the provider is used up' },
  BUSY: { vi: 'Công cụ đang bận', en: 'The engine is busy' },
  TOO_LARGE: { vi: 'Văn bản quá dài', en: 'The text is too long' },
  REFUSED: { vi: 'Công cụ từ chối yêu cầu', en: 'The engine refused the request' },
  ANSWER: { vi: 'Câu trả lời không đọc được', en: 'The answer cannot be read' },
  COUNT: { vi: 'Trả về sai số đoạn', en: 'It returned the wrong number of texts' },
  SPANS: { vi: 'Làm mất tên, số hoặc liên kết', en: 'It lost names, figures or links' },
  SLOW: { vi: 'Không trả lời kịp', en: 'No answer in time' },
  NETWORK: { vi: 'Không kết nối được', en: 'The connection failed' },
  ADDRESS: { vi: 'Địa chỉ không được phép gọi', en: 'The address may not be called' },
  SECRET: { vi: 'Không mở được khóa đã lưu', en: 'The stored key cannot be read' },
  CUT: { vi: 'Bị ngắt giữa chừng', en: 'Cut off half-way' },
  BUDGET: { vi: 'Hết ngân sách tháng của dự án', en: 'The budget of the project is spent' },
};
