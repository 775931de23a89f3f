/** What a person is told about, in the order their settings list it. */
export const NOTIFICATION_KINDS = [
  'postSubmitted',
  'postForwarded',
  'postReturned',
  'postSentBack',
  'postRejected',
  'postPublished',
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
