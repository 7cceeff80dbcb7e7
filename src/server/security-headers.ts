import type { Assets } from './assets.ts';

const SELF = "'self'";
const NONE = "'none'";

/** What pages may load and do: this origin alone, and no script or style that the build did not make. */
function contentSecurityPolicy({ script, style, frame }: Assets['policy']): string {
  const sources: Readonly<Record<string, readonly string[]>> = {
    'default-src': [SELF],
    'script-src': [SELF, ...script],
    'style-src': [SELF, ...style],
    'img-src': [SELF, 'data:', 'blob:'],
    'connect-src': [SELF],
    'worker-src': [SELF],
    'frame-src': [SELF, ...frame],
    'frame-ancestors': [SELF],
    'form-action': [SELF],
    'base-uri': [NONE],
    'object-src': [NONE],
  };
  return Object.entries(sources)
    .map(([name, list]) => `${name} ${list.join(' ')}`)
    .join('; ');
}

/** Headers for every answer. Under https a browser is told to stay there. */
export function securityHeaders(policy: Assets['policy'], https: boolean): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(policy),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** The names of those headers. */
export const SECURITY_HEADERS = Object.keys(
  securityHeaders({ script: [], style: [], frame: [] }, true),
);
