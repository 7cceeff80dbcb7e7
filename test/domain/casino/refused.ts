import * as assert from 'uvu/assert';
import { CasinoInputError, type CasinoInputErrorCode } from '../../../src/domain/casino/input.ts';

/** That the call throws this code. */
export function refuses(code: CasinoInputErrorCode, call: () => unknown, message?: string) {
  const isOfCode = (error: unknown) => error instanceof CasinoInputError && error.code === code;
  assert.throws(call, isOfCode, message);
}
