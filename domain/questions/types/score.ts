import { optional } from '../formatted.ts'
import { cellsIn, type Option, type Part } from './cells.ts'

/** Why a part has its points; the texts are in messages/scoring.ts. */
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

/** The author's reason why an option is right or wrong. */
export type OptionWhy = { option: string; why: string; whyHtml?: string }

/**
 * The result of one part of a question: its label ('' for a question of one part), the chosen and the right texts, its
 * points out of `max`, and how many choices were right and wrong.
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

/** The points of an answer and their lines, whose points add up to them. */
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

/** Returns the reasons of options whose author gave one. */
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

/**
 * Awards a point for each right choice, none for a wrong one: for parts where no more can be chosen than are right (0/1
 * scoring).
 */
export const zeroOne = ({ hits, wrong, keys }: Counts): Marked => ({
  points: hits,
  max: keys,
  reason: keys > 1 ? 'each' : hits > 0 ? 'right' : wrong > 0 ? 'wrong' : 'empty',
})

/** Awards a point for each right choice minus one for each wrong one, with a minimum of zero (+/− scoring). */
export const plusMinus = ({ hits, wrong, keys }: Counts): Marked => ({
  points: Math.max(0, hits - wrong),
  max: keys,
  reason: hits + wrong === 0 ? 'empty' : 'plus-minus',
})

/** Awards one point if exactly the right options were chosen (spec 3.5.26). */
export const allOrNothing = ({ hits, wrong, keys }: Counts): Marked => {
  const isRight = hits === keys && wrong === 0
  return { points: isRight ? 1 : 0, max: 1, reason: isRight ? 'whole-right' : 'whole-wrong' }
}

/** Scores each part separately and adds up: a minimum applies within its part. */
export const scoreParts = (
  parts: readonly Part[],
  choice: readonly number[],
  mark: (counts: Counts) => Marked,
): Score => {
  const chosen = cellsIn(parts, choice)
  return scoreOf(parts.map((part, i) => lineOf(part, chosen[i] ?? [], mark)))
}

/**
 * Rationale scoring: the sentence's claim (`anchor`, an index of the parts) earns no point itself, and each reason
 * earns one only if the claim is right: 1 for a dyad, up to 2 for a triad.
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
