import type { ReactNode } from 'react';

/** What lies in the harbour, each in a square of 40; every one has a shape of its own. */
const drawn: Readonly<Record<string, ReactNode>> = {
  A: (
    <>
      <path d="M15 36 17 14h6l2 22Z" fill="#f4f1ea" stroke="#33485e" strokeWidth="1.5" />
      <path d="m16.3 22 7.3 0 .6 5h-8.500ZM15.4 32h9.200l.4 4H15Z" fill="#c8402f" />
      <path d="M15 14h10v-4l-5-5-5 5Z" fill="#33485e" />
      <path d="M25 10l10-3v7l-10-2ZM15 10 5 7v7l10-2Z" fill="#f0b93a" />
    </>
  ),
  B: (
    <>
      <path d="M5 27h30l-5 8H10Z" fill="#7a4a2b" />
      <path d="M19 5v21H8Q18 18 19 5Z" fill="#e9e4d6" stroke="#33485e" />
      <path d="M21 9v17h11Q22 20 21 9Z" fill="#c8402f" />
    </>
  ),
  C: (
    <path
      d="M20 9v25M12 16h16M7 24q1 11 13 11t13-11M20 9a3 3 0 1 1 .1 0"
      fill="none"
      stroke="#33485e"
      strokeWidth="3.5"
      strokeLinecap="round"
    />
  ),
  D: (
    <>
      <path d="M4 20q10-13 22-4l9-7v22l-9-7Q14 33 4 20Z" fill="#2e86ab" />
      <circle cx="12" cy="18" r="2" fill="#fff" />
    </>
  ),
  E: (
    <>
      <path d="M20 35 5 20Q6 6 20 6t15 14Z" fill="#f2a48d" stroke="#b3563c" strokeWidth="1.5" />
      <path d="M20 35V7M20 35 11 10M20 35 29 10M20 35 6 19M20 35l14-16" stroke="#b3563c" />
    </>
  ),
  F: (
    <>
      <circle cx="20" cy="20" r="11" fill="none" stroke="#f4f1ea" strokeWidth="8" />
      <circle
        cx="20"
        cy="20"
        r="11"
        fill="none"
        stroke="#d9582b"
        strokeWidth="8"
        strokeDasharray="8.64"
      />
      <path d="M20 5a15 15 0 1 1-.1 0Zm0 8a7 7 0 1 1-.1 0Z" fill="none" stroke="#33485e" />
    </>
  ),
  G: (
    <path
      d="M3 30q8 0 9-9 2-12 14-12 8 1 8 8-5-4-9 0t4 9q4 4 8 4v6H3Z"
      fill="#3aa6b9"
      stroke="#1f6f80"
      strokeWidth="1.5"
    />
  ),
  H: (
    <path
      d="m20 4 4.5 10.500L36 15l-8.5 8L30 35l-10-6.500L10 35l2.5-12L4 15l11.5-.5Z"
      fill="#e0b04c"
      stroke="#96701f"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  ),
  W: (
    <>
      <circle cx="20" cy="20" r="16" fill="#1d3557" />
      <circle cx="20" cy="20" r="12.5" fill="#f4f1ea" />
      <path d="m20 6 4 14-4 14-4-14Z" fill="#c8402f" />
      <path d="m20 34-4-14h8Z" fill="#33485e" />
    </>
  ),
  S: (
    <>
      <path d="M5 18q0-9 9-9h12q9 0 9 9v2H5Z" fill="#8a5a2b" />
      <path d="M5 20h30v14H5Z" fill="#6f4520" />
      <path d="M5 18h30v4H5Zm5-8h3v24h-3Zm17 0h3v24h-3Z" fill="#f0b93a" />
      <path d="M17 17h6v8h-6Z" fill="#f7d774" stroke="#6f4520" />
    </>
  ),
};

export const Face = ({ name }: { readonly name: string }) => drawn[name] ?? null;
