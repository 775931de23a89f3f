/** Articles are long: 2 MB of body. */
export const ARTICLE_BODY_LIMIT = 2 * 1024 * 1024;
