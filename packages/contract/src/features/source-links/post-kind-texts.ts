import type { Language } from '../../vocabulary/language.ts';
import type { Genre, PostType } from '../posts/post-kinds.ts';

type Text = Readonly<Record<Language, string>>;

export const POST_TYPE_TEXTS: Readonly<Record<PostType, Text>> = {
  ARTICLE: { vi: 'Bài viết', en: 'Article' },
  BRIEF: { vi: 'Tin vắn', en: 'Brief' },
  PHOTO_STORY: { vi: 'Phóng sự ảnh', en: 'Photo story' },
  VIDEO: { vi: 'Video', en: 'Video' },
  PODCAST: { vi: 'Podcast', en: 'Podcast' },
  INFOGRAPHIC: { vi: 'Đồ họa (infographic)', en: 'Infographic' },
  LONGFORM: { vi: 'eMagazine', en: 'Longform' },
  LIVE: { vi: 'Tường thuật trực tiếp', en: 'Live blog' },
  QA: { vi: 'Giao lưu, hỏi đáp', en: 'Q&A' },
  QUIZ_POLL: { vi: 'Thăm dò ý kiến', en: 'Poll' },
  DOCUMENT: { vi: 'Văn bản, tài liệu', en: 'Document' },
  CORRECTION: { vi: 'Cải chính, xin lỗi', en: 'Correction' },
};

export const GENRE_TEXTS: Readonly<Record<Genre, Text>> = {
  NEWS: { vi: 'Tin', en: 'News' },
  REPORT: { vi: 'Phản ánh', en: 'Report' },
  REPORTAGE: { vi: 'Phóng sự', en: 'Reportage' },
  INTERVIEW: { vi: 'Phỏng vấn', en: 'Interview' },
  COMMENTARY: { vi: 'Bình luận, chính luận', en: 'Commentary' },
  PROFILE: { vi: 'Chân dung', en: 'Profile' },
  NOTES: { vi: 'Ghi chép', en: 'Notes' },
  REVIEW: { vi: 'Điểm, phê bình', en: 'Review' },
  PRESS_RELEASE: { vi: 'Thông cáo', en: 'Press release' },
  READER_MAIL: { vi: 'Bạn đọc viết', en: "Readers' mail" },
};
