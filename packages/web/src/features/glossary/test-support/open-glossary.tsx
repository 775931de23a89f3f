import type { GlossaryImport } from '@toasoan/contract/features/glossary/files/glossary-import.ts';
import type { GlossaryDetail } from '@toasoan/contract/features/glossary/glossary-entry.ts';
import { page } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { openAs } from '../../projects/test-support/open-project.tsx';

const BY = { userId: '4', name: 'Phạm Đức Anh' };

export function anEntry(changes: Partial<GlossaryDetail> = {}): GlossaryDetail {
  return {
    id: '5',
    ownerId: '4',
    ownerName: 'Phạm Đức Anh',
    sourceLang: 'vi',
    targetLang: 'en',
    format: 'KEYWORD',
    sourceContent: 'nghệ nhân',
    targetContent: 'artisan',
    oldContent: '',
    caseSensitive: false,
    matchMode: 'PHRASE',
    domain: 'Văn hóa',
    partOfSpeech: 'NOUN',
    forbidden: ['craftsman'],
    note: '',
    priority: 50,
    origin: 'PERSON',
    state: 'PROPOSED',
    hits: { total: 164, days: [1, 5, 3] },
    others: [],
    conflicts: [],
    createTime: '2026-11-20T03:00:00.000Z',
    updateTime: '2026-11-20T03:00:00.000Z',
    createdBy: BY,
    updatedBy: BY,
    version: 2,
    ...changes,
  };
}

export function anImport(changes: Partial<GlossaryImport> = {}): GlossaryImport {
  return {
    id: '9',
    version: 2,
    fileName: 'thuat-ngu.csv',
    state: 'READ',
    error: '',
    counts: { added: 1, updated: 1, skipped: 0, conflicts: 0, errors: 1 },
    done: 3,
    rows: [
      {
        line: 4,
        fate: 'ERROR',
        reason: 'NO_SOURCE',
        sourceContent: '',
        targetContent: 'x',
        currentTarget: '',
      },
      {
        line: 2,
        fate: 'UPDATE',
        reason: '',
        sourceContent: 'nghệ nhân',
        targetContent: 'craftsman',
        currentTarget: 'artisan',
      },
    ],
    ...changes,
  };
}

interface Opened {
  readonly role?: 'ADMIN' | 'EDITOR';
  readonly search?: string;
}

export async function openGlossary(
  network: Network,
  entries: readonly GlossaryDetail[],
  { role = 'ADMIN', search = '' }: Opened = {},
): Promise<void> {
  network.answer('/admin/glossary/list', { items: [...entries], total: entries.length, page: 1, limit: 20 });
  network.answer('/admin/glossary/counts', { all: 43, proposed: 4, approved: 38, disabled: 1 });
  network.answer('/admin/glossary/facets', {
    pairs: [
      { sourceLang: 'vi', targetLang: 'en' },
      { sourceLang: 'vi', targetLang: 'ja' },
    ],
    domains: ['Văn hóa'],
    owners: [{ id: '4', name: 'Phạm Đức Anh' }],
  });
  network.answer('/admin/glossary/suggestions', { items: [] });
  for (const entry of entries) network.answer(`/admin/glossary/detail/${entry.id}`, entry);
  await page.viewport(1440, 900);
  await openAs(network, role, `/manager_translate/glossary${search}`);
}
