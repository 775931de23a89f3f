import type { PostReads } from '#server/features/content-templates/public.ts';

export interface LayoutDependencies {
  readonly now: () => Date;
  readonly reads?: PostReads | undefined;
}
