import { BUS_COMMENTS, LAND_COMMENTS, WATER_COMMENTS } from './city-comments.ts';
import type { DemoComment } from './demo-comment.ts';
import { DRESS_COMMENTS, MARKET_COMMENTS, PHO_COMMENTS } from './life-comments.ts';

interface DemoThread {
  /** Of the post. */
  readonly title: string;
  readonly comments: readonly DemoComment[];
}

export const DEMO_COMMENTS: readonly DemoThread[] = [
  { title: 'Hà Nội thí điểm tuyến xe buýt điện kết nối các làng nghề', comments: BUS_COMMENTS },
  { title: 'Bát phở sáng và người giữ nồi nước dùng 30 năm', comments: PHO_COMMENTS },
  { title: 'Một ngày trên chợ nổi Cái Răng', comments: MARKET_COMMENTS },
  { title: 'TP.HCM lắp thêm 300 trụ nước uống miễn phí ở công viên, bến xe', comments: WATER_COMMENTS },
  { title: 'Người dân làm thủ tục đất đai tại xã chỉ mất một buổi', comments: LAND_COMMENTS },
  { title: 'Áo dài đi làm mỗi thứ hai', comments: DRESS_COMMENTS },
];
