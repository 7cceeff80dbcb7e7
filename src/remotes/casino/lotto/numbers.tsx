import { type Ball, Balls } from '../numbers/balls.tsx';
import { fieldsIn, listIn, numberIn } from '../words/json.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The numbers of a draw, whichever lottery it is of: in a list, or with one that counts apart. */
function ballsOf(result: unknown): readonly Ball[] {
  const { main = result, bonus } = fieldsIn(result);
  const apart = numberIn(bonus);
  return [
    ...listIn(main)
      .filter(isNumber)
      .map((number) => ({ number })),
    ...(apart === null ? [] : [{ number: apart, mark: 'bonus' } as const]),
  ];
}

interface DrawnNumbersProps {
  readonly label: string;
  readonly result: unknown;
}

/** What a draw that is over came to. */
export function DrawnNumbers({ label, result }: DrawnNumbersProps) {
  return <Balls label={label} balls={ballsOf(result)} />;
}
