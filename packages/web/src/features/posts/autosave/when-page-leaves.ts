/** The last moments in which a page can keep something: it is hidden, put to sleep or closed. Gives back the end of it. */
export function whenPageLeaves(keep: () => void): () => void {
  const hidden = () => {
    if (document.hidden) keep();
  };
  document.addEventListener('visibilitychange', hidden);
  document.addEventListener('freeze', keep);
  window.addEventListener('pagehide', keep);
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    document.removeEventListener('freeze', keep);
    window.removeEventListener('pagehide', keep);
  };
}
