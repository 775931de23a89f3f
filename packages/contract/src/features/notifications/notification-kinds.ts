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
  'assignmentDue',
  'assignmentLate',
  'lockTaken',
  'mention',
  'noteAdded',
  'noteMustFix',
  'noteEased',
  'noteResolved',
  'suggestionsMade',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
