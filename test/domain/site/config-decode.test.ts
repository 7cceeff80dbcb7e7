import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteConfigDefaults, siteConfigTable } from '../../../src/domain/site/config.ts';
import {
  decodeNamedSiteConfig,
  decodeSiteConfig,
  encodeSiteConfig,
} from '../../../src/domain/site/config-decode.ts';

const test = suite('site config decoding');

test('values arrive by numeric key and are read by name', () => {
  const { companyName, maintenance } = siteConfigTable;
  assert.equal(decodeSiteConfig({ [companyName.key]: 'A', [maintenance.key]: true }), {
    config: { companyName: 'A', maintenance: true },
    rejected: [],
    unknown: [],
  });
});

test('a value of a wrong shape is left out and named, a key nobody knows is told', () => {
  const decoded = decodeSiteConfig({
    [siteConfigTable.banLevel.key]: -1,
    [siteConfigTable.isPwa.key]: 'yes',
    [siteConfigTable.ref_id.key]: 7,
    99999: 1,
    companyName: 'by name',
  });
  assert.equal(decoded.config, { ref_id: 7 });
  assert.equal(decoded.rejected.map(({ name }) => name).sort(), ['banLevel', 'isPwa']);
  assert.ok(decoded.rejected.every(({ reason }) => reason !== ''));
  assert.equal(decoded.unknown, ['99999', 'companyName']);
});

test('a file of overrides is read by name', () => {
  const decoded = decodeNamedSiteConfig({ companyName: 'A', isPwa: 1, 3: 'by key', toString: 1 });
  assert.equal(decoded.config, { companyName: 'A' });
  assert.equal(
    decoded.rejected.map(({ name }) => name),
    ['isPwa'],
  );
  assert.equal(decoded.unknown, ['3', 'toString']);
});

test('what is encoded comes back from the wire as it was', () => {
  const wire: unknown = JSON.parse(JSON.stringify(encodeSiteConfig(siteConfigDefaults)));
  assert.equal(decodeSiteConfig(wire as Record<string, unknown>), {
    config: siteConfigDefaults,
    rejected: [],
    unknown: [],
  });
  assert.equal(encodeSiteConfig({}), {});
});

test('any record decodes', () => {
  const keys = Object.values(siteConfigTable).map(({ key }) => String(key));
  const record = fc.dictionary(fc.oneof(fc.constantFrom(...keys), fc.string()), fc.anything());
  fc.assert(
    fc.property(record, (values) => {
      const { config, rejected, unknown } = decodeSiteConfig(values);
      const told = Object.keys(config).length + rejected.length + unknown.length;
      assert.is(told, Object.keys(values).length);
    }),
  );
});

test.run();
