import type { FormatReason } from './reasons.ts'
import { answerOf, type FormatRow, type FormatText } from './format-row.ts'
import type { ChoiceScore, ProvedKey, ScoringModel } from './scoring/proved-key.ts'

/** An answer option with its weight, a percentage of the points. */
export type WeightedAnswer = { text: FormatText; weight: number; why?: FormatText | undefined }

/** The question part of a row, and what was lost in conversion. */
export type AnsweredPart = Pick<FormatRow, 'type' | 'answers' | 'scoring'> & { losses: FormatReason[] }

/** The weight from which an answer earns all points, allowing for rounding by programs. */
const ALL = 99.9

const isTrueFalse = (answers: readonly WeightedAnswer[]) =>
  answers.map(({ text }) => ('text' in text ? text.text.trim().toLowerCase() : '')).join() === 'true,false'

/**
 * Converts a single-choice question: the answer with the most points is correct. Refused if several answers or none
 * qualify.
 */
export function singleChoice(answers: readonly WeightedAnswer[]): AnsweredPart | FormatReason {
  const best = Math.max(...answers.map(({ weight }) => weight))
  const right = answers.findIndex(({ weight }) => weight === best && weight > 0)
  if (right < 0) return 'format-no-key'
  if (answers.filter(({ weight }) => weight === best).length > 1) return 'format-several-right'
  // Deductions for wrong answers, and a correct answer below 100%, also count as partial credit.
  const isPartial = answers.some(({ weight }, at) => (at === right ? weight < ALL : weight !== 0))
  return {
    type: isTrueFalse(answers) ? 'True/False' : 'Multiple Choice',
    answers: answers.map(({ text, why }, at) => answerOf(text, at === right, why)),
    losses: isPartial ? ['format-fraction'] : [],
  }
}

/**
 * Converts a multiple-choice question: answers with points are correct. If wrong answers cost part of the points, it
 * uses +/− scoring; if they cost all points, it is all or nothing.
 */
export function multipleChoice(answers: readonly WeightedAnswer[]): AnsweredPart | FormatReason {
  const right = answers.filter(({ weight }) => weight > 0)
  if (right.length === 0) return 'format-no-key'
  const points = right.map(({ weight }) => weight)
  // If all points can be earned without one of the correct answers, the correct set is ambiguous.
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

/** Whether a single answer earns or costs part of the points. */
export function isPartial(score: ChoiceScore, count: number): boolean {
  const points = Array.from({ length: count }, (_, at) => score([at]))
  const best = Math.max(...points)
  return points.some((own) => own !== best && own !== 0)
}

/** The scoring of a Select All That Apply that best matches the file's points: `guess` if it matches. */
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

/** The weights of a question's answers, in percent, for a format with partial credit. */
export function weightsOf(answers: readonly { correct: boolean }[], isPlusMinus: boolean): number[] {
  const share = 100 / Math.max(1, answers.filter(({ correct }) => correct).length)
  return answers.map(({ correct }) => (correct ? share : isPlusMinus ? -share : -100))
}

/** Formats a weight with five decimals, like Moodle. */
export const weightText = (weight: number): string => String(Number(weight.toFixed(5)))

/** The loss for numbers with more than four decimals, ignoring floating-point error. */
export const decimalsLoss = (...values: readonly number[]): FormatReason[] =>
  values.some((value) => Math.abs(value - Number(value.toFixed(4))) > 1e-9) ? ['format-decimals'] : []

/**
 * Formats a number with at most four decimals, the precision of a Numeric; undefined for a number that the academy
 * doesn't support.
 */
export function numberText(value: number): string | undefined {
  const text = Number.isFinite(value) ? String(Number(value.toFixed(4))) : ''
  return /^-?\d{1,7}(?:\.\d{1,4})?$/.test(text) ? text : undefined
}
