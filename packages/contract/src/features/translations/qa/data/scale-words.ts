import type { RecordLanguage } from '../../../../vocabulary/language.ts';

/** Words that multiply the figure before them. */
export const SCALE_WORDS: Readonly<Record<RecordLanguage, readonly (readonly [word: string, by: number])[]>> =
  {
    vi: [
      ['nghìn', 1e3],
      ['ngàn', 1e3],
      ['vạn', 1e4],
      ['triệu', 1e6],
      ['tỷ', 1e9],
      ['tỉ', 1e9],
    ],
    en: [
      ['hundred', 1e2],
      ['thousand', 1e3],
      ['million', 1e6],
      ['mn', 1e6],
      ['billion', 1e9],
      ['bn', 1e9],
      ['trillion', 1e12],
      ['tn', 1e12],
    ],
    fr: [
      ['mille', 1e3],
      ['millions', 1e6],
      ['million', 1e6],
      ['milliards', 1e9],
      ['milliard', 1e9],
      ['billions', 1e12],
      ['billion', 1e12],
    ],
    de: [
      ['tausend', 1e3],
      ['millionen', 1e6],
      ['million', 1e6],
      ['mio.', 1e6],
      ['milliarden', 1e9],
      ['milliarde', 1e9],
      ['mrd.', 1e9],
      ['billionen', 1e12],
      ['billion', 1e12],
    ],
    es: [
      ['mil', 1e3],
      ['millones', 1e6],
      ['millón', 1e6],
      ['billones', 1e12],
      ['billón', 1e12],
    ],
    ru: [
      ['тысячи', 1e3],
      ['тысяча', 1e3],
      ['тысяч', 1e3],
      ['тыс.', 1e3],
      ['миллионов', 1e6],
      ['миллиона', 1e6],
      ['миллион', 1e6],
      ['млн', 1e6],
      ['миллиардов', 1e9],
      ['миллиарда', 1e9],
      ['миллиард', 1e9],
      ['млрд', 1e9],
      ['триллионов', 1e12],
      ['триллиона', 1e12],
      ['триллион', 1e12],
      ['трлн', 1e12],
    ],
    ja: [
      ['千', 1e3],
      ['万', 1e4],
      ['億', 1e8],
      ['兆', 1e12],
    ],
    zh: [
      ['千', 1e3],
      ['万', 1e4],
      ['萬', 1e4],
      ['亿', 1e8],
      ['億', 1e8],
      ['兆', 1e12],
    ],
    ko: [
      ['천', 1e3],
      ['만', 1e4],
      ['억', 1e8],
      ['조', 1e12],
    ],
    th: [
      ['พัน', 1e3],
      ['หมื่น', 1e4],
      ['แสน', 1e5],
      ['ล้าน', 1e6],
    ],
    lo: [
      ['ພັນ', 1e3],
      ['ໝື່ນ', 1e4],
      ['ແສນ', 1e5],
      ['ລ້ານ', 1e6],
      ['ຕື້', 1e9],
    ],
    km: [
      ['ពាន់', 1e3],
      ['ម៉ឺន', 1e4],
      ['សែន', 1e5],
      ['លាន', 1e6],
    ],
    ar: [
      ['ألف', 1e3],
      ['آلاف', 1e3],
      ['مليون', 1e6],
      ['ملايين', 1e6],
      ['مليار', 1e9],
      ['مليارات', 1e9],
      ['تريليون', 1e12],
    ],
  };

/** Languages whose large figures go on in smaller units: 1億2000万 is 120 million, "1 tỷ 200 triệu" 1.2 billion. */
export const GOES_ON_IN_SMALLER: ReadonlySet<string> = new Set(['vi', 'ja', 'zh', 'ko']);
/** Of those, the ones in which the last part needs no unit: 1万2400. */
export const ENDS_WITHOUT_UNIT: ReadonlySet<string> = new Set(['ja', 'zh', 'ko']);

/** What is written for a large unit, largest first, with the blank before it; every figure is written in one of them. */
export const WRITTEN_SCALES: Readonly<
  Record<RecordLanguage, readonly (readonly [by: number, written: string])[]>
> = {
  vi: [
    [1e12, ' nghìn tỷ'],
    [1e9, ' tỷ'],
    [1e6, ' triệu'],
    [1e3, ' nghìn'],
  ],
  en: [
    [1e12, ' trillion'],
    [1e9, ' billion'],
    [1e6, ' million'],
    [1e3, ' thousand'],
  ],
  fr: [
    [1e12, ' billions'],
    [1e9, ' milliards'],
    [1e6, ' millions'],
    [1e3, ' mille'],
  ],
  de: [
    [1e12, ' Billionen'],
    [1e9, ' Milliarden'],
    [1e6, ' Millionen'],
    [1e3, ' Tausend'],
  ],
  es: [
    [1e12, ' billones'],
    [1e9, ' mil millones'],
    [1e6, ' millones'],
    [1e3, ' mil'],
  ],
  ru: [
    [1e12, ' трлн'],
    [1e9, ' млрд'],
    [1e6, ' млн'],
    [1e3, ' тыс.'],
  ],
  ja: [
    [1e12, '兆'],
    [1e8, '億'],
    [1e4, '万'],
  ],
  zh: [
    [1e12, '万亿'],
    [1e8, '亿'],
    [1e4, '万'],
  ],
  ko: [
    [1e12, '조'],
    [1e8, '억'],
    [1e4, '만'],
  ],
  th: [
    [1e12, ' ล้านล้าน'],
    [1e9, ' พันล้าน'],
    [1e6, ' ล้าน'],
    [1e3, ' พัน'],
  ],
  lo: [
    [1e9, ' ຕື້'],
    [1e6, ' ລ້ານ'],
    [1e3, ' ພັນ'],
  ],
  km: [
    [1e9, ' ពាន់លាន'],
    [1e6, ' លាន'],
    [1e3, ' ពាន់'],
  ],
  ar: [
    [1e12, ' تريليون'],
    [1e9, ' مليار'],
    [1e6, ' مليون'],
    [1e3, ' ألف'],
  ],
};
