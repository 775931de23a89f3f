import type { Genre, PostType } from '@toasoan/contract/features/posts/post-kinds.ts';
import { GENRES, POST_TYPES } from '@toasoan/contract/features/posts/post-kinds.ts';
import { GENRE_TEXTS, POST_TYPE_TEXTS } from '@toasoan/contract/features/source-links/post-kind-texts.ts';
import {
  AUTO_ACTIONS,
  type AutoAction,
  SOURCE_LINK_TARGETS,
  type SourceLinkTarget,
} from '@toasoan/contract/features/source-links/source-link.ts';
import {
  AUTO_ACTION_TEXTS,
  SOURCE_LINK_TARGET_TEXTS,
} from '@toasoan/contract/features/source-links/source-link-texts.ts';
import { PROVINCE_CODES, type ProvinceCode } from '@toasoan/contract/vocabulary/province-codes.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';

export const actionWords = (action: AutoAction) => AUTO_ACTION_TEXTS[action][currentLanguage()];
export const targetWords = (type: SourceLinkTarget) => SOURCE_LINK_TARGET_TEXTS[type][currentLanguage()];
export const postTypeWords = (type: PostType) => POST_TYPE_TEXTS[type][currentLanguage()];
export const genreWords = (genre: Genre) => GENRE_TEXTS[genre][currentLanguage()];
export const provinceWords = (code: ProvinceCode | null) => (code === null ? '' : PROVINCES[code].name);

export const actionOptions = () =>
  AUTO_ACTIONS.map((action) => ({ value: action, label: actionWords(action) }));
export const targetOptions = () =>
  SOURCE_LINK_TARGETS.map((type) => ({ value: type, label: targetWords(type) }));
export const postTypeOptions = () => POST_TYPES.map((type) => ({ value: type, label: postTypeWords(type) }));
export const genreOptions = () => GENRES.map((genre) => ({ value: genre, label: genreWords(genre) }));
export const provinceOptions = () =>
  PROVINCE_CODES.map((code) => ({ value: code, label: provinceWords(code) }));
