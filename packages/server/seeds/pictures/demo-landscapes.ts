import { type DemoPicture, picture } from './demo-picture.ts';

const harvest = { folder: 'Mùa lúa', tags: ['ruộng bậc thang'], collection: 'Mùa lúa chín' } as const;
const sea = { folder: 'Biển đảo', tags: ['du lịch xanh'] } as const;
const feast = { folder: 'Lễ hội', collection: 'Đêm hội hoa đăng' } as const;
const town = { folder: 'Đô thị' } as const;
const contest = {
  folder: 'Ảnh dự thi',
  tags: ['Happy Việt Nam 2025', 'hạnh phúc'],
  collection: 'Happy Việt Nam 2025',
} as const;

/** Landscapes and people of the demo, fully described. */
export const DEMO_LANDSCAPES: readonly DemoPicture[] = [
  picture(
    'lua-chin-1',
    'harvest',
    ['Mùa lúa chín ở Mù Cang Chải', 'Ruộng bậc thang vàng óng dưới chân núi', 'Mù Cang Chải', '15'],
    { ...harvest, width: 3_200 },
  ),
  picture(
    'lua-chin-2',
    'harvest',
    ['Thung lũng vàng buổi sớm', 'Nắng sớm trên những thửa ruộng xếp tầng', 'Mù Cang Chải', '15'],
    harvest,
  ),
  picture(
    'lua-chin-3',
    'harvest',
    ['Đường lên đồi Mâm Xôi', 'Những bậc ruộng uốn quanh sườn đồi', 'La Pán Tẩn', '15'],
    harvest,
  ),
  picture(
    'lua-xanh-1',
    'greenTerraces',
    ['Lúa con gái xanh mướt', 'Ruộng bậc thang xanh dưới trời mây', 'Hoàng Su Phì', '08'],
    harvest,
  ),
  picture(
    'lua-xanh-2',
    'greenTerraces',
    ['Mùa nước đổ đã qua', 'Sườn núi phủ lúa non', 'Sa Pa', '15'],
    harvest,
  ),
  picture(
    'vinh-1',
    'bay',
    ['Bình minh trên vịnh Hạ Long', 'Núi đá nhô lên từ mặt vịnh phẳng lặng', 'Vịnh Hạ Long', '22'],
    { ...sea, tags: ['di sản UNESCO'] },
  ),
  picture(
    'vinh-1-gui-lai',
    'bay',
    ['Hạ Long, bản gửi lại', 'Núi đá nhô lên từ mặt vịnh phẳng lặng', 'Vịnh Hạ Long', '22'],
    { ...sea, duplicateOf: 'vinh-1' },
  ),
  picture(
    'vinh-2',
    'bay',
    ['Vịnh Lan Hạ một sáng lặng gió', 'Mặt nước xanh giữa những hòn đảo', 'Cát Bà', '31'],
    sea,
  ),
  picture('vinh-3', 'bay', ['Đầm phá mùa nước trong', 'Dãy núi soi bóng xuống đầm', 'Phá Tam Giang', '46'], {
    ...sea,
    tags: ['Huế'],
  }),
  picture(
    'bien-1',
    'sunsetSea',
    ['Hoàng hôn trên biển Mỹ Khê', 'Mặt trời đỏ chạm đường chân trời', 'Đà Nẵng', '48'],
    { ...sea, tags: ['Đà Nẵng'] },
  ),
  picture('bien-2', 'sunsetSea', ['Chiều tím ở Hòn Thơm', 'Biển chiều loáng ánh cam', 'Phú Quốc', '91'], sea),
  picture(
    'bien-3',
    'sunsetSea',
    ['Đêm rùa lên bãi', 'Biển lúc chập tối, sóng lăn tăn', 'Côn Đảo', '79'],
    sea,
  ),
  picture(
    'pho-dem-1',
    'nightCity',
    ['Phố đêm mừng Quốc khánh', 'Những ô cửa sáng đèn và ánh pháo hoa', 'Hà Nội', '01'],
    town,
  ),
  picture(
    'pho-dem-2',
    'nightCity',
    ['Đêm thành phố nhìn từ cầu', 'Dãy nhà cao tầng lấp lánh ánh đèn', 'TP. Hồ Chí Minh', '79'],
    town,
  ),
  picture(
    'pho-som-1',
    'dawnCity',
    ['Xe buýt điện trên phố sớm', 'Dãy phố trong sương sớm bên hồ', 'Hà Nội', '01'],
    town,
  ),
  picture(
    'pho-som-2',
    'dawnCity',
    ['Sông Hàn lúc rạng đông', 'Thành phố soi bóng xuống sông', 'Đà Nẵng', '48'],
    { ...town, tags: ['Đà Nẵng'] },
  ),
  picture(
    'pho-som-3',
    'dawnCity',
    ['Bến Ninh Kiều lúc năm giờ', 'Bờ sông còn vắng người', 'Cần Thơ', '92'],
    town,
  ),
  picture(
    'dong-1',
    'fields',
    ['Cánh đồng Tam Cốc mùa gặt', 'Ruộng lúa vàng giữa hai dãy núi thấp', 'Tam Cốc', '37'],
    { ...harvest, tags: [] },
  ),
  picture(
    'dong-2',
    'fields',
    ['Đồng Tháp Mười sau mùa nước nổi', 'Cánh đồng trải tới chân trời', 'Tháp Mười', '82'],
    { folder: 'Phong cảnh' },
  ),
  picture('dong-3', 'fields', ['Làng Sen vào hội', 'Cánh đồng làng dưới nắng hạ', 'Nam Đàn', '40'], {
    folder: 'Phong cảnh',
  }),
  picture('dong-4', 'fields', ['Đầm sen sớm', 'Mặt đầm lặng, bờ cỏ vàng', 'Tây Hồ', '01'], {
    folder: 'Phong cảnh',
  }),
  picture(
    'cao-nguyen-1',
    'highland',
    ['Sương phủ Đồng Văn', 'Núi đá tai mèo mờ trong sương', 'Đồng Văn', '08'],
    { folder: 'Phong cảnh', tags: ['di sản UNESCO'] },
  ),
  picture(
    'cao-nguyen-2',
    'highland',
    ['Chợ phiên Bắc Hà trong mây', 'Đồi núi chồng lớp buổi sáng', 'Bắc Hà', '15'],
    { folder: 'Phong cảnh' },
  ),
  picture(
    'cao-nguyen-3',
    'highland',
    ['Đường tới trường trên mây', 'Con dốc khuất sau đồi', 'Mường Nhé', '11'],
    contest,
  ),
  picture('ca-phe-1', 'coffee', ['Vườn cà phê vào vụ', 'Đồi cà phê và đất đỏ', 'Buôn Ma Thuột', '66'], {
    folder: 'Phong cảnh',
    tags: ['cà phê Việt'],
  }),
  picture('ca-phe-2', 'coffee', ['Nương chè sau mưa', 'Luống chè chạy theo sườn đồi', 'Bảo Lộc', '68'], {
    folder: 'Phong cảnh',
  }),
  picture(
    'hoa-dang-1',
    'lanterns',
    ['Hội An đêm rằm', 'Hàng trăm đèn lồng soi xuống sông Hoài', 'Hội An', '48'],
    { ...feast, tags: ['di sản UNESCO'] },
  ),
  picture(
    'hoa-dang-2',
    'lanterns',
    ['Hoa đăng trên sông Hương', 'Ánh đèn vàng trải trên mặt sông', 'Huế', '46'],
    { ...feast, tags: ['Huế'] },
  ),
  picture(
    'hoa-dang-3',
    'lanterns',
    ['Đêm trăng Ok Om Bok', 'Đèn gió bay lên trời đêm', 'Sóc Trăng', '92'],
    feast,
  ),
  picture('ngay-mua', 'harvest', ['Ngày mùa no ấm', 'Đồi lúa chín trong nắng chiều', 'Tú Lệ', '15'], contest),
  picture('me-va-bien', 'sunsetSea', ['Mẹ và biển', 'Biển chiều, một vệt nắng dài', 'Lý Sơn', '51'], contest),
];
