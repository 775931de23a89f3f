import { press, type Screen } from './screen.ts';

/** Requests for a correction. */
export const REQUEST_SCREENS: readonly Screen[] = [
  {
    name: 'correction requests',
    path: '/manager_post/correction_requests?view=all',
    shows: /^YCCC-\d{4}-0001$/,
  },
  {
    name: 'a correction request',
    path: '/manager_post/correction_requests?view=all&open=1',
    shows: /^(Nội dung cho là sai|What is said to be wrong)$/,
  },
  {
    name: 'an accepted correction request',
    path: '/manager_post/correction_requests?view=all&open=4',
    shows: /^(Soạn cải chính|Write a correction)$/,
  },
  {
    name: 'correction written for a request',
    path: '/manager_post/correction_requests?view=all&open=4',
    shows: /^(Nội dung sai đã đăng|What was published and is wrong)/,
    act: press(/^(Soạn cải chính|Write a correction)$/),
  },
  {
    name: 'a correction request that was corrected',
    path: '/manager_post/correction_requests?view=all&open=5',
    shows: /^(Cải chính theo yêu cầu này|Corrections for this request)$/,
  },
  {
    name: 'correction request to receive',
    path: '/manager_post/correction_requests',
    shows: /^(Mỗi dòng một liên kết|One link a line)/,
    act: press(/^(Ghi nhận yêu cầu|Enter a request)$/),
  },
];
