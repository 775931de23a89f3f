/** Rules that can block a change to a file of the library, or its use. */
export const MEDIA_RULE_TEXTS = {
  MEDIA_GONE: {
    vi: 'Tệp đã bị xóa khỏi thư viện. Hãy chọn tệp khác.',
    en: 'The file is not in the library any more. Choose another one.',
  },
  MEDIA_TYPE_NOT_ALLOWED: {
    vi: 'Định dạng .{extension} chưa hỗ trợ.',
    en: 'Files of the type .{extension} are not supported.',
  },
  MEDIA_TYPE_MISSING: {
    vi: 'Tên tệp không có phần mở rộng nên không rõ định dạng.',
    en: 'The name of the file has no ending that tells its type.',
  },
  MEDIA_TOO_LARGE: { vi: 'Vượt quá {limit}.', en: 'Larger than {limit}.' },
  MEDIA_EMPTY: { vi: 'Tệp rỗng.', en: 'The file is empty.' },
  MEDIA_TEMPLATE_GONE: {
    vi: 'Mẫu siêu dữ liệu đã chọn không còn nữa. Hãy chọn mẫu khác hoặc bỏ chọn mẫu rồi tải lại.',
    en: 'The chosen metadata template is gone. Choose another one or none, then upload again.',
  },
  MEDIA_TOO_MANY_UPLOADS: {
    vi: 'Bạn đang có {count} tệp tải lên dở dang. Hãy chờ xong hoặc hủy bớt rồi tải tiếp.',
    en: 'You have {count} unfinished uploads. Let them end or cancel some, then go on.',
  },
  MEDIA_UPLOADS_TOO_LARGE: {
    vi: 'Các tệp bạn đang tải lên dở dang cộng lại vượt quá {limit}. Hãy chờ xong hoặc hủy bớt rồi tải tiếp.',
    en: 'Your unfinished uploads add up to more than {limit}. Let them end or cancel some, then go on.',
  },
  MEDIA_OTHER_KIND: {
    vi: 'Chỉ thay được bằng tệp cùng loại.',
    en: 'A file can only be replaced by one of the same kind.',
  },
  MEDIA_POSTER_NOT_IMAGE: {
    vi: 'Ảnh đại diện của video phải là ảnh JPEG, PNG hoặc WebP.',
    en: 'The still of a film has to be a JPEG, PNG or WebP picture.',
  },
  MEDIA_POSTER_NOT_VIDEO: {
    vi: 'Chỉ video mới có ảnh đại diện riêng.',
    en: 'Only films have a still of their own.',
  },
  MEDIA_IN_USE: {
    vi: 'Tệp đang được dùng ở {count} nơi. Hãy thay tệp hoặc gỡ khỏi các nơi đó trước khi xóa.',
    en: 'The file is used in {count} places. Replace it or take it out of them before deleting it.',
  },
  MEDIA_NOT_YOURS: {
    vi: 'Đây là tệp của người khác. Bạn cần quyền sửa tệp của người khác.',
    en: "This file is someone else's. Editing others' files needs its own permission.",
  },
  MEDIA_NOT_IMAGE: {
    vi: 'Chỉ ảnh mới có điểm lấy nét và khung cắt.',
    en: 'Only pictures have a focal point and crops.',
  },
  MEDIA_MOVE_NOT_OPEN: {
    vi: 'Tệp không còn ở trạng thái cho phép thao tác này. Hãy tải lại để xem tình trạng mới.',
    en: 'The file is not in a state for this any more. Reload to see where it stands.',
  },
  MEDIA_REASON_NEEDED: {
    vi: 'Hãy ghi lý do, ít nhất 10 ký tự.',
    en: 'Give a reason of at least 10 characters.',
  },
  LICENCE_STATUS_NOT_YOURS: {
    vi: 'Chỉ người phụ trách bản quyền mới đổi được tình trạng bản quyền.',
    en: 'Only people in charge of rights may change the state of the rights.',
  },
  RECALL_SAME_FILE: {
    vi: 'Hãy chọn một tệp khác để thay.',
    en: 'Choose another file to put in its place.',
  },
  RECALL_TOO_LARGE: {
    vi: 'Tệp đang được dùng ở {count} nơi, nhiều hơn mức {max} nơi mỗi lần thu hồi. Hãy gỡ bớt rồi thu hồi.',
    en: 'The file is used in {count} places; at most {max} can be changed at once. Take it out of some first.',
  },
  RECALL_UNDONE: {
    vi: 'Lần thu hồi này đã được hoàn tác.',
    en: 'This recall has been undone already.',
  },
  RECALL_IN_TRASH: {
    vi: 'Tệp đang ở trong thùng rác. Hãy khôi phục tệp rồi hoàn tác thu hồi.',
    en: 'The file is in the trash. Restore it, then undo the recall.',
  },
  ZIP_TOO_LARGE: {
    vi: 'Các tệp đã chọn lớn hơn {max} GB. Hãy chọn ít tệp hơn.',
    en: 'The chosen files are larger than {max} GB. Choose fewer of them.',
  },
  FOLDER_TOO_DEEP: {
    vi: 'Thư mục chỉ lồng nhau tối đa 5 cấp.',
    en: 'Folders go at most 5 levels deep.',
  },
  FOLDER_INTO_ITSELF: {
    vi: 'Không thể đặt thư mục vào chính nó hoặc thư mục con của nó.',
    en: 'A folder cannot go into itself or a folder below it.',
  },
} as const;
