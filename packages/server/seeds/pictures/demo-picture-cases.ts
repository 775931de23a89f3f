import { type DemoPicture, picture } from './demo-picture.ts';

const town = { folder: 'Đô thị' } as const;
const contest = {
  folder: 'Ảnh dự thi',
  tags: ['Happy Việt Nam 2025', 'hạnh phúc'],
  collection: 'Happy Việt Nam 2025',
} as const;

/** One picture for each case the library has to show. */
export const DEMO_PICTURE_CASES: readonly DemoPicture[] = [
  picture('khong-alt', 'bay', ['Bến thuyền sau cơn mưa', ''], { folder: 'Phong cảnh' }),
  picture('khong-nguon', 'dawnCity', ['Ảnh bạn đọc gửi: phố ngập sáng nay', 'Dãy phố bên vệt nước loáng'], {
    ...town,
    said: {
      credit: '',
      licence: 'UNKNOWN',
      licenceStatus: 'PENDING',
      hasIdentifiableChild: 2,
      mapChecked: 2,
    },
  }),
  picture('tre-em', 'fields', ['Tan học trên đê', 'Con đường đê giữa đồng lúa'], {
    ...contest,
    said: {
      hasIdentifiableChild: 1,
      childPrivacy: {
        ageBand: 'FROM_7_TO_15',
        childConsent: 2,
        guardianConsent: 2,
        consentDocId: null,
        isBlurred: false,
      },
    },
  }),
  picture('tre-em-dong-y', 'coffee', ['Bé gái hái chè cùng bà', 'Luống chè xanh trong nắng'], {
    ...contest,
    said: {
      hasIdentifiableChild: 1,
      childPrivacy: {
        ageBand: 'UNDER_7',
        childConsent: 2,
        guardianConsent: 1,
        consentDocId: null,
        isBlurred: false,
      },
    },
  }),
  picture('het-han', 'nightCity', ['Trận chung kết dưới ánh đèn', 'Khán đài và thành phố về đêm'], {
    endsInDays: -20,
    ...town,
    said: { credit: 'Hãng ảnh Mẫu', ownerType: 'ORGANIZATION', licence: 'AGENCY', licenceStatus: 'EXPIRED' },
  }),
  picture('sap-het-han', 'highland', ['Ảnh mua theo tháng: mây luồn', 'Mây trắng luồn qua khe núi'], {
    endsInDays: 12,
    folder: 'Phong cảnh',
    said: {
      credit: 'Hãng ảnh Mẫu',
      ownerType: 'ORGANIZATION',
      licence: 'AGENCY',
      usageTerms: 'Chỉ dùng trên web, không cắt.',
    },
  }),
  picture('anh-ai', 'lanterns', ['Minh họa: thành phố tương lai', 'Tranh thành phố rực ánh đèn'], {
    folder: 'Minh họa',
    said: { aiUse: 'GENERATED', aiLabel: 'Ảnh minh họa do AI tạo' },
  }),
  picture('cach-ly', 'dawnCity', ['Ảnh đang chờ xác minh', 'Bờ sông lúc sáng sớm'], {
    ...town,
    state: 'QUARANTINED',
    said: { licence: 'UNKNOWN', licenceStatus: 'PENDING' },
  }),
];
