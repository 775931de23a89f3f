import { describe, expect, it } from 'vitest';
import { mergeVersions } from './merge-versions.ts';

const base = { title: 'Huế', slug: 'hue', aliases: ['Cố đô'] };

describe('merging two versions of a record', () => {
  it('takes from each side what only that side changed', () => {
    const merged = mergeVersions(
      base,
      { ...base, title: 'Thành phố Huế' },
      { ...base, slug: 'thanh-pho-hue' },
    );
    expect(merged.values).toEqual({ title: 'Thành phố Huế', slug: 'thanh-pho-hue', aliases: ['Cố đô'] });
    expect(merged.conflicts).toEqual([]);
  });

  it('keeps mine and names the field where both changed it differently', () => {
    const merged = mergeVersions(base, { ...base, title: 'Cố đô Huế' }, { ...base, title: 'TP. Huế' });
    expect(merged.values.title).toBe('Cố đô Huế');
    expect(merged.conflicts).toEqual(['title']);
  });

  it('sees no conflict where both made the same change', () => {
    const both = { ...base, aliases: ['Cố đô', 'Hue'] };
    expect(mergeVersions(base, both, { ...both, aliases: ['Cố đô', 'Hue'] }).conflicts).toEqual([]);
  });
});
