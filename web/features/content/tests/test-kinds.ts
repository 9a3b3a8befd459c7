import { areaBand, type AreaBand } from '#domain/attempts/kinds/nclex-preview.ts'
import { isTagFailing } from '#domain/attempts/grade.ts'
import type { TestKind } from '#domain/attempts/test-kind.ts'
import { contentWords } from '#domain/messages/content.ts'
import { testingMessages } from '#domain/messages/testing.ts'
import type { BreakdownState } from '#web/components/attempts/breakdown.tsx'
import type { NumberName } from './test-draft.ts'

/** A number field of a test. */
export type NumberField = { name: NumberName; label: string; hint?: string; optional?: boolean }

/** What the bank is short of, as the server counts it. */
export type Shortfall = { pool: string | null; missing: number }

type StoredCounts = Record<'numOfQuestions' | 'percentEasy' | 'minQuestions' | 'maxQuestions', number | null>

/** Form and preview settings of one kind of test. */
export type TestKindForm = {
  /** The only allowed tags (spec 3.9.4). When absent, any of the academy's. */
  tags?: readonly string[]
  numbers: readonly NumberField[]
  /** Formats the number of questions (spec 2.9.13). */
  countText: (task: StoredCounts) => string
  /** Formats a shortfall, such as 'Renal: 3 more questions needed'. `mixed`: a share of easy questions is set. */
  lackText: (lack: Shortfall, mixed: boolean) => string
  /** Why a test can't be drawn, in the wording of the preview (spec 3.5.21, 3.5.22). */
  reason: (lacks: readonly Shortfall[], mixed: boolean) => string
  preview: { dimension: 'tag' | 'area'; showsPassGrade: boolean; stateOf: (percent: number) => BreakdownState }
}

const CASES: NumberField = {
  name: 'caseStudies',
  label: 'Case Studies',
  hint: 'Six questions each. Empty: none',
  optional: true,
}

const LIMITS: readonly NumberField[] = [
  { name: 'timeAllowed', label: 'Time Allowed', hint: 'Minutes' },
  { name: 'attempts', label: 'Attempts', hint: 'Empty: unlimited', optional: true },
  { name: 'passGrade', label: 'Pass Grade', hint: 'Percent. Empty: 65', optional: true },
]

const needed = (name: string, missing: number) =>
  `${name}: ${missing} more ${missing === 1 ? 'question' : 'questions'} needed`

const AREA_TONES: Record<AreaBand, BreakdownState['tone']> = {
  Passing: 'success',
  'Near Passing': 'accent',
  'Below Passing': 'error',
}

/** Form settings of every kind of test (spec 3.3.6, 3.3.7). */
export const TEST_KIND_FORMS: Readonly<Record<TestKind, TestKindForm>> = {
  Practice: {
    numbers: [
      { name: 'numOfQuestions', label: 'Number of Questions' },
      { name: 'percentEasy', label: 'Percent Easy', hint: 'Empty: any mix', optional: true },
      CASES,
      ...LIMITS,
    ],
    countText: ({ numOfQuestions, percentEasy }) => {
      const easy = Math.round(((numOfQuestions ?? 0) * (percentEasy ?? 0)) / 100)
      return `${numOfQuestions ?? 0}${percentEasy === null ? '' : `, ${easy} of them easy`}`
    },
    lackText: ({ pool, missing }, mixed) => needed(pool ?? (mixed ? 'Not Easy' : 'These tags together'), missing),
    reason: (lacks, mixed) => {
      if (!mixed) return testingMessages['too-few-questions']
      if (lacks.length > 1) return testingMessages['too-few-easy-or-normal']
      return testingMessages[lacks[0]?.pool == null ? 'too-few-normal' : 'too-few-easy']
    },
    preview: {
      dimension: 'tag',
      showsPassGrade: true,
      stateOf: (percent) =>
        isTagFailing(percent) ? { words: 'Failing', tone: 'error' } : { words: 'Passing', tone: 'success' },
    },
  },
  NCLEX: {
    tags: ['RN', 'PN'],
    numbers: [
      { name: 'minQuestions', label: 'Min Number of Questions', hint: 'In each area, to begin with' },
      { name: 'maxQuestions', label: 'Max Number of Questions', hint: 'In each area, at most' },
      CASES,
      ...LIMITS,
    ],
    countText: ({ minQuestions, maxQuestions }) => `${minQuestions ?? 0} to ${maxQuestions ?? 0} in each area`,
    lackText: ({ pool, missing }) => (pool === null ? contentWords.noAreas : needed(`${pool} (area)`, missing)),
    reason: () => testingMessages['too-few-in-areas'],
    preview: {
      dimension: 'area',
      showsPassGrade: false,
      stateOf: (percent) => {
        const words = areaBand(percent)
        return { words, tone: AREA_TONES[words] }
      },
    },
  },
  AdaptiveNCLEX: {
    tags: ['RN', 'PN'],
    numbers: [
      { name: 'minQuestions', label: 'Min Number of Questions', hint: 'Empty: 85, as the NCLEX', optional: true },
      { name: 'maxQuestions', label: 'Max Number of Questions', hint: 'Empty: 150, as the NCLEX', optional: true },
      { name: 'caseStudies', label: 'Case Studies', hint: 'Six questions each. Empty: 3', optional: true },
      { name: 'timeAllowed', label: 'Time Allowed', hint: 'Minutes. Empty: 300, as the NCLEX', optional: true },
      { name: 'attempts', label: 'Attempts', hint: 'Empty: unlimited', optional: true },
    ],
    countText: ({ minQuestions, maxQuestions }) =>
      `${minQuestions ?? 0} to ${maxQuestions ?? 0}, as the answers decide`,
    lackText: ({ pool, missing }) => needed(pool === null ? 'All areas' : `${pool} (area)`, missing),
    reason: () => testingMessages['too-few-in-areas'],
    preview: {
      dimension: 'area',
      showsPassGrade: false,
      stateOf: (percent) => ({ words: `${percent} % right`, tone: 'accent' }),
    },
  },
}
