import { CASE_ITEMS } from '../questions/types/record.ts'
import { type Random, shuffle } from '../attempts/sampling.ts'
import { ADAPTIVE } from './exam-settings.ts'

/**
 * The numbers of an adaptive test: minimum and maximum items, unscored ones among the first `minItems`, case studies.
 */
export type ExamNumbers = { minItems: number; maxItems: number; unscored: number; caseStudies: number }

/** Returns the unscored items of a test with this minimum: 15 of 85. */
export const unscoredOf = (minItems: number): number => Math.round((minItems * ADAPTIVE.unscored) / ADAPTIVE.minItems)

/** Whether the case studies and the unscored items fit among the first items, with at least one other item to score. */
export const hasRoom = ({ minItems, unscored, caseStudies }: ExamNumbers): boolean =>
  minItems >= CASE_ITEMS * (caseStudies + 1) && minItems - unscored - CASE_ITEMS * caseStudies > 0

/** Returns the maximum content items of a test: those that are neither unscored nor in a case study. */
export const mostContent = ({ maxItems, unscored, caseStudies }: ExamNumbers): number =>
  maxItems - unscored - CASE_ITEMS * caseStudies

const EVERY = Math.round(1 / ADAPTIVE.standAlone)

/**
 * Returns the maximum stand-alone items of clinical judgment in a test: one in the middle of every ten items beyond the
 * first ones.
 */
export const mostJudgments = ({ minItems, maxItems }: ExamNumbers): number =>
  Math.max(0, Math.ceil((maxItems - minItems - EVERY / 2) / EVERY))

/**
 * A test's layout, drawn before it begins: positions from 0 of the unscored items, and of the first items of case
 * studies.
 */
export type Layout = { unscoredAt: readonly number[]; casesAt: readonly number[] }

/**
 * Draws a layout. Each case study begins in the first half of its own part of the first items (for three of 85: after
 * items 11 to 21, 32 to 42, 54 to 63); the unscored items are anywhere else among them. Call `hasRoom` first.
 */
export function drawLayout({ minItems, unscored, caseStudies }: ExamNumbers, random: Random): Layout {
  const part = minItems / (caseStudies + 1)
  const cases = Array.from({ length: caseStudies }, (_, i) => {
    const first = Math.ceil((i + 0.5) * part)
    const last = Math.min(Math.floor((i + 1) * part), Math.floor((i + 1.5) * part) - CASE_ITEMS)
    return first + random(Math.max(1, last - first + 1))
  })
  const isOfCase = (position: number) => cases.some((start) => position >= start && position < start + CASE_ITEMS)
  const free = Array.from({ length: minItems }, (_, position) => position).filter((position) => !isOfCase(position))
  return {
    unscoredAt: shuffle(free, random)
      .slice(0, unscored)
      .toSorted((a, b) => a - b),
    casesAt: cases,
  }
}

/** The kind of item at a position. */
export type Slot = 'content' | 'unscored' | 'case' | 'judgment'

/**
 * Returns the kind of item at a position, from 0. Beyond the first `minItems` every tenth is a stand-alone item of
 * clinical judgment.
 */
export function slotAt({ unscoredAt, casesAt }: Layout, minItems: number, position: number): Slot {
  if (casesAt.some((start) => position >= start && position < start + CASE_ITEMS)) return 'case'
  if (unscoredAt.includes(position)) return 'unscored'
  const beyond = position - minItems
  return beyond >= 0 && beyond % EVERY === EVERY / 2 ? 'judgment' : 'content'
}
