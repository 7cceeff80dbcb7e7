/** The mark of the site: an open book with a play sign where the pages meet. */
export function Mark({ size = 32 }: { readonly size?: number }) {
  return (
    <svg viewBox="60 110 392 294" width={(size * 4) / 3} height={size} aria-hidden="true">
      <path fill="#f6f3ea" d="M256 176c-40-34-98-46-168-44v232c70-2 128 10 168 44z" />
      <path fill="#dcd6c6" d="M256 176c40-34 98-46 168-44v232c-70-2-128 10-168 44z" />
      <path
        fill="#fca311"
        stroke="#14213d"
        strokeWidth="20"
        strokeLinejoin="round"
        d="M206 190v150l128-75z"
      />
    </svg>
  );
}
