import type { FormatReason } from './reasons.ts'
import { answerOf, type FormatRow, type FormatText } from './format-row.ts'
import type { ChoiceScore, ProvedKey, ScoringModel } from './scoring/proved-key.ts'

/** An answer to choose, with what it gives: a share of the points, in per cent. */
export type WeightedAnswer = { text: FormatText; weight: number; why?: FormatText | undefined }

/** What is asked by a row, and what was lost of it. */
export type AnsweredPart = Pick<FormatRow, 'type' | 'answers' | 'scoring'> & { losses: FormatReason[] }

/** A weight that is all of the points, as programs round them. */
const ALL = 99.9

const isTrueFalse = (answers: readonly WeightedAnswer[]) =>
  answers.map(({ text }) => ('text' in text ? text.text.trim().toLowerCase() : '')).join() === 'true,false'

/** Answers of which one is chosen: that with the most points is right. Refused where several have them, or none. */
export function singleChoice(answers: readonly WeightedAnswer[]): AnsweredPart | FormatReason {
  const best = Math.max(...answers.map(({ weight }) => weight))
  const right = answers.findIndex(({ weight }) => weight === best && weight > 0)
  if (right < 0) return 'format-no-key'
  if (answers.filter(({ weight }) => weight === best).length > 1) return 'format-several-right'
  // Points less for a wrong answer, and a right one that does not give all of them, are parts too.
  const isPartial = answers.some(({ weight }, at) => (at === right ? weight < ALL : weight !== 0))
  return {
    type: isTrueFalse(answers) ? 'True/False' : 'Multiple Choice',
    answers: answers.map(({ text, why }, at) => answerOf(text, at === right, why)),
    losses: isPartial ? ['format-fraction'] : [],
  }
}

/**
 * Answers of which several are chosen: those with points are right. Wrong ones that take a part of the points are read as +/− scoring;
 * those that take all of them as all or nothing.
 */
export function multipleChoice(answers: readonly WeightedAnswer[]): AnsweredPart | FormatReason {
  const right = answers.filter(({ weight }) => weight > 0)
  if (right.length === 0) return 'format-no-key'
  const points = right.map(({ weight }) => weight)
  // All points without one of the right ones: which are right can't be said.
  if (points.reduce((sum, own) => sum + own, 0) - Math.min(...points) >= ALL) return 'format-several-right'
  const wrong = answers.filter(({ weight }) => weight <= 0)
  const isPlusMinus = wrong.some(({ weight }) => weight < 0 && weight > -ALL)
  return {
    type: 'Select All That Apply',
    answers: answers.map(({ text, weight, why }) => answerOf(text, weight > 0, why)),
    ...(isPlusMinus ? { scoring: 'plus-minus' } : {}),
    losses: isPlusMinus ? ['format-plus-minus'] : right.length > 1 ? ['format-partial'] : [],
  }
}

/** Whether one answer alone gives a part of the points, or takes some. */
export function isPartial(score: ChoiceScore, count: number): boolean {
  const points = Array.from({ length: count }, (_, at) => score([at]))
  const best = Math.max(...points)
  return points.some((own) => own !== best && own !== 0)
}

/** How a Select All That Apply is scored that gives points as a file does: as `guess` where that fits. */
export function severalScoring(
  { models }: ProvedKey,
  guess: Exclude<ScoringModel, 'each-right'>,
): Pick<AnsweredPart, 'scoring' | 'losses'> {
  const [fitting] = models.filter((model) => model !== 'each-right')
  const model = models.includes(guess) ? guess : (fitting ?? guess)
  const isPlusMinus = model === 'plus-minus'
  const losses: FormatReason[] = fitting === undefined ? [isPlusMinus ? 'format-plus-minus' : 'format-partial'] : []
  return { ...(isPlusMinus ? { scoring: 'plus-minus' } : {}), losses }
}

/** What answers of a question are worth where a format gives parts of the points, in per cent. */
export function weightsOf(answers: readonly { correct: boolean }[], isPlusMinus: boolean): number[] {
  const share = 100 / Math.max(1, answers.filter(({ correct }) => correct).length)
  return answers.map(({ correct }) => (correct ? share : isPlusMinus ? -share : -100))
}

/** A weight as it is written: five digits, as Moodle does. */
export const weightText = (weight: number): string => String(Number(weight.toFixed(5)))

/** What is lost of numbers with more than four decimals; what a binary fraction is off by is no loss. */
export const decimalsLoss = (...values: readonly number[]): FormatReason[] =>
  values.some((value) => Math.abs(value - Number(value.toFixed(4))) > 1e-9) ? ['format-decimals'] : []

/** Ten-thousandths are the smallest part of a Numeric; undefined: the number is none that the academy takes. */
export function numberText(value: number): string | undefined {
  const text = Number.isFinite(value) ? String(Number(value.toFixed(4))) : ''
  return /^-?\d{1,7}(?:\.\d{1,4})?$/.test(text) ? text : undefined
}
