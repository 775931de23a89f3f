import { expect, test } from 'vitest';
import { plainTextParagraphs } from './plain-text-paragraphs.ts';

test('each line of a note or a chat is a paragraph, and blank lines add none', () => {
  expect(plainTextParagraphs('Sáng nay họp.\r\n\r\n\r\nChiều đi Quế Phong\nMang theo máy ảnh')).toEqual([
    'Sáng nay họp.',
    'Chiều đi Quế Phong',
    'Mang theo máy ảnh',
  ]);
});

test('lines broken to fit a page are joined', () => {
  const pdf = [
    'Tuyến mới dài 42 km, đi qua 7 làng nghề phía tây và phía nam thành phố, chạy',
    'thí điểm trong 6 tháng. Khách mua vé ngày 30.000 đồng được lên xuống không',
    'giới hạn. Theo phương án thí điểm, hành khách có ba lựa chọn.',
    '',
    'Làng nghề chuẩn bị gì?',
  ].join('\n');
  expect(plainTextParagraphs(pdf)).toEqual([
    'Tuyến mới dài 42 km, đi qua 7 làng nghề phía tây và phía nam thành phố, chạy thí điểm trong 6 tháng. ' +
      'Khách mua vé ngày 30.000 đồng được lên xuống không giới hạn. Theo phương án thí điểm, hành khách có ba lựa chọn.',
    'Làng nghề chuẩn bị gì?',
  ]);
});

test('a short line that ends a sentence ends the paragraph between broken lines', () => {
  const pdf = [
    'Căn nhà nhỏ bên sông Đuống thơm mùi giấy dó. Trên giá gỗ, những bản khắc',
    'xếp ngay ngắn như chờ Tết.',
    'Ông kể, ngày xưa cả làng rộn tiếng chổi quét điệp; nay còn ba gia đình giữ',
    'nghề, nhưng khách trẻ tìm đến nhiều hơn trước và hỏi mua cả những bản khắc',
    'đã cũ.',
  ].join('\n');
  expect(plainTextParagraphs(pdf)).toHaveLength(2);
});

test('a sentence that was cut is joined, a complete one is not', () => {
  expect(
    plainTextParagraphs('Hội đồng nhân dân tỉnh đã thông qua nghị quyết về\nhỗ trợ làng nghề'),
  ).toHaveLength(1);
  expect(
    plainTextParagraphs('Hội đồng nhân dân tỉnh đã thông qua nghị quyết hôm nay.\nhỗ trợ làng nghề'),
  ).toHaveLength(2);
  expect(plainTextParagraphs('Nghệ An\nhà nước')).toHaveLength(2);
});

test('speech and list items stay on lines of their own', () => {
  const talk = [
    '- Anh về từ bao giờ mà không báo trước cho cả nhà ra đón ngoài bến xe vậy',
    '- Mới lúc nãy thôi, xe chạy nhanh quá nên chưa kịp gọi điện cho ai ở nhà',
    '1. Chuẩn bị lễ khai mạc tại sân vận động tỉnh vào đúng tám giờ sáng chủ nhật',
    'a) phân công người trực tại từng điểm, báo cáo trước mười bảy giờ mỗi ngày',
  ];
  expect(plainTextParagraphs(talk.join('\n'))).toEqual(talk);
});

test('letters are composed, invisible characters and runs of spaces are removed', () => {
  expect(plainTextParagraphs('\uFEFFNghệ\u200B  An\u00A0\u00A0\t2026'.normalize('NFD'))).toEqual([
    'Nghệ An 2026',
  ]);
});

test('an empty text gives no paragraph', () => {
  expect(plainTextParagraphs(' \n\n ')).toEqual([]);
});
