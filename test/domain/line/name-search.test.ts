import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isNamed } from '../../../src/domain/line/name-search.ts';

const test = suite('search of names');

test('a name is found by a part of it, without capitals and signs', () => {
  assert.ok(isNamed('São Paulo FC', 'sao p'));
  assert.ok(isNamed('FC Kaltenbrück', 'KALTENBRUCK'));
  assert.ok(isNamed('Unión Puertolargo', 'unión'));
  assert.ok(isNamed('1. FC Köln', '1 fc'));
  assert.not(isNamed('FC Kaltenbrück', 'Barrow'));
});

test('a name is found in the letters of another language', () => {
  for (const [name, ...wishes] of [
    ['Real Madrid', 'реал', 'Мадрид', 'ريال', 'مدريد'],
    ['Barcelona', 'Барселона', 'برشلونة'],
    ['Manchester United', 'Манчестер', 'مانشستر'],
    ['Liverpool', 'Ливерпуль', 'ليفربول'],
    ['Bayern München', 'Мюнхен', 'بايرن'],
  ] as const) {
    for (const wish of wishes) assert.ok(isNamed(name, wish), `${name}: ${wish}`);
  }
  assert.not(isNamed('Real Madrid', 'Барселона'));
  assert.not(isNamed('Real Madrid', 'برشلونة'));
});

test('nothing in particular is found in every name, and every name by itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      assert.ok(isNamed(name, ''));
      assert.ok(isNamed(name, ' '));
      assert.ok(isNamed(name, name));
    }),
  );
});

test.run();
