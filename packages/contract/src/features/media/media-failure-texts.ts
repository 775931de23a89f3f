import type { Language } from '../../vocabulary/language.ts';
import type { MediaFailure } from './media-kinds.ts';

/** Why a file could not be processed, in words. */
export const MEDIA_FAILURE_TEXTS: Readonly<Record<MediaFailure, Readonly<Record<Language, string>>>> = {
  TYPE_NOT_ALLOWED: {
    vi: 'Nội dung tệp thuộc định dạng chưa hỗ trợ.',
    en: 'The content of the file is of a type that is not supported.',
  },
  TYPE_LIES: {
    vi: 'Nội dung tệp không đúng với phần mở rộng của tên.',
    en: 'The content of the file is not what its name says.',
  },
  TOO_LARGE: {
    vi: 'Tệp vượt quá dung lượng cho phép của định dạng.',
    en: 'The file is larger than its type may be.',
  },
  TOO_MANY_PIXELS: {
    vi: 'Ảnh vượt quá 50 triệu điểm ảnh.',
    en: 'The picture has more than 50 million pixels.',
  },
  TOO_MANY_FRAMES: {
    vi: 'Ảnh động có hơn 1.000 khung hình. Hãy cắt ngắn, hoặc tải lên dưới dạng video.',
    en: 'The animation has more than 1,000 frames. Shorten it, or upload it as a video.',
  },
  TOO_PACKED: {
    vi: 'Tài liệu chứa hơn 10.000 phần hoặc nén quá 100 lần nên có thể làm treo máy người mở.',
    en: 'The document has more than 10,000 parts or is packed more than 100:1, which can stall the machine that opens it.',
  },
  DAMAGED: { vi: 'Tệp bị hỏng hoặc thiếu dữ liệu.', en: 'The file is damaged or not whole.' },
  TOOK_TOO_LONG: {
    vi: 'Xử lý tệp mất quá nhiều thời gian.',
    en: 'Reading the file took too long.',
  },
  ENCRYPTED: {
    vi: 'Tệp có mật khẩu. Hãy bỏ mật khẩu rồi tải lại.',
    en: 'The file has a password. Remove it, then upload again.',
  },
};
