import type { NotificationKind } from '@toasoan/contract/features/notifications/notification-kinds.ts';

/** The kinds in the order of the settings. */
export const KIND_GROUPS = {
  queue: ['postSubmitted', 'postForwarded'],
  own: [
    'postReturned',
    'postSentBack',
    'postRejected',
    'postPublished',
    'publishUndone',
    'postUnpublished',
    'scheduleFailed',
  ],
  work: ['postAssigned', 'postHandedOver', 'postBegun', 'assignmentDue', 'assignmentLate'],
  together: [
    'lockTaken',
    'mention',
    'noteAdded',
    'noteMustFix',
    'noteEased',
    'noteResolved',
    'suggestionsMade',
  ],
  events: [
    'eventSubmitted',
    'eventForwarded',
    'eventReturned',
    'eventPublished',
    'eventPublishUndone',
    'eventUnpublished',
    'eventScheduleFailed',
    'eventPlanChanged',
    'eventLockTaken',
  ],
  pages: ['pageReviewDue', 'pageLockTaken'],
  requests: ['requestReceived', 'requestDueSoon', 'requestOverdue'],
  system: ['webhookPaused', 'apiKeyEnding', 'juryReminder'],
  site: ['menuTargetsGone', 'footerTargetsGone', 'leadStale'],
  crawler: ['sourcePaused', 'sourceIdle', 'templateDrift', 'originChanged', 'notAutoPublished'],
} as const satisfies Readonly<Record<string, readonly NotificationKind[]>>;

export type KindGroup = keyof typeof KIND_GROUPS;
export const GROUPS = Object.keys(KIND_GROUPS) as readonly KindGroup[];
