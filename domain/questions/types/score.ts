import { optional } from '../formatted.ts'
import { cellsIn, type Option, type Part } from './cells.ts'

/** Why a part has its points; the words are in messages/scoring.ts. */
export type ScoreReason =
  | 'whole-right'
  | 'whole-wrong'
  | 'right'
  | 'wrong'
  | 'empty'
  | 'each'
  | 'plus-minus'
  | 'anchor-right'
  | 'anchor-wrong'
  | 'anchor-missing'

/** Why an option is right or not, as its author wrote it. */
export type OptionWhy = { option: string; why: string; whyHtml?: string }

/**
 * What one part of a question gave: its label ('' for a question of one part), the texts that were chosen and those that are
 * right, its points out of `max`, and how many were chosen rightly and wrongly.
 */
export type ScoreLine = {
  label: string
  chosen: string[]
  right: string[]
  points: number
  max: number
  reason: ScoreReason
  hits: number
  wrong: number
  whys: OptionWhy[]
}

/** The points of an answer and the lines that they come from: the points of the lines add up. */
export type Score = { points: number; max: number; lines: ScoreLine[] }

type Marked = Pick<ScoreLine, 'points' | 'max' | 'reason'>
type Counts = { hits: number; wrong: number; keys: number }

/** Adds up lines. */
export const scoreOf = (lines: ScoreLine[]): Score => ({
  points: lines.reduce((sum, { points }) => sum + points, 0),
  max: lines.reduce((sum, { max }) => sum + max, 0),
  lines,
})

const textsOf = ({ options }: Part, indexes: readonly number[]) => indexes.flatMap((i) => options[i]?.text ?? [])

/** Why options are right or not, of those whose author said it. */
export const whysOf = (options: readonly Option[]): OptionWhy[] =>
  options.flatMap(({ text, why, whyHtml }) =>
    why === undefined ? [] : [{ option: text, why, ...optional('whyHtml', whyHtml) }],
  )

const lineOf = (part: Part, chosen: readonly number[], mark: (counts: Counts) => Marked): ScoreLine => {
  const hits = chosen.filter((i) => part.key.includes(i)).length
  const wrong = chosen.length - hits
  return {
    label: part.label,
    chosen: textsOf(part, chosen),
    right: textsOf(part, part.key),
    hits,
    wrong,
    whys: whysOf(part.options),
    ...mark({ hits, wrong, keys: part.key.length }),
  }
}

/** A point for each right one, none for a wrong one: where no more can be chosen than are right (0/1 scoring). */
export const zeroOne = ({ hits, wrong, keys }: Counts): Marked => ({
  points: hits,
  max: keys,
  reason: keys > 1 ? 'each' : hits > 0 ? 'right' : wrong > 0 ? 'wrong' : 'empty',
})

/** A point for each right one less one for each wrong one, never below zero (+/− scoring). */
export const plusMinus = ({ hits, wrong, keys }: Counts): Marked => ({
  points: Math.max(0, hits - wrong),
  max: keys,
  reason: hits + wrong === 0 ? 'empty' : 'plus-minus',
})

/** One point when everything that is right was chosen and nothing else (spec 3.5.26). */
export const allOrNothing = ({ hits, wrong, keys }: Counts): Marked => {
  const isRight = hits === keys && wrong === 0
  return { points: isRight ? 1 : 0, max: 1, reason: isRight ? 'whole-right' : 'whole-wrong' }
}

/** Scores each part by itself and adds up: a floor holds within its part. */
export const scoreParts = (
  parts: readonly Part[],
  choice: readonly number[],
  mark: (counts: Counts) => Marked,
): Score => {
  const chosen = cellsIn(parts, choice)
  return scoreOf(parts.map((part, i) => lineOf(part, chosen[i] ?? [], mark)))
}

/**
 * Rationale scoring: what the sentence claims (`anchor`, an index of the parts) gives no point itself, and each reason gives one
 * only together with it: 1 for a dyad, up to 2 for a triad.
 */
export function scoreRationale(parts: readonly Part[], choice: readonly number[], anchor: number): Score {
  const chosen = cellsIn(parts, choice)
  const isRight = (i: number) => (chosen[i] ?? []).some((cell) => parts[i]?.key.includes(cell))
  const holds = isRight(anchor)
  return scoreOf(
    parts.map((part, i) =>
      lineOf(part, chosen[i] ?? [], ({ hits, wrong }) => {
        if (i === anchor) return { points: 0, max: 0, reason: holds ? 'anchor-right' : 'anchor-wrong' }
        if (hits === 0) return { points: 0, max: 1, reason: wrong > 0 ? 'wrong' : 'empty' }
        return holds ? { points: 1, max: 1, reason: 'right' } : { points: 0, max: 1, reason: 'anchor-missing' }
      }),
    ),
  )
}
