/** Languages that write with Latin letters: names keep their marks in them. */
export const LATIN: ReadonlySet<string> = new Set(['vi', 'en', 'fr', 'de', 'es']);

/** Titles before a name are not part of it. */
export const TITLES: ReadonlySet<string> = new Set(
  'ông bà anh chị em cô chú bác cụ thầy cậu bé đồng chí gs pgs ts ths bs nsnd nsưt gs.ts pgs.ts nhà báo nghệ nhân nghệ sĩ nhạc sĩ họa sĩ bác sĩ giáo sư tiến sĩ tướng trung tá thiếu đại úy'.split(
    ' ',
  ),
);

/** Kinds of places and offices that are translated, so what follows them alone is a name. */
export const KINDS: ReadonlySet<string> = new Set(
  'xã phường thị trấn huyện quận tỉnh thành phố tp bản làng thôn ấp đèo núi sông suối hồ biển vịnh đảo chợ đường phố chùa đền đình khu vùng cầu cảng hang động thác rừng vườn cao nguyên quốc lộ quảng trường ga bãi dốc'.split(
    ' ',
  ),
);

/** What begins the name of an office, a law or a feast: such names are translated. */
export const OFFICES: ReadonlySet<string> = new Set(
  'bộ sở cục vụ viện hội ban ủy uỷ tổng đài trường đại bệnh công tập ngân quỹ đảng mặt liên chi phòng trung học nhà báo tòa toà chính quốc thủ chủ phó bí cộng nghị luật thông quyết chỉ hiệp liên đoàn tết lễ ngày thứ chủ giải cúp festival năm thế chiến câu hợp đội ubnd hđnd vietnam'.split(
    ' ',
  ),
);

/** Names that other languages write in their own way, beside the name as it is. */
export const KNOWN_NAMES: Readonly<Record<string, string>> = {
  'việt nam': 'viet nam|vietnam|viêt nam|việtnam',
  'hà nội': 'hanoi|ha noi|hanói',
  'hồ chí minh': 'ho chi minh|hô chi minh|hcmc|ho-chi-minh',
  'tp hồ chí minh': 'ho chi minh|hô chi minh|hcmc|ho-chi-minh',
  'đà nẵng': 'da nang|danang',
  'hải phòng': 'hai phong|haiphong',
  'hạ long': 'ha long|halong',
  'hội an': 'hoi an',
  'sài gòn': 'saigon|sai gon|saïgon',
  'điện biên phủ': 'dien bien phu',
  'trung quốc': 'china|chine|chinesisch|chino',
  'nhật bản': 'japan|japon|japón',
  'hàn quốc': 'korea|corée|corea|südkorea',
  'hoa kỳ': 'united states|états-unis|usa|vereinigte staaten|estados unidos|america',
  'thái lan': 'thailand|thaïlande|tailandia',
  'cam pu chia': 'cambodia|cambodge|kambodscha|camboya',
  'liên bang nga': 'russia|russie|russland|rusia',
  'biển đông':
    'east sea|south china sea|mer orientale|mer de chine|südchinesisches|mar del este|mar de china',
  'đông nam á': 'southeast asia|south-east asia|asie du sud-est|südostasien|sudeste asiático',
  'châu âu': 'europe|europa',
  'châu á': 'asia|asie|asien',
  'ấn độ': 'india|inde|indien',
  'đài loan': 'taiwan|taïwan|taiwán',
};
