import type { Language } from '../../vocabulary/language.ts';
import type { TextOrigin } from './text-origin.ts';
import type { HistorySource, HistoryState } from './translation-history.ts';

type Text = Readonly<Record<Language, string>>;

export const HISTORY_STATE_TEXTS: Readonly<Record<HistoryState, Text>> = {
  OK: { vi: 'Đã dịch', en: 'Translated' },
  FALLBACK: { vi: 'Dịch bằng công cụ dự phòng', en: 'By a fallback engine' },
  FAILED: { vi: 'Không dịch được', en: 'Failed' },
};

export const HISTORY_SOURCE_TEXTS: Readonly<Record<HistorySource, Text>> = {
  NEWSROOM: { vi: 'Tòa soạn', en: 'Newsroom' },
  API: { vi: 'Khóa API', en: 'API key' },
};

export const FILLED_BY_TEXTS: Readonly<Record<TextOrigin, Text>> = {
  NONE: { vi: 'Chưa có', en: 'Nothing' },
  PAGE: { vi: 'Bản dịch cả trang', en: 'Words of the page' },
  MEMORY: { vi: 'Bộ nhớ dịch', en: 'Memory' },
  ENGINE: { vi: 'Công cụ dịch', en: 'Engine' },
  PERSON: { vi: 'Người dịch', en: 'Person' },
};
