import { UNTITLED } from '@toasoan/contract/features/posts/post.ts';

/** The headline as it is edited: a post without one is stored under a stand-in. */
export const withoutUntitled = (title: string) => (title === UNTITLED ? '' : title);
