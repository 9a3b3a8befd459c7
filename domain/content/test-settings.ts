import type { ContentMessage } from '#domain/messages/content.ts'
import { CASE_ITEMS } from '#domain/questions/types/record.ts'
import { type Scoring, scoringOf } from '#domain/questions/question.ts'
import type { TestKind, TestTask } from '#domain/attempts/test-task.ts'
import { ADAPTIVE, EXAM_SCORING } from '#domain/exams/exam-settings.ts'
import { hasRoom, unscoredOf } from '#domain/exams/layout.ts'

type Maybe<T> = T | null | undefined
type SettingName = Exclude<keyof TestTask, 'type' | 'tags' | 'scoring'>

/** A test's settings as a form gives them. */
export type TestSettings = { tags?: Maybe<readonly string[]>; scoring?: Maybe<string> } & {
  [Name in SettingName]?: Maybe<number>
}

/** Questions of a test: those of an NCLEX are at most its maximum for each area (decisions, 3.3.6). */
export const MOST_QUESTIONS = 500
const MOST_PERCENT = 100

const isPositive = (value: Maybe<number>) => typeof value === 'number' && Number.isInteger(value) && value > 0
const isOptional = (value: Maybe<number>) => value === null || value === undefined || isPositive(value)

const isOneExam = (tags: Maybe<readonly string[]>) => tags?.length === 1 && (tags[0] === 'RN' || tags[0] === 'PN')

/** Questions of an adaptive test: their positions are kept in a byte. */
const MOST_ADAPTIVE = 250

/** The numbers that one kind of test has beside its limits. */
export type KindSettings = {
  fields: readonly SettingName[]
  /** The field that says how many questions the test asks at most. */
  countField: SettingName
  /** What is stored for a number that is left empty; absent: nothing. */
  defaults?: { [Name in SettingName]?: number }
  /** The scoring that such a test always has; absent: its author chooses. */
  scoring?: Scoring
  /** `areas`: how many NCLEX areas the academy has; 0: not known, and not checked. */
  check: (settings: TestSettings, areas: number) => ContentMessage | undefined
}

/** The settings of every kind of test (spec 3.3.6, 3.3.7, 3.5.9 to 3.5.12). */
export const TEST_SETTINGS: Readonly<Record<TestKind, KindSettings>> = {
  Practice: {
    fields: ['numOfQuestions', 'percentEasy', 'caseStudies'],
    countField: 'numOfQuestions',
    check: ({ numOfQuestions, percentEasy, caseStudies }) => {
      if (!isPositive(numOfQuestions)) return 'number-invalid'
      if ((numOfQuestions ?? 0) > MOST_QUESTIONS) return 'questions-many'
      if (!isOptional(percentEasy)) return 'easy-invalid'
      if ((percentEasy ?? 0) > MOST_PERCENT) return 'easy-beyond'
      if (!isOptional(caseStudies)) return 'cases-invalid'
      return (caseStudies ?? 0) * CASE_ITEMS > (numOfQuestions ?? 0) ? 'cases-beyond' : undefined
    },
  },
  NCLEX: {
    fields: ['minQuestions', 'maxQuestions', 'caseStudies'],
    countField: 'maxQuestions',
    check: ({ tags, minQuestions, maxQuestions, caseStudies }, areas) => {
      if (!isOneExam(tags)) return 'nclex-tag'
      if (!isPositive(minQuestions)) return 'min-invalid'
      if (!isPositive(maxQuestions)) return 'max-invalid'
      if ((minQuestions ?? 0) >= (maxQuestions ?? 0)) return 'min-not-below-max'
      if ((maxQuestions ?? 0) * Math.max(areas, 1) > MOST_QUESTIONS) return 'questions-many'
      if (!isOptional(caseStudies)) return 'cases-invalid'
      const anArea = Math.floor((maxQuestions ?? 0) / CASE_ITEMS)
      const most = areas === 0 && anArea > 0 ? Infinity : areas * anArea
      return (caseStudies ?? 0) > most ? 'cases-beyond-areas' : undefined
    },
  },
  AdaptiveNCLEX: {
    fields: ['minQuestions', 'maxQuestions', 'caseStudies'],
    countField: 'maxQuestions',
    defaults: {
      minQuestions: ADAPTIVE.minItems,
      maxQuestions: ADAPTIVE.maxItems,
      caseStudies: ADAPTIVE.caseStudies,
      timeAllowed: ADAPTIVE.minutes,
    },
    scoring: EXAM_SCORING,
    check: ({ tags, minQuestions, maxQuestions, caseStudies }) => {
      if (!isOneExam(tags)) return 'nclex-tag'
      if (!isOptional(minQuestions)) return 'min-invalid'
      if (!isOptional(maxQuestions)) return 'max-invalid'
      // None at all is a choice here: an empty field is the published number.
      if (caseStudies !== 0 && !isOptional(caseStudies)) return 'cases-invalid'
      const minItems = minQuestions ?? ADAPTIVE.minItems
      const maxItems = maxQuestions ?? ADAPTIVE.maxItems
      if (minItems >= maxItems) return 'min-not-below-max'
      if (maxItems > MOST_ADAPTIVE) return 'adaptive-many'
      const numbers = { minItems, maxItems, unscored: unscoredOf(minItems) }
      return hasRoom({ ...numbers, caseStudies: caseStudies ?? ADAPTIVE.caseStudies }) ? undefined : 'adaptive-room'
    },
  },
}

/** The limits that every test has (spec 3.5.13). */
export const TEST_LIMITS = ['timeAllowed', 'attempts', 'passGrade'] as const satisfies readonly SettingName[]

/** What is wrong with a test's limits and its scoring. */
export function checkLimits(
  kind: TestKind,
  { timeAllowed, attempts, passGrade, scoring }: TestSettings,
): ContentMessage | undefined {
  const time = timeAllowed ?? TEST_SETTINGS[kind].defaults?.timeAllowed
  if (!isPositive(time)) return 'time-invalid'
  if (!isOptional(attempts)) return 'attempts-invalid'
  if (!isOptional(passGrade)) return 'pass-grade-invalid'
  if ((passGrade ?? 0) > MOST_PERCENT) return 'pass-grade-beyond'
  return scoring == null || scoringOf(scoring) ? undefined : 'test-scoring-unknown'
}
