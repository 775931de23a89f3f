import { aComment, aFinding } from './a-comment.ts';

const SWINDLE = 'Đúng là l.ừ.a đ.ả.o khách du lịch, gọi 0912345214.';
export const THUONG = aComment({
  id: '1',
  senderName: 'Hoài Thương',
  parentName: 'Quốc Bảo',
  content: SWINDLE,
  findings: [
    aFinding({ start: 8, end: 19 }),
    aFinding({ rule: 'PHONE', word: '', folded: '', tricks: [], start: 39, end: 49 }),
  ],
});
export const NGOC = aComment({ id: '2', senderName: 'Trần Bảo Ngọc', content: 'Bai viet hay lam.' });
export const YEN = aComment({ id: '3', senderName: 'Lê Hải Yến', content: 'Cảm ơn tòa soạn.' });
export const CHAU = aComment({ id: '4', senderName: 'Đỗ Minh Châu', content: 'Mình đi hôm qua không gặp.' });
export const ROWS = [THUONG, NGOC, YEN, CHAU];
