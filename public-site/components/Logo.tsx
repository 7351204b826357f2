/** The mark: three voices, one over the other. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" />
      <path d="M6 11c3.5-4 6.5-4 10 0s6.5 4 10 0" />
      <path d="M6 16.5c3.5-4 6.5-4 10 0s6.5 4 10 0" />
      <path d="M6 22c3.5-4 6.5-4 10 0s6.5 4 10 0" />
    </svg>
  );
}
