import type { Climate } from '../conditions.ts';
import type { Guard } from '../guard/guard.ts';
import type { CallContext } from '../http/handler.ts';
import { Refused } from '../http/refusal.ts';
import type { Fingerprints } from '../session/fingerprint.ts';
import type { Contacts } from '../user/contacts.ts';
import type { Terms } from '../user/terms.ts';

/** What single calls ask of everyone, as the conditions say. */
export interface Demands {
  /** Throws the refusal of the first demand that is not met. */
  meet(context: CallContext, fingerprint: string | undefined): Promise<void>;
}

export interface DemandOptions {
  readonly climate: Climate;
  readonly fingerprints: Fingerprints;
  readonly terms: Terms;
  readonly contacts: Contacts;
  readonly guard: Guard;
}

/** Demands in the order in which a browser can meet them: by itself first, the player's last. */
export function createDemands(options: DemandOptions): Demands {
  const { climate, fingerprints, terms, contacts, guard } = options;
  return {
    async meet(context, fingerprint) {
      const { call, player, knownVisit, now } = context;
      const { fingerprintCalls, agreementCalls, captchaCalls } = climate.now();
      if (fingerprintCalls.includes(call)) {
        if (!(await fingerprints.isGood(fingerprint, knownVisit, now))) throw new Refused('120');
      }
      if (player && agreementCalls.includes(call) && terms.hasChanged(player)) {
        throw new Refused('451', [{}], { exceptionCode: 1 });
      }
      const code = captchaCalls[call];
      if (code === undefined) return;
      guard.prove(code, context, player ? contacts.of(player.user_id).phone?.value : undefined);
    },
  };
}
