import { TEST_SETTINGS } from '../content/test-settings.ts'
import { contentMessages } from '../messages/content.ts'
import { ADAPTIVE } from './exam-settings.ts'
import { type ExamNumbers, unscoredOf } from './layout.ts'

/** The numbers of a test as they are typed. */
export type NumbersDraft = { minItems: string; maxItems: string; caseStudies: string }

/** The published numbers, as they would be typed. */
export const PUBLISHED_NUMBERS: NumbersDraft = {
  minItems: String(ADAPTIVE.minItems),
  maxItems: String(ADAPTIVE.maxItems),
  caseStudies: String(ADAPTIVE.caseStudies),
}

export type NumbersVerdict = { ok: true; numbers: ExamNumbers } | { ok: false; message: string }

const wholeNumber = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : NaN)

/** The numbers that were typed, with as many unscored items as go with them, or what is wrong: what an author could not set either. */
export function checkNumbers(draft: NumbersDraft): NumbersVerdict {
  const [minItems, maxItems, caseStudies] = [draft.minItems, draft.maxItems, draft.caseStudies].map(wholeNumber)
  const settings = { tags: ['RN'], minQuestions: minItems, maxQuestions: maxItems, caseStudies }
  const code = TEST_SETTINGS.AdaptiveNCLEX.check(settings, 0)
  if (code !== undefined) return { ok: false, message: contentMessages[code] }
  const numbers = { minItems: minItems ?? 0, maxItems: maxItems ?? 0, caseStudies: caseStudies ?? 0 }
  return { ok: true, numbers: { ...numbers, unscored: unscoredOf(numbers.minItems) } }
}
