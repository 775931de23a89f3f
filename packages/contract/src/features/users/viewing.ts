import * as z from 'zod/mini';
import { ANY_SESSION, inArea } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId } from '../../core/ids.ts';
import { oneLine } from '../../core/text.ts';
import { type AccessDays, accessOn } from './sign-in-limits.ts';

export const viewingEndpoints = {
  viewAs: defineEndpoint({
    method: 'POST',
    path: '/admin/user/viewAs',
    summary:
      'See the console as another person does: the id goes into the header "view-as" beside the own token. Reads only.',
    access: inArea('view-as'),
    body: z.strictObject({
      userId: contentId,
      /** Why, for the log. */
      reason: oneLine({ max: 300 }),
    }),
    data: z.object({ viewId: z.string(), until: z.string() }),
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
  }),
  endViewAs: defineEndpoint({
    method: 'POST',
    path: '/admin/user/viewAs/end',
    summary: 'End the viewing that the header "view-as" names.',
    access: ANY_SESSION,
    data: z.object({}),
    errors: ['SESSION_INVALID', 'SESSION_ENDED', 'NOT_FOUND', 'VIEW_OVER'],
    whileViewing: true,
  }),
};

/** Whom nobody views. */
export const VIEWING_RULE_TEXTS = {
  VIEW_OF_ONESELF: {
    vi: 'Đây là tài khoản của chính bạn.',
    en: 'This is your own account.',
  },
  VIEW_OF_EQUAL: {
    vi: 'Quản trị hệ thống thấy mọi thứ như bạn nên không có gì để xem thử.',
    en: 'A system administrator sees what you see, so there is nothing to look at.',
  },
  VIEW_OF_NOBODY: {
    vi: 'Tài khoản này không đăng nhập được (đã khóa, ngoài thời hạn đăng nhập hoặc không phải người dùng).',
    en: 'Nobody signs in with this account: it is disabled, outside its days or no user account.',
  },
} as const;
export type ViewingRule = keyof typeof VIEWING_RULE_TEXTS;

interface Viewed extends AccessDays {
  readonly userId: string;
  readonly role: string;
  readonly accountType: string;
  readonly status: string;
}

/** The rule against viewing this account; undefined when it may be viewed. */
export function viewingRefusal(viewerId: string, viewed: Viewed, today: string): ViewingRule | undefined {
  if (viewed.userId === viewerId) return 'VIEW_OF_ONESELF';
  if (viewed.role === 'SUPPER_ADMIN') return 'VIEW_OF_EQUAL';
  const signsIn = viewed.accountType === 'user' && viewed.status === 'ENABLE';
  if (!signsIn || accessOn(viewed, today) !== 'open') return 'VIEW_OF_NOBODY';
  return undefined;
}
