/** Units of measure by how they are written after a figure in any language; the first written form is the sign. */
export const UNITS: readonly (readonly [sign: string, pattern: string])[] = [
  [
    'km²',
    'km2|km²|square kilomet(?:er|re)s?|kilomètres? carrés?|Quadratkilometer|kilómetros? cuadrados?|平方キロメートル|平方公里|кв\\. ?км',
  ],
  [
    'm²',
    'm2|m²|mét vuông|square met(?:er|re)s?|mètres? carrés?|Quadratmeter|metros? cuadrados?|平方メートル|平方米|кв\\. ?м',
  ],
  [
    'm³',
    'm3|m³|mét khối|cubic met(?:er|re)s?|mètres? cubes?|Kubikmeter|metros? cúbicos?|立方メートル|立方米|куб\\. ?м',
  ],
  ['km/h', 'km\\/h|km\\/giờ|kph|kilomet(?:er|re)s? (?:per|an) hour|км\\/ч'],
  [
    'km',
    'km|ki-lô-mét|cây số|kilomet(?:er|re)s?|kilomètres?|Kilometern?|kilómetros?|キロメートル|公里|킬로미터|км|километр\\p{L}*|กิโลเมตร|กม\\.',
  ],
  [
    'cm',
    'cm|xăng-ti-mét|centimet(?:er|re)s?|centimètres?|Zentimetern?|centímetros?|センチメートル|センチ|厘米|센티미터|см|сантиметр\\p{L}*',
  ],
  [
    'mm',
    'mm|mi-li-mét|millimet(?:er|re)s?|millimètres?|Millimetern?|milímetros?|ミリメートル|ミリ|毫米|밀리미터|мм',
  ],
  ['m', 'm|mét|met(?:er|re)s?|mètres?|Metern?|metros?|メートル|米|미터|м|метр\\p{L}*|เมตร'],
  ['ha', 'ha|héc-ta|hecta|hectares?|Hektar|hectáreas?|ヘクタール|公顷|헥타르|га|гектар\\p{L}*|เฮกตาร์'],
  [
    'kg',
    'kg|ki-lô-gam|kilograms?|kilos?|kilogrammes?|Kilogramm|kilogramos?|キログラム|公斤|千克|킬로그램|кг|килограмм\\p{L}*|กิโลกรัม|กก\\.',
  ],
  ['tonnes', 'tấn|tonnes?|tons?|Tonnen?|toneladas?|トン|吨|톤|тонн\\p{L}*|ตัน'],
  ['g', 'g|gam|grams?|grammes?|Gramm|gramos?|グラム|克|г|грамм\\p{L}*'],
  [
    '°C',
    '°C|℃|độ C|degrees? Celsius|degrés? Celsius|Grad Celsius|grados? Celsius|摄氏度|도|градус\\p{L}* Цельсия',
  ],
  ['°F', '°F|℉|độ F|degrees? Fahrenheit'],
  ['miles', 'dặm|miles?|milles?|Meilen?|millas?|マイル|英里|마일|мил[ьи]'],
  ['litres', 'lít|lit(?:er|re)s?|litres?|Litern?|litros?|リットル|升|리터|литр\\p{L}*'],
  ['kWh', 'kWh|кВт·ч'],
  ['MW', 'MW|megawatts?|МВт'],
  ['GW', 'GW|gigawatts?|ГВт'],
];
