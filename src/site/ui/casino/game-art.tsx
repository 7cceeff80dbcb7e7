import type { GameName } from '../../../domain/casino/rows.ts';
import { isKeyOf } from '../../../kernel/is-key-of.ts';
import styles from './game-art.module.css';

/** A sign of each game, by its engine; a chip for one of another provider. */
const forMoney = {
  dice: 'M18 22h60v60H18zM84 40l34-20 34 20v40l-34 20-34-20zM84 40l34 20 34-20M118 60v40M34 38h.1M62 38h.1M48 52h.1M34 66h.1M62 66h.1M118 32h.1M101 66h.1M135 66h.1',
  mines: 'M84 24v72M48 60h72M59 35l50 50M109 35l-50 50M84 82a22 22 0 1 0 0-44 22 22 0 0 0 0 44z',
  hilo: 'M54 22h36v60H54zM96 38h36v60H96zM72 70V34M62 44l10-10 10 10M114 50v36M104 76l10 10 10-10',
  plinko:
    'M84 20h.1M68 40h.1M100 40h.1M52 60h.1M84 60h.1M116 60h.1M36 80h.1M68 80h.1M100 80h.1M132 80h.1M28 100h112M84 26c8 8 14 12 8 24s14 14 10 26 6 12 6 22',
  ladder: 'M62 104 74 16M106 104 94 16M64 90h40M66 72h36M69 54h30M71 36h26',
  hunt: 'M84 96a36 36 0 1 0 0-72 36 36 0 0 0 0 72zM84 76a16 16 0 1 0 0-32 16 16 0 0 0 0 32zM84 12v24M84 84v24M36 60h24M108 60h24',
  crash: 'M28 100h112M28 100c50 0 80-20 98-72M104 34l22-8 6 22',
  roulette:
    'M84 104a44 44 0 1 0 0-88 44 44 0 0 0 0 88zM84 86a26 26 0 1 0 0-52 26 26 0 0 0 0 52zM84 16v18M84 86v18M40 60h18M110 60h18M53 29l13 13M102 78l13 13M115 29l-13 13M66 78 53 91M98 50h.1',
  blackjack: 'M44 26h40v66H44zM84 34l36 8-14 58-36-8M56 40h.1M64 52l-10 16h20z',
  baccarat: 'M36 28h34v56H36zM68 32h34v56H68zM100 36h34v56h-34zM48 42h.1M80 46h.1M112 50h.1',
  'video-poker':
    'M28 40h20v40H28zM52 34h20v40H52zM76 30h20v40H76zM100 34h20v40h-20zM124 40h20v40h-20zM60 94h48',
  'slot-lines': 'M32 26h104v68H32zM66 26v68M102 26v68M40 60h20l8-12h32l8 12h20',
  'slot-ways':
    'M32 26h104v68H32zM66 26v68M102 26v68M49 44h.1M84 60h.1M119 76h.1M49 60h.1M84 44h.1M119 60h.1',
  keno: 'M44 20h80v80H44zM44 47h80M44 73h80M71 20v80M97 20v80M57 34h.1M84 60h.1M110 86h.1M110 34h.1',
  bingo:
    'M60 84a32 32 0 1 0 0-64 32 32 0 0 0 0 64zM112 102a26 26 0 1 0 0-52 26 26 0 0 0 0 52zM60 64a12 12 0 1 0 0-24 12 12 0 0 0 0 24z',
  race: 'M28 36h84M28 60h104M28 84h64M112 28v16l12-8zM132 52v16l12-8zM92 76v16l12-8z',
  scratch: 'M36 26h96v68H36zM48 78l20-24 16 16 14-20 22 28M52 42h.1M72 42h.1',
  covers:
    'M30 48h32v28H30zM68 48h32v28H68zM106 48h32v28h-32zM30 48l16-14 16 14M106 48l16-14 16 14M68 40l16-14 16 14',
  lotto:
    'M58 62a22 22 0 1 0 0-44 22 22 0 0 0 0 44zM110 62a22 22 0 1 0 0-44 22 22 0 0 0 0 44zM84 106a22 22 0 1 0 0-44 22 22 0 0 0 0 44zM52 34l8-4v20M104 34h12l-8 16M78 78h12l-8 16',
  'keno-5':
    'M44 20h80v80H44zM44 47h80M44 73h80M71 20v80M97 20v80M57 34h.1M110 60h.1M84 86h.1M84 34h.1M57 60h.1M84 8v6M140 60h6M22 60h6',
  wheel:
    'M84 104a44 44 0 1 0 0-88 44 44 0 0 0 0 88zM84 72a12 12 0 1 0 0-24 12 12 0 0 0 0 24zM84 16v32M84 72v32M40 60h32M96 60h32M53 29l22 22M93 69l22 22M115 29 93 51M75 69 53 91M84 4v12',
} as const satisfies Readonly<Partial<Record<GameName, string>>>;

const shapes = {
  ...forMoney,
  'points-wheel': forMoney.wheel,
  'points-memory': forMoney.covers,
  'points-scratch': forMoney.scratch,
  'points-slot': forMoney['slot-lines'],
  'points-lottery':
    'M36 30h96v18a12 12 0 0 0 0 24v18H36V72a12 12 0 0 0 0-24zM64 30v10M64 50v10M64 70v20M84 52h28M84 68h20',
  'points-chests':
    'M40 52a20 20 0 0 1 20-20h48a20 20 0 0 1 20 20v40H40zM40 58h88M76 52h16v18H76zM84 60h.1',
  'points-safes':
    'M40 22h88v72H40zM52 34h64v48H52zM84 70a12 12 0 1 0 0-24 12 12 0 0 0 0 24zM84 46v24M72 58h24M50 94v8M118 94v8',
} as const satisfies Readonly<Record<GameName, string>>;

const other = 'M84 100a40 40 0 1 0 0-80 40 40 0 0 0 0 80zM84 78a18 18 0 1 0 0-36 18 18 0 0 0 0 36z';

/** What a game is known by at a glance; its name stands beside it. */
export function GameArt({ engine }: { readonly engine: string }) {
  return (
    <svg viewBox="0 0 168 120" className={styles['art']} aria-hidden="true" data-engine={engine}>
      <path d={isKeyOf(engine, shapes) ? shapes[engine] : other} />
    </svg>
  );
}
