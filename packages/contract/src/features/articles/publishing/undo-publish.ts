/** A person who has published can take that back for so long; mails about it leave only then. */
export const UNDO_SECONDS = 60;

/** Why a publication cannot be taken back, of posts and events alike. `vi`, `en`: the word of the kind. */
export function undoRuleTexts({ vi, en }: { readonly vi: string; readonly en: string }) {
  const begins = `${vi.charAt(0).toUpperCase()}${vi.slice(1)}`;
  return {
    UNDO_TOO_LATE: {
      vi: `Đã quá 60 giây kể từ khi xuất bản nên không hoàn tác được nữa. ${begins} vẫn trên trang; hãy hạ ${vi} nếu cần.`,
      en: `More than 60 seconds have passed, so this can no longer be undone. The ${en} is still public; unpublish it if you must.`,
    },
    UNDO_CHANGED: {
      vi: `{name} đã thay đổi ${vi} sau khi bạn xuất bản nên không hoàn tác được. ${begins} giữ nguyên như {name} để lại.`,
      en: `{name} has changed the ${en} since you published it, so this cannot be undone. The ${en} stays as {name} left it.`,
    },
    UNDO_NOTHING: {
      vi: `Không có lần xuất bản nào để hoàn tác. ${begins} giữ nguyên.`,
      en: `There is no publication to undo. The ${en} stays as it is.`,
    },
  } as const;
}
