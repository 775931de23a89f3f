/** Words of the vote on the page of a work. Vietnamese is the master. */
const VI = {
  title: 'Bình chọn tác phẩm',
  count: '{votes} phiếu',
  vote: 'Bình chọn',
  voted: 'Bạn đã bình chọn tác phẩm này.',
  takeBack: 'Rút phiếu',
  struck: 'Ban Tổ chức đã loại phiếu của bạn cho tác phẩm này.',
  lead: 'Mỗi người một phiếu cho mỗi tác phẩm. Xác nhận email một lần, sau đó bình chọn bằng một lần bấm trong 30 ngày.',
  name: 'Tên của bạn',
  email: 'Email',
  askCode: 'Gửi mã tới email',
  codeSent: 'Đã gửi thư tới {email}. Hãy nhập mã sáu chữ số trong thư; mã dùng được 15 phút.',
  code: 'Mã trong thư',
  openCode: 'Xác nhận và bình chọn',
  share: 'Chia sẻ',
  shared: 'Đã chia sẻ. Cảm ơn bạn.',
  copied: 'Đã chép địa chỉ của tác phẩm. Cảm ơn bạn đã chia sẻ.',
  leave: 'Quên email này trên máy',
};

export type VoteFormText = keyof typeof VI;

const EN: Readonly<Record<VoteFormText, string>> = {
  title: 'Vote for this work',
  count: 'Votes: {votes}',
  vote: 'Vote',
  voted: 'You voted for this work.',
  takeBack: 'Take the vote back',
  struck: 'The organisers struck your vote for this work.',
  lead: 'One vote for each person and work. Verify your e-mail once; then one press is enough for 30 days.',
  name: 'Your name',
  email: 'E-mail',
  askCode: 'Mail me a code',
  codeSent: 'A mail is on its way to {email}. Enter its code of six digits; it works for 15 minutes.',
  code: 'Code of the mail',
  openCode: 'Verify and vote',
  share: 'Share',
  shared: 'Shared. Thank you.',
  copied: 'The address of the work is copied. Thank you for sharing it.',
  leave: 'Forget this e-mail here',
};

export const VOTE_FORM_TEXTS = { vi: VI, en: EN };
