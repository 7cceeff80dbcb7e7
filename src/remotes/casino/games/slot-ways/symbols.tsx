/** Stones, each with a cut and a colour of its own: the outline, and the edges of its faces. */
const stones: Readonly<Record<string, readonly [outline: string, edges: string, colour: string]>> =
  {
    A: ['M10 8h20l7 9-17 18L3 17Z', 'M3 17h34M10 8l4 9 6 18 6-18 4-9M14 17l6-9 6 9', '#dff3fb'],
    B: [
      'M13 5h14l8 8v14l-8 8H13l-8-8V13Z',
      'M13 5l3 8h8l3-8M35 13l-8 3v8l8 3M27 35l-3-8h-8l-3 8M5 27l8-3v-8l-8-3',
      '#d7263d',
    ],
    C: [
      'M20 4a16 16 0 1 1-.1 0Z',
      'M20 10 30 20 20 30 10 20ZM20 4v6M36 20h-6M20 36v-6M4 20h6',
      '#2b6cb0',
    ],
    D: [
      'M9 4h22l4 5v22l-4 5H9l-4-5V9Z',
      'M12 11h16v18H12ZM9 4l3 7M31 4l-3 7M31 36l-3-7M9 36l3-7',
      '#1f9d61',
    ],
    E: ['M20 4 37 34H3Z', 'M20 4v14M37 34 20 18 3 34M20 18 28 34M20 18 12 34', '#8e44ad'],
    F: [
      'M20 3q14 17 14 22a14 12 0 0 1-28 0q0-5 14-22Z',
      'M20 3v34M6 25h28M12 15l8 10 8-10',
      '#f2a33a',
    ],
    G: ['M20 3 35 12v16L20 37 5 28V12Z', 'M20 3v34M5 12l30 16M35 12 5 28', '#e86aa0'],
    H: ['M14 36 8 16 15 3l9 5 8 14-6 14Z', 'M15 3l3 17-4 16M24 8l-6 12 8 16M8 16l10 4', '#b9c2cc'],
  };

/** In place of any stone: light in all colours. */
function Wild() {
  return (
    <>
      <path d="m20 2 5 12 13 1-10 9 3 13-11-7-11 7 3-13L2 15l13-1Z" fill="#1d2440" />
      <path d="M20 9v11l9-4Z" fill="#f2a33a" />
      <path d="M29 16 20 20l6 11Z" fill="#1f9d61" />
      <path d="M26 31 20 20l-6 11Z" fill="#2b9fd8" />
      <path d="M14 31 20 20l-9-4Z" fill="#8e44ad" />
      <path d="M11 16 20 20V9Z" fill="#d7263d" />
    </>
  );
}

export function Face({ name }: { readonly name: string }) {
  const stone = stones[name];
  if (stone === undefined) return <Wild />;
  const [outline, edges, colour] = stone;
  return (
    <>
      <path d={outline} fill={colour} stroke="#1d2440" strokeWidth="1.5" strokeLinejoin="round" />
      <path d={edges} fill="none" stroke="#1d2440" strokeOpacity="0.45" strokeLinejoin="round" />
    </>
  );
}
