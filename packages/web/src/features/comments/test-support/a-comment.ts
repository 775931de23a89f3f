import type { CommentBan, CommentDetail, CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import type { Finding } from '@toasoan/contract/features/comments/rules/finding.ts';

export function aFinding(changes: Partial<Finding> = {}): Finding {
  return {
    rule: 'SUSPECT_WORD',
    word: 'lừa đảo',
    folded: 'lua dao',
    tricks: ['SPACING'],
    start: null,
    end: null,
    count: null,
    ...changes,
  };
}

export function aComment(changes: Partial<CommentRow> = {}): CommentRow {
  const { id = '101' } = changes;
  return {
    id,
    targetType: 'POST',
    targetId: '12',
    targetTitle: 'Hà Nội thí điểm tuyến xe buýt điện kết nối các làng nghề',
    parentId: null,
    threadId: id,
    depth: 0,
    parentName: '',
    senderName: 'Hoài Thương',
    emailHint: 'h•••@thu.vidu',
    addressHint: '113.161.•••.•••',
    emailVerified: true,
    phoneVerified: false,
    content: 'Xe chạy êm, cảm ơn tòa soạn.',
    isEdited: false,
    lang: 'vi',
    state: 'PENDING',
    findings: [],
    rejectCode: null,
    rejectText: '',
    note: '',
    likeCount: 0,
    dislikeCount: 0,
    reportCount: 0,
    isPinned: false,
    isPick: false,
    officialReply: null,
    replyDraft: '',
    correction: null,
    slaDue: null,
    slaKind: null,
    claimedBy: null,
    claimUntil: null,
    moderatedBy: null,
    moderatedTime: null,
    sender: { total: 18, approved: 15, rejected: 2, spam: 1, since: '2025-03-04T02:00:00.000Z' },
    sentTime: '2026-11-24T01:02:00.000Z',
    version: 1,
    ...changes,
  };
}

export function aDetail(row: CommentRow, changes: Partial<CommentDetail> = {}): CommentDetail {
  return {
    ...row,
    contentOriginal: null,
    device: 'Chrome, Android',
    target: { isOpen: true, commentCount: 128, slug: 'xe-buyt-dien' },
    thread: [],
    reports: [],
    moves: [],
    ban: null,
    sameDevice: [],
    senderNote: { text: '', by: '', time: null, version: 0 },
    correctionNote: null,
    ...changes,
  };
}

export function aBan(changes: Partial<CommentBan> = {}): CommentBan {
  return {
    id: '7',
    senderName: 'Hoài Thương',
    reason: 'Rao vặt nhiều lần',
    until: '2026-12-01T03:00:00.000Z',
    by: { userId: '3', name: 'Lê Thu Hà' },
    startTime: '2026-11-24T03:00:00.000Z',
    endTime: null,
    endedBy: null,
    version: 1,
    ...changes,
  };
}
