/** "ã" beside "a", drawn in the manner of the icons beside it. */
export function FoldMarks({ size }: { readonly size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <circle cx="5.5" cy="15" r="3.5" />
      <path d="M9 11v8M2 6.5c1.2-1.6 2.4-1.6 3.6-.4s2.4 1.2 3.6-.4" />
      <circle cx="17.5" cy="15" r="3.5" />
      <path d="M21 11v8" />
    </svg>
  );
}
