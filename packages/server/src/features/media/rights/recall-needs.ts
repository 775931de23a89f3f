import type {
  GiveMediaBackToPost,
  HoldPosts,
  TakeMediaOutOfPost,
} from '#server/core/media/take-media-out.ts';

/** What a recall needs of the posts above the library. */
export interface RecallDependencies {
  readonly holdPosts: HoldPosts;
  readonly takeMediaOutOfPost: TakeMediaOutOfPost;
  readonly giveMediaBackToPost: GiveMediaBackToPost;
}
