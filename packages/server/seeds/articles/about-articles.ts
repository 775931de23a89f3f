/** What a demo post is about: usernames of accounts, and titles of events. */
interface DemoAbout {
  readonly figureIds?: readonly string[];
  readonly destinationIds?: readonly string[];
  readonly organizationIds?: readonly string[];
  readonly eventIds?: readonly string[];
}

/** By the keys of the articles. */
export const DEMO_ABOUT: Readonly<Record<string, DemoAbout>> = {
  'gap-nghe-nhan-giu-lua-tranh-dong-ho': {
    organizationIds: ['hop-tac-xa-tranh-dong-ho', 'hiep-hoi-lang-nghe'],
    eventIds: ['Triển lãm tranh Đông Hồ'],
  },
  'co-do-hue-so-hoa-mai-ngoi': { destinationIds: ['co-do-hue'], eventIds: ['Tọa đàm số hóa di sản'] },
  'toan-canh-festival-hue': {
    figureIds: ['ca-si-ngoc-lam', 'nghe-si-hoang-tram'],
    destinationIds: ['co-do-hue'],
    organizationIds: ['nha-hat-ca-kich-hue', 'trung-tam-ben-ngu'],
    eventIds: ['Đêm nhạc bên sông Hương'],
  },
  'lang-sen-vao-hoi': {
    destinationIds: ['lang-sen'],
    organizationIds: ['le-hoi-lang-sen', 'so-vhttdl-nghe-an'],
    eventIds: ['Đua thuyền truyền thống sông Lam'],
  },
  'mua-lua-chin-mu-cang-chai': { organizationIds: ['ubnd-xa-mu-cang-chai'] },
  'vinh-ha-long-buoi-som': {
    destinationIds: ['vinh-ha-long', 'hang-sung-sot', 'dao-ti-top'],
    organizationIds: ['hoi-nhiep-anh-quang-ninh'],
  },
  'mot-ngay-tren-cho-noi-cai-rang': { figureIds: ['nguyen-du'], destinationIds: ['cho-noi-cai-rang'] },
  'podcast-nghe-ke-chuyen-pho-so-12': { figureIds: ['nguyen-du', 'ho-xuan-huong'] },
  'mat-ong-bac-ha-ma-truy-xuat': {
    destinationIds: ['cao-nguyen-da-dong-van'],
    organizationIds: ['ubnd-xa-bac-ha'],
  },
  'giai-chay-ho-guom-doi-ngay': {
    organizationIds: ['giai-chay-ho-guom', 'lien-doan-dien-kinh-ha-noi'],
    eventIds: ['Giải chạy Hồ Gươm'],
  },
  'ba-giao-ve-huu-tu-sach-dau-ngo': { organizationIds: ['cau-lac-bo-doc-sach'] },
  'anh-ao-dai-tren-cau': { figureIds: ['mac-thi-suong'], organizationIds: ['ban-anh'] },
};
