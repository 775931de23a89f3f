import type { Language } from '../vocabulary/language.ts';
import type { Permission } from './permissions.ts';

/** What each permission lets a person do. Vietnamese is the master. */
export const PERMISSION_TEXTS: Readonly<Record<Permission, Readonly<Record<Language, string>>>> = {
  'post.view': { vi: 'Xem bài viết', en: 'View posts' },
  'post.create': { vi: 'Viết bài mới', en: 'Write new posts' },
  'post.editOwn': { vi: 'Sửa bài của mình', en: 'Edit own posts' },
  'post.submit': { vi: 'Gửi biên tập', en: 'Submit for editing' },
  'post.editAny': { vi: 'Sửa bài của người khác', en: "Edit others' posts" },
  'post.return': { vi: 'Trả bài cho tác giả', en: 'Return posts to their author' },
  'post.forward': { vi: 'Trình duyệt bài', en: 'Send posts for approval' },
  'post.approve': { vi: 'Duyệt bài', en: 'Approve posts' },
  'post.publish': { vi: 'Xuất bản bài', en: 'Publish posts' },
  'post.schedule': { vi: 'Hẹn giờ xuất bản', en: 'Schedule posts' },
  'post.pin': { vi: 'Ghim bài', en: 'Pin posts' },
  'post.unpublish': { vi: 'Hạ bài', en: 'Unpublish posts' },
  'post.trashAny': { vi: 'Chuyển bài của người khác vào thùng rác', en: "Move others' posts to the trash" },
  'post.restoreAny': { vi: 'Khôi phục bài của người khác', en: "Restore others' posts" },
  'post.purge': { vi: 'Xóa vĩnh viễn bài viết', en: 'Delete posts for good' },
  'category.view': { vi: 'Xem chuyên mục', en: 'View categories' },
  'category.edit': { vi: 'Sửa chuyên mục', en: 'Edit categories' },
  'tag.view': { vi: 'Xem thẻ', en: 'View tags' },
  'tag.create': { vi: 'Thêm thẻ', en: 'Add tags' },
  'tag.edit': { vi: 'Sửa thẻ', en: 'Edit tags' },
  'tag.merge': { vi: 'Gộp thẻ', en: 'Merge tags' },
  'user.view': { vi: 'Xem tài khoản', en: 'View accounts' },
  'user.create': { vi: 'Thêm tài khoản', en: 'Add accounts' },
  'user.update': { vi: 'Sửa tài khoản', en: 'Edit accounts' },
  'user.tick': { vi: 'Gắn tích xanh', en: 'Give the verified tick' },
  'user.role': { vi: 'Đổi vai trò, dự án và quyền', en: 'Change roles, projects and permissions' },
  'user.delete': { vi: 'Xóa tài khoản', en: 'Delete accounts' },
};
