import type { Media, MediaRow } from '@toasoan/contract/features/media/media.ts';

const BY = { userId: '3', name: 'Lê Thu Hà' };
const TIME = '2026-11-20T03:05:00.000Z';

/** A picture in order, owned by the signed-in user. */
export function aMediaRow(changes: Partial<MediaRow> = {}): MediaRow {
  return {
    id: '11',
    kind: 'IMAGE',
    state: 'READY',
    failure: null,
    fileName: 'mu-cang-chai.jpg',
    mime: 'image/jpeg',
    extension: 'jpg',
    sizeBytes: 4_404_019,
    durationSec: null,
    picture: null,
    url: '',
    title: 'Mùa lúa chín',
    alt: 'Ruộng bậc thang vàng rực nhìn từ trên cao',
    caption: '',
    credit: 'Lê Thu Hà',
    licence: 'OWN',
    licenceStatus: 'VALID',
    licenceUntil: null,
    hasIdentifiableChild: 0,
    childPrivacy: null,
    isPublicActivity: false,
    aiUse: 'NONE',
    aiLabel: '',
    mapChecked: 0,
    folderId: null,
    takenTime: null,
    useCount: 0,
    twinId: null,
    stateTime: TIME,
    createTime: TIME,
    updateTime: TIME,
    createdBy: BY,
    updatedBy: BY,
    version: 1,
    ...changes,
  };
}

export function aMedia(changes: Partial<Media> = {}): Media {
  return {
    ...aMediaRow(),
    checksum: 'a'.repeat(64),
    description: '',
    ownerType: 'INDIVIDUAL',
    usageTerms: '',
    licenceDoc: null,
    placeText: '',
    provinceCode: null,
    latitude: null,
    longitude: null,
    persons: [],
    people: [],
    focalPoint: null,
    crops: {},
    exif: {},
    folder: null,
    tags: [],
    collections: [],
    earlierFiles: [],
    mayEdit: true,
    mayDelete: true,
    ...changes,
  };
}
