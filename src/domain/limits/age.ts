import { plainDigits } from '../../kernel/digits.ts';

/** Whether a text is a day of the calendar, as `2000-02-29`. */
export function isDate(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (month < 1 || month > 12 || day < 1) return false;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return day <= days;
}

/** Whole years from one ISO date to another; who was born on 29 February turns on 1 March. */
export function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** A date in the parts that a form has for it, as they were typed. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** The ISO date of what was typed: empty where nothing was, and no date where it makes none. */
export function dateOf({ day, month, year }: DateParts): string {
  if (day === '' && month === '' && year === '') return '';
  const two = (text: string) => (text === '' ? '' : plainDigits(text).padStart(2, '0'));
  return `${plainDigits(year)}-${two(month)}-${two(day)}`;
}
