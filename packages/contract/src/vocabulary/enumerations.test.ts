import { describe, expect, it } from 'vitest';
import { ENUMERATIONS } from './enumerations.ts';
import { SHARED_LABELS } from './shared-labels.ts';

// Copied from specification §3 by hand, in its order.
const VALUES = {
  translatePermission: ['translate', 'get_history', 'edit_glossaries', 'get_glossaries'],
  shareToggle: ['true', 'false'],
  siteType: ['Vietnam', 'Happy', 'custom'],
  displayMode: ['DEFAULT', 'CATEGORIES', 'CATEGORY', 'PAGE', 'CUSTOM', 'OFF'],
  status: ['ENABLE', 'DISABLED'],
  triState: ['0', '1', '2'],
  relatedContent: ['issame', 'collection'],
  linkTarget: ['category', 'tag', 'user'],
  organizationType: ['INDIVIDUAL', 'ORGANIZATION'],
  themeMode: ['light', 'dark', 'system'],
};
const FIELDS =
  'id parentId username name password status type lang email avatar coverPhoto description permission createTime updateTime publishedTime title slug parent excerpt content submissionId keywords filename url alt country job';

describe('enumerations', () => {
  it.each(Object.entries(VALUES))('%s has the values of the specification', (name, values) => {
    expect(Object.keys(ENUMERATIONS[name as keyof typeof ENUMERATIONS])).toEqual(values);
  });

  it('are complete, each value with its own label in both languages', () => {
    expect(Object.keys(ENUMERATIONS)).toEqual(Object.keys(VALUES));
    for (const labels of Object.values(ENUMERATIONS)) expectWorded(Object.values(labels));
  });

  it("use the specification's wording where it gives one", () => {
    const { triState, linkTarget, relatedContent } = ENUMERATIONS;
    expect(Object.values(triState).map(({ en }) => en)).toEqual(['No', 'Yes', 'Unknown']);
    expect(linkTarget.user).toEqual({ vi: 'Tác giả', en: 'Author' });
    expect(Object.values(relatedContent).map(({ en }) => en)).toEqual(['Same category', 'Chosen categories']);
  });
});

describe('shared labels', () => {
  it('name every shared field in both languages', () => {
    expect(Object.keys(SHARED_LABELS).slice(0, -4)).toEqual(FIELDS.split(' '));
    expectWorded(Object.values(SHARED_LABELS));
  });

  it('name who created, approved, rejected and updated', () => {
    expect(Object.entries(SHARED_LABELS).slice(-4)).toEqual([
      ['createdBy', { vi: 'Người tạo', en: 'Created by' }],
      ['approvedBy', { vi: 'Người duyệt', en: 'Approved by' }],
      ['rejectedBy', { vi: 'Người từ chối', en: 'Rejected by' }],
      ['updatedBy', { vi: 'Người cập nhật', en: 'Updated by' }],
    ]);
  });
});

function expectWorded(labels: readonly { readonly vi: string; readonly en: string }[]): void {
  for (const language of ['vi', 'en'] as const) {
    const texts = labels.map((label) => label[language]);
    expect(texts.every((text) => text.trim() !== '' && text === text.normalize('NFC'))).toBe(true);
    expect(new Set(texts).size).toBe(texts.length);
  }
}
