import type { NotificationKind } from '@toasoan/contract/features/notifications/notification-kinds.ts';

export interface NewNotification {
  readonly kind: NotificationKind;
  readonly postId: string;
  /** Who is told; whoever did it is left out. */
  readonly to: readonly string[];
  /** Undefined when the product itself did it. */
  readonly by: { readonly userId: string; readonly displayName: string } | undefined;
  /** What the sentence is made of: `title` always; `reason`, `text`, `dueTime` where there is one. */
  readonly detail: Readonly<Record<string, string>> & { readonly title: string };
}
