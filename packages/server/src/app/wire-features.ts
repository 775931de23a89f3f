import type { SecretBox } from '#server/core/auth/secret-box.ts';
import type { Route } from '#server/core/http/route.ts';
import { auditRoutes } from '#server/features/audit/audit-routes.ts';
import { categoryRoutes } from '#server/features/categories/category-routes.ts';
import { dashboardRoutes } from '#server/features/dashboard/dashboard-routes.ts';
import { countPosts } from '#server/features/posts/listing/post-count-view.ts';
import { listPosts } from '#server/features/posts/listing/post-list-view.ts';
import { postRoutes } from '#server/features/posts/post-routes.ts';
import { movePostsOfCategory, movePostsOfTag } from '#server/features/posts/term-moves-store.ts';
import { projectRoutes } from '#server/features/projects/project-routes.ts';
import { tagRoutes } from '#server/features/tags/tag-routes.ts';
import { userRoutes } from '#server/features/users/admin/user-routes.ts';
import { preferencesRoutes } from '#server/features/users/preferences/preferences-routes.ts';
import { profileRoutes } from '#server/features/users/profile/profile-routes.ts';
import type { CheckCaptcha } from '#server/features/users/sign-in/captcha.ts';
import { sessionRoutes } from '#server/features/users/sign-in/session-routes.ts';

interface FeatureNeeds {
  readonly secretBox: SecretBox;
  readonly now: () => Date;
  /** Absent: signing in asks for no captcha. */
  readonly checkCaptcha?: CheckCaptcha;
  /** Where people reach the console; absent: links for them are relative to it. */
  readonly publicUrl?: string;
}

/** The only place where features meet: what one needs of another is passed in here. */
export function wireFeatures({
  secretBox,
  now,
  checkCaptcha,
  publicUrl = '',
}: FeatureNeeds): readonly Route[] {
  const routes: readonly Route[] = [
    ...sessionRoutes({ secretBox, now }, checkCaptcha),
    ...profileRoutes({ secretBox, now }),
    ...preferencesRoutes(now),
    ...userRoutes({ now, publicUrl, routes: () => routes }),
    ...projectRoutes(),
    ...categoryRoutes({ movePostsOfCategory }),
    ...tagRoutes({ movePostsOfTag }),
    ...postRoutes(),
    ...auditRoutes(now),
    ...dashboardRoutes({ listPosts, countPosts }),
  ];
  return routes;
}
