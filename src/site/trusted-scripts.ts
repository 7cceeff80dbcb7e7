/**
 * Trusted Types: the pages' policy lets no text become a script, or the address of one, but through
 * the policy here. Browsers without them take the address as it is.
 */
interface ScriptPolicy {
  /** The browser's own type, which stands for the text wherever an address is taken. */
  createScriptURL(address: string): string;
}

declare global {
  var trustedTypes: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy } | undefined;
}

/** What the build makes to run beside a page: workers, and the service worker. */
const BUILT = /^\/(?:assets\/(?:[\w-]+\/)*[\w-]+|pwa-sw)\.js$/;

const rules: ScriptPolicy = {
  createScriptURL(address) {
    if (BUILT.test(address)) return address;
    throw new TypeError(`not a script of this build: ${address}`);
  },
};

// Named in the server's Content-Security-Policy; a second one of the name is refused.
const policy = globalThis.trustedTypes?.createPolicy('replaybook', rules) ?? rules;

/** The address of a script of this build, as workers take it. Throws for any other address. */
export function builtScript(address: string): string {
  return policy.createScriptURL(address);
}
