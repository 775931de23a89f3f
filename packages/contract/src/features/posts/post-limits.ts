/** Categories of a post, the main one among them. */
export const MAX_CATEGORIES = 10;
export const MAX_TAGS = 20;
