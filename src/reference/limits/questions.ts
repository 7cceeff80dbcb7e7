import { inLanguage } from '../languages/in-language.ts';

/** Which answers are right, in the order of the questions. */
const RIGHT = [1, 2, 0];

/** The questions as a player is asked them. */
export function asked(language: string): { id: number; text: string; answers: string[] }[] {
  return inLanguage(language).limitQuestions.map(({ text, answers }, index) => ({
    id: index + 1,
    text,
    answers: [...answers],
  }));
}

/** Which of the answers to all questions are right. */
export function judgedAnswers(answers: readonly number[]): boolean[] {
  return RIGHT.map((right, index) => answers[index] === right);
}

/** Reasons a player may name, with their numbers. */
export function exclusionReasons(language: string): { id: number; selfExcludeReason: string }[] {
  return inLanguage(language).exclusionReasons.map((selfExcludeReason, index) => ({
    id: index + 1,
    selfExcludeReason,
  }));
}

export const isExclusionReason = (id: number): boolean =>
  exclusionReasons('en').some((reason) => reason.id === id);
