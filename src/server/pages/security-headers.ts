import type { Assets } from './assets.ts';

const SELF = "'self'";
const NONE = "'none'";

type Directives = Readonly<Record<string, readonly string[]>>;

/** What pages may load and do: this origin alone, and no script or style that the build did not make. */
function pageDirectives({ script, style, frame }: Assets['policy']): Directives {
  return {
    'default-src': [SELF],
    'script-src': [SELF, ...script],
    'style-src': [SELF, ...style],
    'img-src': [SELF, 'data:', 'blob:'],
    'connect-src': [SELF],
    'worker-src': [SELF],
    'frame-src': [SELF, ...frame],
    'frame-ancestors': [NONE],
    'form-action': [SELF],
    'base-uri': [NONE],
    'object-src': [NONE],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['replaybook'],
  };
}

/**
 * The page in which the console shows what strangers recorded: without an origin, however it is
 * opened, so that it reads no cookie and no answer of this server, and with nothing but the build's
 * scripts, styles and pictures.
 */
function replayDirectives({ script, style }: Assets['policy']): Directives {
  return {
    sandbox: ['allow-scripts'],
    'default-src': [NONE],
    'script-src': [SELF, ...script],
    'style-src': [SELF, ...style],
    'img-src': [SELF, 'data:'],
    'font-src': [SELF],
    'frame-ancestors': [SELF],
    'form-action': [NONE],
    'base-uri': [NONE],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [NONE],
  };
}

function headersWith(
  directives: Directives,
  framing: 'DENY' | 'SAMEORIGIN',
  https: boolean,
): Record<string, string> {
  return {
    'content-security-policy': Object.entries(directives)
      .map(([name, list]) => `${name} ${list.join(' ')}`)
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': framing,
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Headers for every answer. Under https a browser is told to stay there. */
export function securityHeaders(policy: Assets['policy'], https: boolean): Record<string, string> {
  return headersWith(pageDirectives(policy), 'DENY', https);
}

/** The names of those headers. */
export const SECURITY_HEADERS = Object.keys(
  securityHeaders({ script: [], style: [], frame: [] }, true),
);

/** Headers for the page of the console's frame. */
export function replayHeaders(policy: Assets['policy'], https: boolean): Record<string, string> {
  return headersWith(replayDirectives(policy), 'SAMEORIGIN', https);
}

/**
 * Headers for the build's scripts, styles and files. They are the same for everybody, and the
 * console's frame, which has no origin, must be able to take them.
 */
export const assetHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};
