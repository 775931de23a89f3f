import { press, type Screen } from './screen.ts';

const GLOSSARY = '/manager_translate/glossary';
const TRANSLATIONS = '/manager_translate/edit_translation';
const SUGGESTIONS = '/manager_translate/improve_translation';
const KEYS = '/manager_translate/api_key';

/** Records in other languages, and what they are translated with. */
export const TRANSLATION_SCREENS: readonly Screen[] = [
  { name: 'the glossary', path: GLOSSARY, shows: 'Ho Chi Minh City' },
  {
    name: 'a new term',
    path: `${GLOSSARY}?open=new`,
    shows: /^(Cách dịch không được dùng|Wordings that must not be used)/,
  },
  {
    name: 'the history of the glossary',
    path: '/manager_translate/glossary_history',
    shows: 'Ho Chi Minh City',
  },
  {
    name: 'the history of translations',
    path: '/manager_translate/translation_history',
    shows: /^(Lịch sử dịch|Translation history)$/,
  },
  { name: 'translations', path: TRANSLATIONS, shows: 'Long dress to work every Monday' },
  { name: 'failed translations', path: `${TRANSLATIONS}?view=failed`, shows: /^(TP\.HCM lắp thêm)/ },
  { name: 'a translation', path: `${TRANSLATIONS}/1`, shows: 'Italy' },
  {
    name: 'translating into languages',
    path: TRANSLATIONS,
    act: press(/^(Dịch sang…|Translate into…)$/),
    shows: /^(Bản dịch đã có sẽ|Existing translations are)/,
  },
  { name: 'suggestions of readers', path: SUGGESTIONS, shows: 'Long dress to work every Monday' },
  { name: 'API keys', path: KEYS, shows: 'Dịch tự động trang Happy' },
  { name: 'an API key', path: `${KEYS}?open=1`, shows: /Sửa lần cuối|Last edited/ },
  { name: 'a new API key', path: `${KEYS}?open=new`, shows: /^(Ký tự nguồn|Source characters in a day)/ },
  {
    name: 'machine translation of the project',
    path: '/view_project?view=machine',
    shows: /^(Thử kết nối|Ngân sách, thứ tự và văn phong|Budget, order and style)$/,
  },
];
