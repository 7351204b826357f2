/** The icon of the button that shows a password; crossed out, of the one that hides it. */
export const Eye = ({ crossed }: { readonly crossed: boolean }) => (
  <svg viewBox="0 0 24 24" aria-hidden fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
    <path d="M2 12c4-7.5 16-7.5 20 0c-4 7.5-16 7.5-20 0z" />
    <circle cx="12" cy="12" r="3" />
    {crossed && <path d="M4 20L20 4" />}
  </svg>
);
