import type {
  NotificationSettings,
  SavedSettings,
} from '@toasoan/contract/features/notifications/notification-settings.ts';

/** The user's pending choices over the saved ones. */
export function settingsOf({ kinds, quiet, digestTime }: SavedSettings): NotificationSettings {
  return { kinds, quiet, digestTime };
}

export function isSame(one: NotificationSettings, other: NotificationSettings): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export type TimeProblem = 'no-time' | 'same-time';

/** The reason why the times cannot be saved. */
export function timeProblems({ quiet, digestTime }: NotificationSettings): {
  readonly quiet?: TimeProblem;
  readonly digest?: TimeProblem;
} {
  const isMissing = quiet !== null && (quiet.from === '' || quiet.to === '');
  return {
    ...(isMissing
      ? { quiet: 'no-time' }
      : quiet !== null && quiet.from === quiet.to && { quiet: 'same-time' }),
    ...(digestTime === '' && { digest: 'no-time' }),
  };
}
