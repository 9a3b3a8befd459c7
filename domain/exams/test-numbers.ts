import { TEST_SETTINGS } from '../content/test-settings.ts'
import { type ContentMessage, contentMessages } from '../messages/content.ts'
import { ADAPTIVE } from './exam-settings.ts'
import { type ExamNumbers, unscoredOf } from './layout.ts'

/** The numbers of a test as typed. */
export type NumbersDraft = { minItems: string; maxItems: string; caseStudies: string }

/** The published numbers, as if typed. */
export const PUBLISHED_NUMBERS: NumbersDraft = {
  minItems: String(ADAPTIVE.minItems),
  maxItems: String(ADAPTIVE.maxItems),
  caseStudies: String(ADAPTIVE.caseStudies),
}

/** An error, and its field. */
export type NumbersFault = { message: string; field: keyof NumbersDraft }
export type NumbersVerdict = { ok: true; numbers: ExamNumbers } | { ok: false; faults: readonly NumbersFault[] }

const ABOUT: Partial<Record<ContentMessage, keyof NumbersDraft>> = {
  'max-invalid': 'maxItems',
  'adaptive-many': 'maxItems',
  'adaptive-room': 'maxItems',
  'cases-invalid': 'caseStudies',
}

const wholeNumber = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : NaN)

/**
 * Returns the typed numbers with the matching number of unscored items, or an error, by the same rules as for authors.
 */
export function checkNumbers(draft: NumbersDraft): NumbersVerdict {
  const [minItems, maxItems, caseStudies] = [draft.minItems, draft.maxItems, draft.caseStudies].map(wholeNumber)
  const settings = { tags: ['RN'], minQuestions: minItems, maxQuestions: maxItems, caseStudies }
  const codes = TEST_SETTINGS.AdaptiveNCLEX.faults(settings, 0).filter((fault) => fault !== undefined)
  if (codes.length > 0) {
    const faults = codes.map((code) => ({ message: contentMessages[code], field: ABOUT[code] ?? 'minItems' }))
    return { ok: false, faults }
  }
  const numbers = { minItems: minItems ?? 0, maxItems: maxItems ?? 0, caseStudies: caseStudies ?? 0 }
  return { ok: true, numbers: { ...numbers, unscored: unscoredOf(numbers.minItems) } }
}
