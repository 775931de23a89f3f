/** The kinds of notifications, in the order of the settings. */
export const NOTIFICATION_KINDS = [
  'postSubmitted',
  'postForwarded',
  'postReturned',
  'postSentBack',
  'postRejected',
  'postPublished',
  'publishUndone',
  'postUnpublished',
  'scheduleFailed',
  'postAssigned',
  'postHandedOver',
  'postBegun',
  'assignmentDue',
  'assignmentLate',
  'lockTaken',
  'mention',
  'noteAdded',
  'noteMustFix',
  'noteEased',
  'noteResolved',
  'suggestionsMade',
  'eventSubmitted',
  'eventForwarded',
  'eventReturned',
  'eventPublished',
  'eventPublishUndone',
  'eventUnpublished',
  'eventScheduleFailed',
  'eventPlanChanged',
  'eventLockTaken',
  'pageReviewDue',
  'pageLockTaken',
  'requestReceived',
  'requestDueSoon',
  'requestOverdue',
  'webhookPaused',
  'menuTargetsGone',
  'footerTargetsGone',
  'leadStale',
] as const;
export type SettableKind = (typeof NOTIFICATION_KINDS)[number];

/** Always in the notification centre and by mail: nobody turns off what guards their account. */
export const FIXED_KINDS = ['accountReset'] as const;

export type NotificationKind = SettableKind | (typeof FIXED_KINDS)[number];
