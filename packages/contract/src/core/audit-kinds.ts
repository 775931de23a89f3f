import type { Language } from '../vocabulary/language.ts';
import { ATTACHMENT_VERBS } from './attachment-verbs.ts';
import type { AuditEntity } from './audit-areas.ts';
import { INTERNAL_LINK_KIND } from './audit-link-kind.ts';
import { AUDIT_USER_VERBS } from './audit-user-verbs.ts';
import { CHANGED, CREATE_UPDATE_DELETE, CREATED, EXPORTED, IMPORT_AND_UNDO } from './audit-verbs.ts';
import { COMMENT_AUDIT_KINDS } from './comment-audit-kinds.ts';
import { CONTEST_AUDIT_KINDS } from './contest-audit-kinds.ts';
import { CORRECTION_REQUEST_AUDIT_KIND } from './correction-request-audit-kind.ts';
import {
  CRAWLED_ITEM_AUDIT_KIND,
  PARSER_SOURCE_AUDIT_KIND,
  PARSER_TEMPLATE_AUDIT_KIND,
  SOURCE_CATEGORY_AUDIT_KIND,
  SOURCE_LINK_AUDIT_KIND,
} from './crawler-audit-kinds.ts';
import { DATA_REQUEST_AUDIT_KIND } from './data-request-audit-kind.ts';
import { EVENT_AUDIT_KIND } from './event-audit-kind.ts';
import { LAYOUT_AUDIT_KIND } from './layout-audit-kind.ts';
import { MEDIA_AUDIT_KINDS } from './media-audit-kinds.ts';
import { PAGE_AUDIT_KIND } from './page-audit-kind.ts';
import { PAGE_SETTING_AUDIT_KINDS } from './page-setting-audit-kinds.ts';
import { ROYALTY_AUDIT_KINDS } from './royalty-audit-kinds.ts';
import { TRANSLATION_AUDIT_KINDS } from './translation-audit-kinds.ts';
import { WEBHOOK_AUDIT_KIND } from './webhook-audit-kind.ts';

type Text = Readonly<Record<Language, string>>;

interface AuditKind {
  readonly text: Text;
  /** Verbs that the newsroom's activity shows; `none` where the rows concern one person alone. */
  readonly activity: 'all' | 'none' | readonly string[];
  /** What can happen to such a record. */
  readonly verbs: Readonly<Record<string, Text>>;
}

