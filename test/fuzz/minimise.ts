/** Values a little smaller than this one, the smallest first. */
function* smaller(value: unknown): Generator<unknown> {
  if (typeof value === 'string') {
    for (let size = value.length; size >= 1; size = Math.floor(size / 2)) {
      for (let at = 0; at < value.length; at += size) {
        yield value.slice(0, at) + value.slice(at + size);
      }
    }
  } else if (Array.isArray(value)) {
    for (let size = value.length; size >= 1; size = Math.floor(size / 2)) {
      for (let at = 0; at < value.length; at += size) yield value.toSpliced(at, size);
    }
    for (const [at, part] of value.entries()) {
      for (const less of smaller(part)) yield value.with(at, less);
    }
  } else if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value);
    for (const [key] of fields) yield Object.fromEntries(fields.filter(([other]) => other !== key));
    for (const [at, [key, part]] of fields.entries()) {
      for (const less of smaller(part)) yield Object.fromEntries(fields.with(at, [key, less]));
    }
  }
}

/** The least of a JSON value that still fails, as far as so many tries lead. */
export async function minimise(
  failing: unknown,
  fails: (value: unknown) => Promise<boolean>,
  tries = 3_000,
): Promise<unknown> {
  let best = failing;
  for (let left = tries, found = true; found && left > 0; ) {
    found = false;
    for (const less of smaller(best)) {
      left -= 1;
      if (left <= 0) break;
      if (!(await fails(less))) continue;
      best = less;
      found = true;
      break;
    }
  }
  return best;
}
