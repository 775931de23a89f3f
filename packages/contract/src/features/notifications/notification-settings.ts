import * as z from 'zod/mini';
import { version } from '../../core/ids.ts';
import {
  FIXED_KINDS,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type SettableKind,
} from './notification-kinds.ts';

export const MAIL_CHOICES = ['now', 'digest', 'none'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

/** The channels of one kind. */
const channels = z.strictObject({
  /** In the notification centre. */
  centre: z.boolean({ error: 'type' }),
  mail: z.enum(MAIL_CHOICES, { error: 'choice' }),
});
export type Channels = z.output<typeof channels>;

export const channelsByKind = z.strictObject(
  Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, channels])) as Record<
    SettableKind,
    typeof channels
  >,
);
export type ChannelsByKind = z.output<typeof channelsByKind>;

/** A time of day in the newsroom: "22:30". */
const clock = z.string({ error: 'type' }).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'pattern' }));

const settingsFields = {
  kinds: channelsByKind,
  /** Immediate mails wait for its end; null: no quiet hours. It may cross midnight. */
  quiet: z.nullable(
    z
      .strictObject({ from: clock, to: clock })
      .check(z.refine(({ from, to }) => from !== to, { error: 'choice', path: ['to'] })),
  ),
  digestTime: clock,
};
export const notificationSettings = z.strictObject(settingsFields);
export type NotificationSettings = z.output<typeof notificationSettings>;

export const settingsToSave = z.strictObject({ ...settingsFields, version });

export const savedSettings = z.object({
  ...settingsFields,
  version: z.number(),
  mail: z.object({
    /** The product has a mail server. */
    isOn: z.boolean(),
    /** '' for a user without one: no mail is sent. */
    address: z.string(),
    /** When the newest mail to the user was refused permanently. */
    failedTime: z.nullable(z.string()),
  }),
});
export type SavedSettings = z.output<typeof savedSettings>;

/** Urgent kinds are sent at once, the rest once a day. */
const AT_ONCE: readonly NotificationKind[] = [
  'postReturned',
  'postSentBack',
  'postRejected',
  'scheduleFailed',
  'postAssigned',
  'assignmentDue',
  'assignmentLate',
  'postHandedOver',
  'mention',
  'noteMustFix',
  'eventReturned',
  'eventScheduleFailed',
  'eventPlanChanged',
  'pageReviewDue',
  'requestReceived',
  'requestDueSoon',
  'requestOverdue',
  'webhookPaused',
  'apiKeyEnding',
  'juryReminder',
  'sourcePaused',
  'originChanged',
  'notAutoPublished',
];
const NOT_MAILED: readonly NotificationKind[] = [
  'publishUndone',
  'lockTaken',
  'noteEased',
  'noteResolved',
  'eventPublishUndone',
  'eventLockTaken',
  'pageLockTaken',
];

function isFixedKind(kind: NotificationKind): boolean {
  const fixed: readonly NotificationKind[] = FIXED_KINDS;
  return fixed.includes(kind);
}

export function defaultChannels(kind: NotificationKind): Channels {
  if (isFixedKind(kind)) return { centre: true, mail: 'now' };
  if (NOT_MAILED.includes(kind)) return { centre: true, mail: 'none' };
  return { centre: true, mail: AT_ONCE.includes(kind) ? 'now' : 'digest' };
}

/** The default settings. */
export const DEFAULT_SETTINGS: NotificationSettings = {
  kinds: Object.fromEntries(
    NOTIFICATION_KINDS.map((kind) => [kind, defaultChannels(kind)]),
  ) as ChannelsByKind,
  quiet: { from: '22:00', to: '06:00' },
  digestTime: '07:30',
};
