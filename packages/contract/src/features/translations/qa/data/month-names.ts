import type { RecordLanguage } from '../../../../vocabulary/language.ts';

/**
 * The months of a language from January on; alternatives are parted by a bar. The first is what is written in dates.
 * Languages that number their months have none: see `NUMBERED_MONTHS`.
 */
export const MONTH_NAMES: Partial<Readonly<Record<RecordLanguage, readonly string[]>>> = {
  en: [
    'January|Jan',
    'February|Feb',
    'March|Mar',
    'April|Apr',
    'May',
    'June|Jun',
    'July|Jul',
    'August|Aug',
    'September|Sept|Sep',
    'October|Oct',
    'November|Nov',
    'December|Dec',
  ],
  fr: [
    'janvier|janv',
    'février|févr',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet|juil',
    'août',
    'septembre|sept',
    'octobre|oct',
    'novembre|nov',
    'décembre|déc',
  ],
  de: [
    'Januar|Jänner|Jan',
    'Februar|Feb',
    'März',
    'April|Apr',
    'Mai',
    'Juni',
    'Juli',
    'August|Aug',
    'September|Sept',
    'Oktober|Okt',
    'November|Nov',
    'Dezember|Dez',
  ],
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre|setiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  ru: [
    'января|январь|январе',
    'февраля|февраль|феврале',
    'марта|март|марте',
    'апреля|апрель|апреле',
    'мая|май|мае',
    'июня|июнь|июне',
    'июля|июль|июле',
    'августа|август|августе',
    'сентября|сентябрь|сентябре',
    'октября|октябрь|октябре',
    'ноября|ноябрь|ноябре',
    'декабря|декабрь|декабре',
  ],
  ar: [
    'يناير|كانون الثاني',
    'فبراير|شباط',
    'مارس|آذار',
    'أبريل|إبريل|نيسان',
    'مايو|أيار',
    'يونيو|حزيران',
    'يوليو|تموز',
    'أغسطس|آب',
    'سبتمبر|أيلول',
    'أكتوبر|تشرين الأول',
    'نوفمبر|تشرين الثاني',
    'ديسمبر|كانون الأول',
  ],
  th: [
    'มกราคม|ม.ค.',
    'กุมภาพันธ์|ก.พ.',
    'มีนาคม|มี.ค.',
    'เมษายน|เม.ย.',
    'พฤษภาคม|พ.ค.',
    'มิถุนายน|มิ.ย.',
    'กรกฎาคม|ก.ค.',
    'สิงหาคม|ส.ค.',
    'กันยายน|ก.ย.',
    'ตุลาคม|ต.ค.',
    'พฤศจิกายน|พ.ย.',
    'ธันวาคม|ธ.ค.',
  ],
  lo: ['ມັງກອນ', 'ກຸມພາ', 'ມີນາ', 'ເມສາ', 'ພຶດສະພາ', 'ມິຖຸນາ', 'ກໍລະກົດ', 'ສິງຫາ', 'ກັນຍາ', 'ຕຸລາ', 'ພະຈິກ', 'ທັນວາ'],
  km: ['មករា', 'កុម្ភៈ', 'មីនា', 'មេសា', 'ឧសភា', 'មិថុនា', 'កក្កដា', 'សីហា', 'កញ្ញា', 'តុលា', 'វិច្ឆិកា', 'ធ្នូ'],
};

/** Months as numbers: the number is the first group. */
export const NUMBERED_MONTHS: Partial<Readonly<Record<RecordLanguage, RegExp>>> = {
  vi: /(?<=tháng\s)\s*(\d{1,2})(?![\d.,]*\d)/giu,
  ja: /(\d{1,2})(?=\s?月)/gu,
  zh: /(\d{1,2})(?=\s?月)/gu,
  ko: /(\d{1,2})(?=\s?월)/gu,
};

/** What tells a date from a fraction when it stands before 20/11. */
export const BEFORE_A_DATE =
  /(?:ngày|mùng|mồng|hôm|sáng|trưa|chiều|tối|đêm|từ|đến|tới|trước|sau|dịp|lễ|kỷ niệm)\s+(?:\d{1,2}(?:\/\d{1,2})?\s?(?:[-–,]|đến|và)\s?)*$/iu;

/** Years are also counted from elsewhere: Thai calendars are 543 ahead. */
export const YEARS_AHEAD: Partial<Readonly<Record<RecordLanguage, number>>> = { th: 543 };
