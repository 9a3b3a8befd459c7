import type { ContentMessage } from '#domain/messages/content.ts'
import { CASE_ITEMS } from '#domain/questions/types/record.ts'
import { type Scoring, scoringOf } from '#domain/questions/question.ts'
import type { TestKind } from '#domain/attempts/test-kind.ts'
import type { TestTask } from '#domain/attempts/test-task.ts'
import { ADAPTIVE, EXAM_SCORING } from '#domain/exams/exam-settings.ts'
import { hasRoom, unscoredOf } from '#domain/exams/layout.ts'

type Maybe<T> = T | null | undefined
type SettingName = Exclude<keyof TestTask, 'type' | 'tags' | 'scoring'>

/** A test's settings as submitted by a form. */
export type TestSettings = { tags?: Maybe<readonly string[]>; scoring?: Maybe<string> } & {
  [Name in SettingName]?: Maybe<number>
}

/** The maximum questions of a test; for an NCLEX, of each area (decisions, 3.3.6). */
export const MAX_QUESTIONS = 500
const MAX_PERCENT = 100

const isPositive = (value: Maybe<number>): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0
const isOptional = (value: Maybe<number>) => value === null || value === undefined || isPositive(value)

/** The error of each field of a test, in the order of the specification; undefined for valid fields. */
export type Faults = readonly (ContentMessage | undefined)[]

/** Checks a percentage that may be empty. */
function percentFault(value: Maybe<number>, invalid: ContentMessage, beyond: ContentMessage) {
  if (!isOptional(value)) return invalid
  return (value ?? 0) > MAX_PERCENT ? beyond : undefined
}

const isOneExam = (tags: Maybe<readonly string[]>) => tags?.length === 1 && (tags[0] === 'RN' || tags[0] === 'PN')
const examFault = (tags: Maybe<readonly string[]>) => (isOneExam(tags) ? undefined : 'nclex-tag')

/** The maximum questions of an adaptive test: their positions are stored in a byte. */
const MAX_ADAPTIVE = 250

/** The numbers that one kind of test has in addition to its limits. */
export type KindSettings = {
  fields: readonly SettingName[]
  /** The field with the maximum number of questions. */
  countField: SettingName
  /** Values stored for empty numbers; absent: nothing. */
  defaults?: { [Name in SettingName]?: number }
  /** The fixed scoring of such a test; absent: its author chooses. */
  scoring?: Scoring
  /** `areas`: how many NCLEX areas the academy has; 0: unknown, and not checked. */
  faults: (settings: TestSettings, areas: number) => Faults
}

function countFault(count: Maybe<number>): ContentMessage | undefined {
  if (!isPositive(count)) return 'number-invalid'
  return count > MAX_QUESTIONS ? 'questions-many' : undefined
}

const minFault = (min: Maybe<number>, max: Maybe<number>): ContentMessage | undefined =>
  isPositive(min) && isPositive(max) && min >= max ? 'min-not-below-max' : undefined

function casesFault(cases: Maybe<number>, max: number, beyond: ContentMessage): ContentMessage | undefined {
  if (!isOptional(cases)) return 'cases-invalid'
  return (cases ?? 0) > max ? beyond : undefined
}

/** The settings of every kind of test (spec 3.3.6, 3.3.7, 3.5.9 to 3.5.12). */
export const TEST_SETTINGS: Readonly<Record<TestKind, KindSettings>> = {
  Practice: {
    fields: ['numOfQuestions', 'percentEasy', 'caseStudies'],
    countField: 'numOfQuestions',
    faults: ({ numOfQuestions: count, percentEasy, caseStudies }) => [
      countFault(count),
      percentFault(percentEasy, 'easy-invalid', 'easy-beyond'),
      casesFault(caseStudies, isPositive(count) ? count / CASE_ITEMS : Infinity, 'cases-beyond'),
    ],
  },
  NCLEX: {
    fields: ['minQuestions', 'maxQuestions', 'caseStudies'],
    countField: 'maxQuestions',
    faults: ({ tags, minQuestions, maxQuestions, caseStudies }, areas) => {
      const anArea = isPositive(maxQuestions) ? Math.floor(maxQuestions / CASE_ITEMS) : Infinity
      const maxCases = areas === 0 && anArea > 0 ? Infinity : areas * anArea
      return [
        examFault(tags),
        isPositive(minQuestions) ? undefined : 'min-invalid',
        isPositive(maxQuestions) ? undefined : 'max-invalid',
        minFault(minQuestions, maxQuestions),
        (maxQuestions ?? 0) * Math.max(areas, 1) > MAX_QUESTIONS ? 'questions-many' : undefined,
        casesFault(caseStudies, maxCases, 'cases-beyond-areas'),
      ]
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
    faults: ({ tags, minQuestions, maxQuestions, caseStudies }) => {
      const minItems = minQuestions ?? ADAPTIVE.minItems
      const maxItems = maxQuestions ?? ADAPTIVE.maxItems
      const faults: Faults = [
        examFault(tags),
        isOptional(minQuestions) ? undefined : 'min-invalid',
        isOptional(maxQuestions) ? undefined : 'max-invalid',
        // 0 is a valid choice here; an empty field means the published number.
        caseStudies === 0 || isOptional(caseStudies) ? undefined : 'cases-invalid',
        minFault(minItems, maxItems),
        maxItems > MAX_ADAPTIVE ? 'adaptive-many' : undefined,
      ]
      if (faults.some((fault) => fault !== undefined)) return faults
      const numbers = { minItems, maxItems, unscored: unscoredOf(minItems) }
      return [hasRoom({ ...numbers, caseStudies: caseStudies ?? ADAPTIVE.caseStudies }) ? undefined : 'adaptive-room']
    },
  },
}

/** The limits that every test has (spec 3.5.13). */
export const TEST_LIMITS = ['timeAllowed', 'attempts', 'passGrade'] as const satisfies readonly SettingName[]

/** Returns the errors of a test's limits and scoring. */
export function limitFaults(kind: TestKind, { timeAllowed, attempts, passGrade, scoring }: TestSettings): Faults {
  const time = timeAllowed ?? TEST_SETTINGS[kind].defaults?.timeAllowed
  return [
    isPositive(time) ? undefined : 'time-invalid',
    isOptional(attempts) ? undefined : 'attempts-invalid',
    percentFault(passGrade, 'pass-grade-invalid', 'pass-grade-beyond'),
    scoring == null || scoringOf(scoring) ? undefined : 'test-scoring-unknown',
  ]
}
