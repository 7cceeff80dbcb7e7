/** Draws what is saved as a picture. Loaded when a player asks for one. */
import type { Credentials, CredentialsWords } from './credentials-text.ts';

const WIDTH = 960;
const HEIGHT = 540;
const MARGIN = 72;
const FONT = 'system-ui, "Noto Sans", "Noto Sans Arabic", sans-serif';
/** Letters of one width tell l, 1 and I apart. */
const MONO = 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace';

/** The same in any theme: a picture is looked at, and printed, elsewhere. */
const INK = '#101a33';
const QUIET = '#55607a';
const PAPER = '#ffffff';
const BAND = '#f2ab1f';

interface Line {
  readonly text: string;
  readonly y: number;
  readonly font: string;
  readonly colour: string;
}

function linesOf(credentials: Credentials, words: CredentialsWords): readonly Line[] {
  const label = { font: `28px ${FONT}`, colour: QUIET };
  const value = { font: `600 48px ${MONO}`, colour: INK };
  return [
    { text: words.site, y: 112, font: `700 44px ${FONT}`, colour: INK },
    { text: words.login, y: 196, ...label },
    { text: credentials.login, y: 254, ...value },
    { text: words.password, y: 336, ...label },
    { text: credentials.password, y: 394, ...value },
    { text: words.address, y: 480, font: `24px ${FONT}`, colour: QUIET },
  ];
}

/** The picture, or null where the browser makes none. */
export function credentialsPicture(
  credentials: Credentials,
  words: CredentialsWords,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  context.fillStyle = PAPER;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = BAND;
  context.fillRect(0, 0, WIDTH, 16);
  const isRtl = words.dir === 'rtl';
  context.direction = words.dir;
  context.textAlign = 'start';
  for (const { text, y, font, colour } of linesOf(credentials, words)) {
    context.font = font;
    context.fillStyle = colour;
    context.fillText(text, isRtl ? WIDTH - MARGIN : MARGIN, y, WIDTH - 2 * MARGIN);
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
