/** The product keeps any number of old addresses; a user may add this many. */
export const MAX_REDIRECTS = 100;

export const REDIRECT_RULE_TEXTS = {
  NEVER_PUBLIC: {
    vi: 'Bài chưa từng xuất bản nên chưa có địa chỉ nào để dẫn tới.',
    en: 'The post was never public: there is no address to lead to.',
  },
  OWN_ADDRESS: {
    vi: 'Đây là địa chỉ hiện tại của chính bài này.',
    en: 'This is the present address of this post.',
  },
  ALREADY_LEADS: {
    vi: 'Địa chỉ này đã dẫn tới bài.',
    en: 'This address leads to the post already.',
  },
  LEADS_NOWHERE: {
    vi: 'Địa chỉ này không còn dẫn tới bài.',
    en: 'This address does not lead to the post any more.',
  },
  TOO_MANY_REDIRECTS: {
    vi: 'Một bài có nhiều nhất {max} địa chỉ cũ.',
    en: 'A post has at most {max} old addresses.',
  },
} as const;