/** What the log says of every kind of record. */
export const AUDIT_KINDS = {
  post: {
    text: { vi: 'Bài viết', en: 'Post' },
    activity: 'all',
    verbs: {
      create: CREATED,
      update: CHANGED,
      submit: { vi: 'Gửi biên tập', en: 'Submitted' },
      withdraw: { vi: 'Rút bài', en: 'Withdrawn' },
      takeOver: { vi: 'Chiếm quyền sửa', en: 'Editing taken over' },
      assign: { vi: 'Giao người biên tập', en: 'Assigned' },
      handOver: { vi: 'Bàn giao', en: 'Handed over' },
      pickUp: { vi: 'Nhận biên tập', en: 'Picked up' },
      release: { vi: 'Nhả bài', en: 'Released' },
      return: { vi: 'Trả bài', en: 'Returned' },
      forward: { vi: 'Trình duyệt', en: 'Sent for approval' },
      sendBack: { vi: 'Chuyển biên tập lại', en: 'Sent back to editing' },
      reject: { vi: 'Từ chối', en: 'Rejected' },
      reopen: { vi: 'Mở lại', en: 'Reopened' },
      schedule: { vi: 'Hẹn giờ', en: 'Scheduled' },
      reschedule: { vi: 'Đổi giờ hẹn', en: 'Rescheduled' },
      cancelSchedule: { vi: 'Hủy hẹn giờ', en: 'Schedule cancelled' },
      failSchedule: { vi: 'Không lên được theo giờ hẹn', en: 'Not published at its time' },
      publish: { vi: 'Xuất bản', en: 'Published' },
      undoPublish: { vi: 'Hoàn tác xuất bản', en: 'Publication undone' },
      unpublish: { vi: 'Hạ bài', en: 'Unpublished' },
      restoreVersion: { vi: 'Khôi phục phiên bản', en: 'Version restored' },
      apply: { vi: 'Cập nhật bài đã xuất bản', en: 'Public post updated' },
      expire: { vi: 'Hết hạn', en: 'Expired' },
      takeDown: { vi: 'Gỡ bài', en: 'Taken down' },
      reinstate: { vi: 'Khôi phục xuất bản', en: 'Reinstated' },
      place: { vi: 'Đưa lên vị trí nổi bật', en: 'Put forward' },
      unplace: { vi: 'Bỏ khỏi vị trí nổi bật', en: 'Taken from its place' },
      share: { vi: 'Tạo liên kết xem trước', en: 'Preview link made' },
      unshare: { vi: 'Thu hồi liên kết xem trước', en: 'Preview link ended' },
      addNote: { vi: 'Thêm ghi chú', en: 'Note added' },
      changeNote: { vi: 'Sửa ghi chú', en: 'Note changed' },
      markNote: { vi: 'Đổi mức phải sửa của ghi chú', en: 'Note marked' },
      resolveNote: { vi: 'Xong ghi chú', en: 'Note resolved' },
      reopenNote: { vi: 'Mở lại ghi chú', en: 'Note reopened' },
      removeNote: { vi: 'Xóa ghi chú', en: 'Note removed' },
      addRedirect: { vi: 'Thêm chuyển hướng', en: 'Redirect added' },
      removeRedirect: { vi: 'Bỏ chuyển hướng', en: 'Redirect removed' },
      purge: { vi: 'Xóa vĩnh viễn', en: 'Removed for good' },
      delete: { vi: 'Chuyển vào thùng rác', en: 'Moved to the trash' },
      restore: { vi: 'Khôi phục', en: 'Restored' },
      export: EXPORTED,
      ...IMPORT_AND_UNDO,
    },
  },
  postSkeleton: {
    text: { vi: 'Khung bài', en: 'Skeleton' },
    activity: 'all',
    verbs: CREATE_UPDATE_DELETE,
  },
  event: EVENT_AUDIT_KIND,
  page: PAGE_AUDIT_KIND,
  category: {
    text: { vi: 'Chuyên mục', en: 'Category' },
    activity: 'all',
    verbs: {
      ...CREATE_UPDATE_DELETE,
      move: { vi: 'Di chuyển', en: 'Moved' },
      ...IMPORT_AND_UNDO,
    },
  },
  tag: {
    text: { vi: 'Thẻ', en: 'Tag' },
    activity: 'all',
    verbs: {
      ...CREATE_UPDATE_DELETE,
      merge: { vi: 'Gộp vào thẻ khác', en: 'Merged into another tag' },
      ...IMPORT_AND_UNDO,
    },
  },
  internalLink: INTERNAL_LINK_KIND,
  ...PAGE_SETTING_AUDIT_KINDS,
  contentTemplate: {
    text: { vi: 'Mẫu nội dung', en: 'Content template' },
    activity: 'all',
    verbs: CREATE_UPDATE_DELETE,
  },
  layout: LAYOUT_AUDIT_KIND,
  partnerLogo: {
    text: { vi: 'Logo đối tác', en: 'Partner logo' },
    activity: 'all',
    verbs: { ...CREATE_UPDATE_DELETE, move: { vi: 'Đổi thứ tự', en: 'Moved' } },
  },
  parserSource: PARSER_SOURCE_AUDIT_KIND,
  parserTemplate: PARSER_TEMPLATE_AUDIT_KIND,
  crawledItem: CRAWLED_ITEM_AUDIT_KIND,
  sourceCategory: SOURCE_CATEGORY_AUDIT_KIND,
  sourceLink: SOURCE_LINK_AUDIT_KIND,
  user: {
    text: { vi: 'Tài khoản', en: 'Account' },
    activity: [
      'create',
      'update',
      'suspend',
      'resume',
      'tick',
      'delete',
      'publish',
      'unpublish',
      'merge',
      'undoMerge',
      'export',
    ],
    verbs: {
      ...CREATE_UPDATE_DELETE,
      ...AUDIT_USER_VERBS,
      export: EXPORTED,
    },
  },
  session: {
    text: { vi: 'Phiên đăng nhập', en: 'Session' },
    activity: 'none',
    verbs: {
      signIn: { vi: 'Đăng nhập', en: 'Signed in' },
      firstStep: { vi: 'Qua bước mật khẩu', en: 'Passed the password step' },
      codeFailed: { vi: 'Sai mã ở bước hai', en: 'Wrong code at the second step' },
      signInFailed: { vi: 'Đăng nhập không thành công', en: 'Sign-in failed' },
      signInRefused: { vi: 'Bị từ chối đăng nhập', en: 'Sign-in refused' },
      signOut: { vi: 'Đăng xuất', en: 'Signed out' },
      end: { vi: 'Kết thúc một phiên', en: 'Session ended' },
      endOthers: { vi: 'Kết thúc các phiên khác', en: 'Other sessions ended' },
    },
  },
  refusal: {
    text: { vi: 'Lần bị từ chối', en: 'Refusal' },
    activity: 'none',
    verbs: {
      call: { vi: 'Bị từ chối quyền', en: 'Not allowed' },
      lockedSignIn: { vi: 'Thử đăng nhập khi đang bị khóa', en: 'Sign-in tried while locked' },
    },
  },
  auditLog: {
    text: { vi: 'Nhật ký', en: 'Log' },
    activity: 'none',
    verbs: { export: EXPORTED, exportSystem: { vi: 'Xuất nhật ký hệ thống', en: 'System log exported' } },
  },
  project: {
    text: { vi: 'Dự án', en: 'Project' },
    activity: 'all',
    verbs: {
      create: CREATED,
      update: CHANGED,
      postSettings: { vi: 'Sửa quy tắc xuất bản', en: 'Publishing rules changed' },
      archive: { vi: 'Lưu trữ', en: 'Archived' },
      restore: { vi: 'Đưa ra khỏi lưu trữ', en: 'Taken out of the archive' },
    },
  },
  import: {
    text: { vi: 'Lượt nhập dữ liệu', en: 'Import run' },
    activity: 'all',
    verbs: {
      run: { vi: 'Nhập dữ liệu', en: 'Import done' },
      undo: { vi: 'Hoàn tác lượt nhập', en: 'Import run undone' },
    },
  },
  savedView: {
    text: { vi: 'Góc nhìn', en: 'Saved view' },
    activity: 'none',
    verbs: {
      ...CREATE_UPDATE_DELETE,
    },
  },
  takedown: {
    text: { vi: 'Hồ sơ gỡ bài', en: 'Takedown case' },
    activity: 'all',
    verbs: {
      open: { vi: 'Mở hồ sơ gỡ bài', en: 'Takedown case opened' },
      update: CHANGED,
      done: { vi: 'Đóng hồ sơ gỡ bài', en: 'Takedown case closed' },
      reinstate: { vi: 'Khôi phục bài đã gỡ', en: 'Taken down post reinstated' },
      ...ATTACHMENT_VERBS,
      export: EXPORTED,
    },
  },
  correction: {
    text: { vi: 'Cải chính', en: 'Correction' },
    activity: 'all',
    verbs: {
      create: CREATED,
      update: CHANGED,
      export: EXPORTED,
    },
  },
  correctionRequest: CORRECTION_REQUEST_AUDIT_KIND,
  dataRequest: DATA_REQUEST_AUDIT_KIND,
  webhook: WEBHOOK_AUDIT_KIND,
  ...ROYALTY_AUDIT_KINDS,
  ...COMMENT_AUDIT_KINDS,
  ...MEDIA_AUDIT_KINDS,
  ...TRANSLATION_AUDIT_KINDS,
  ...CONTEST_AUDIT_KINDS,
} as const satisfies Readonly<Record<AuditEntity, AuditKind>>;

