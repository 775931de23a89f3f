import type { Language } from './language.ts';

type Label = Readonly<Record<Language, string>>;

/** Labels that specification §3 gives to shared fields, and to the users and times of changes. */
export const SHARED_LABELS = {
  id: { vi: 'Mã', en: 'ID' },
  parentId: { vi: 'Mã mục cha', en: 'Parent ID' },
  username: { vi: 'Tên đăng nhập', en: 'Username' },
  name: { vi: 'Tên', en: 'Name' },
  password: { vi: 'Mật khẩu', en: 'Password' },
  status: { vi: 'Trạng thái', en: 'Status' },
  type: { vi: 'Loại', en: 'Type' },
  lang: { vi: 'Ngôn ngữ', en: 'Language' },
  email: { vi: 'Email', en: 'Email' },
  avatar: { vi: 'Ảnh đại diện', en: 'Avatar' },
  coverPhoto: { vi: 'Ảnh bìa', en: 'Cover photo' },
  description: { vi: 'Mô tả', en: 'Description' },
  permission: { vi: 'Quyền', en: 'Permission' },
  createTime: { vi: 'Ngày tạo', en: 'Create time' },
  updateTime: { vi: 'Ngày cập nhật', en: 'Update time' },
  publishedTime: { vi: 'Ngày xuất bản', en: 'Published time' },
  title: { vi: 'Tiêu đề', en: 'Title' },
  slug: { vi: 'Liên kết tĩnh', en: 'Slug' },
  parent: { vi: 'Mục cha', en: 'Parent' },
  excerpt: { vi: 'Sapo', en: 'Excerpt' },
  content: { vi: 'Nội dung', en: 'Content' },
  submissionId: { vi: 'Mã bài dự thi', en: 'Submission ID' },
  keywords: { vi: 'Từ khóa', en: 'Keywords' },
  filename: { vi: 'Tên tệp', en: 'File name' },
  url: { vi: 'Đường dẫn', en: 'URL' },
  alt: { vi: 'Mô tả ảnh', en: 'Alt text' },
  country: { vi: 'Quốc gia', en: 'Country' },
  job: { vi: 'Nghề nghiệp', en: 'Job' },
  createdBy: { vi: 'Người tạo', en: 'Created by' },
  approvedBy: { vi: 'Người duyệt', en: 'Approved by' },
  rejectedBy: { vi: 'Người từ chối', en: 'Rejected by' },
  updatedBy: { vi: 'Người cập nhật', en: 'Updated by' },
} as const satisfies Record<string, Label>;
