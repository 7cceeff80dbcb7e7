import { setImmediate } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type AskedBy, createPasswords } from '../../../src/server/identity/passwords.ts';

const test = suite('whose password is checked first');

/** As long for each as for any other, where threads would be as the machine has time for them. */
const hashing = {
  async hash(password: string | Uint8Array) {
    await setImmediate();
    return `hash of ${password}`;
  },
  async verify(hashed: string | Uint8Array, password: string | Uint8Array) {
    await setImmediate();
    return hashed === `hash of ${password}`;
  },
};

async function line() {
  const passwords = createPasswords({ hashing, now: () => 0 });
  const right = await passwords.hash('right');
  const order: string[] = [];
  const ask = (name: string, by: AskedBy, password = 'wrong') =>
    passwords.match(password, [right, null], by).then(
      (found) => void order.push(`${name}${found === 0 ? ' is in' : ''}`),
      (error: unknown) =>
        void order.push(`${name} ${(error as { statusCode: number }).statusCode}`),
    );
  const choose = (name: string, by?: AskedBy) =>
    passwords.hash('new', by).then(
      () => void order.push(`${name} is in`),
      (error: unknown) =>
        void order.push(`${name} ${(error as { statusCode: number }).statusCode}`),
    );
  return { ask, choose, order };
}

const place = (order: readonly string[], name: string) =>
  order.findIndex((one) => one.startsWith(name));

test('an honest sign-in does not wait for a hundred of another network', async () => {
  const { ask, order } = await line();
  const flood = Array.from({ length: 100 }, (_, i) => ask(`flood ${i}`, { network: '192.0.2.1' }));
  const honest = ask('honest', { network: '198.51.100.7' }, 'right');
  await Promise.all([...flood, honest]);
  assert.ok(place(order, 'honest is in') <= 4, `after ${place(order, 'honest')} others`);
});

test('nor for those of a whole site of IPv6, who are one turn together', async () => {
  const { ask, order } = await line();
  const flood = Array.from({ length: 150 }, (_, i) =>
    ask(`flood ${i}`, { network: `2001:db8:0:${(i * 256).toString(16)}::/64` }),
  );
  const honest = ask('honest', { network: '2001:db8:7:1::/64' }, 'right');
  await Promise.all([...flood, honest]);
  assert.ok(place(order, 'honest is in') <= 4, `after ${place(order, 'honest')} others`);
});

test('networks with many wrong passwords come after all others', async () => {
  const { ask, order } = await line();
  const networks = Array.from({ length: 4 }, (_, i) => `192.0.2.${i}`);
  for (const network of networks) {
    await Promise.all(Array.from({ length: 20 }, () => ask('before', { network })));
  }
  order.length = 0;
  const flood = networks.map((network) => ask('flood', { network }));
  const others = Array.from({ length: 6 }, (_, i) => ask('other', { network: `198.51.100.${i}` }));
  await Promise.all([...flood, ...others]);
  // Two had begun already, and one may be done beside the last of the others.
  assert.ok(order.slice(0, 7).filter((one) => one === 'flood').length <= 2, order.join());
});

test('staff wait for nobody who plays', async () => {
  const { ask, order } = await line();
  const flood = Array.from({ length: 100 }, (_, i) =>
    ask(`flood ${i}`, { network: `192.0.2.${i}` }),
  );
  const staff = ask('staff', { network: '192.0.2.1', isStaff: true }, 'right');
  await Promise.all([...flood, staff]);
  assert.ok(place(order, 'staff is in') <= 4, `after ${place(order, 'staff')} others`);
});

test('where no more can wait it is the flood that is refused', async () => {
  const { ask, order } = await line();
  const flood = Array.from({ length: 210 }, () => ask('flood', { network: '192.0.2.1' }));
  const honest = Array.from({ length: 5 }, (_, i) =>
    ask('honest', { network: `198.51.100.${i}` }, 'right'),
  );
  await Promise.all([...flood, ...honest]);
  assert.is(order.filter((one) => one === 'honest is in').length, 5);
  assert.is(order.filter((one) => one === 'flood 503').length, 13);
});

test('in a flood of sign-ins it is not those who register that are refused', async () => {
  const { ask, choose, order } = await line();
  // Many networks with few sign-ins each, which is most that a flood can look like everybody.
  const flood = Array.from({ length: 220 }, (_, i) =>
    ask('flood', { network: `192.0.2.${i % 40}` }),
  );
  const honest = Array.from({ length: 12 }, (_, i) =>
    choose('honest', i < 6 ? { network: `198.51.100.${i}` } : undefined),
  );
  await Promise.all([...flood, ...honest]);
  assert.is(order.filter((one) => one === 'honest is in').length, 12);
});

test('nor do staff wait for them who choose a password', async () => {
  const { ask, choose, order } = await line();
  const flood = Array.from({ length: 100 }, (_, i) =>
    ask(`flood ${i}`, { network: `192.0.2.${i}` }),
  );
  const staff = choose('staff', { network: '192.0.2.1', isStaff: true });
  await Promise.all([...flood, staff]);
  assert.ok(place(order, 'staff is in') <= 4, `after ${place(order, 'staff')} others`);
});

test.run();