/** Actions whose rows are about the account, under a word of their own. */
const SECOND_FACTOR_TEXTS = {
  'totp.begin': { vi: 'Bắt đầu bật xác thực hai lớp', en: 'Two-factor set-up begun' },
  'totp.enable': { vi: 'Bật xác thực hai lớp', en: 'Two-factor turned on' },
  'totp.disable': { vi: 'Tắt xác thực hai lớp', en: 'Two-factor turned off' },
  'totp.renewCodes': { vi: 'Tạo lại mã khôi phục', en: 'Recovery codes renewed' },
  'totp.wrongCode': { vi: 'Nhập sai mã xác thực', en: 'Wrong code' },
  'totp.codeUsed': { vi: 'Dùng mã khôi phục', en: 'Recovery code used' },
} as const satisfies Readonly<Record<string, Text>>;

export type { AuditEntity };
/** What can happen to one kind of record. */
export type AuditVerb<Entity extends AuditEntity> = keyof (typeof AUDIT_KINDS)[Entity]['verbs'] & string;
/** Kind and verb: `tag.update`. */
export type AuditAction =
  | { [Entity in AuditEntity]: `${Entity}.${AuditVerb<Entity>}` }[AuditEntity]
  | keyof typeof SECOND_FACTOR_TEXTS;

export const AUDIT_ENTITIES = Object.keys(AUDIT_KINDS) as [AuditEntity, ...AuditEntity[]];

export const AUDIT_ACTION_TEXTS = {
  ...Object.fromEntries(
    AUDIT_ENTITIES.flatMap((entity) =>
      Object.entries(AUDIT_KINDS[entity].verbs).map(([verb, text]) => [`${entity}.${verb}`, text]),
    ),
  ),
  ...SECOND_FACTOR_TEXTS,
} as Readonly<Record<AuditAction, Text>>;

export const AUDIT_ACTIONS = Object.keys(AUDIT_ACTION_TEXTS) as [AuditAction, ...AuditAction[]];
