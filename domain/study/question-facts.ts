import { isSameName } from '../questions/labels.ts'
import { CASE_STEPS } from '../questions/case-steps.ts'
import { CASE_STUDY, CLASSIC_TYPES, CONTENT_TYPES, type Question, type QuestionType } from '../questions/question.ts'
import { caseItems } from '#domain/questions/types/case-study.ts'
import type { Group } from './activity.ts'

/** Stored codes of types: the lists of types only grow at their ends. */
const CONTENT_CODES = 16
const CASE_CODE = 127

/** Returns the code of a type; an unknown name has that of a case study, which its items never use. */
export function typeCode(type: string): number {
  const classic = CLASSIC_TYPES.findIndex((name) => name === type)
  if (classic >= 0) return classic
  const content = CONTENT_TYPES.findIndex((name) => name === type)
  return content >= 0 ? CONTENT_CODES + content : CASE_CODE
}

/** Returns the type of a code; undefined if there is none. */
export function typeOfCode(code: number): QuestionType | undefined {
  if (code === CASE_CODE) return CASE_STUDY
  return code < CONTENT_CODES ? CLASSIC_TYPES[code] : CONTENT_TYPES[code - CONTENT_CODES]
}

/** Names by position, as in the lists of tags and areas. */
export type LabelNames = { tags: readonly string[]; areas: readonly string[] }

const positions = (names: readonly string[], list: readonly string[]): number[] =>
  names.map((name) => list.findIndex((known) => isSameName(known, name))).filter((position) => position >= 0)

/** Returns the steps of clinical judgment named by tags. */
const taggedSteps = (tags: readonly string[]): number[] => positions(tags, CASE_STEPS)

/**
 * Returns the groups that an answer to a question counts under: its areas, tags, type, and step of clinical judgment.
 * An item of a case study (from 1) has the type of its own answers, and the step of its number; any other question has
 * the steps named by its tags.
 */
export function questionGroups(
  question: Pick<Question, 'type' | 'content' | 'tags' | 'area'>,
  item: number | undefined,
  names: LabelNames,
): Group[] {
  const { type, content, tags, area } = question
  const ofCase = item === undefined || type !== CASE_STUDY ? undefined : caseItems(content)[item - 1]
  const steps = ofCase && item !== undefined ? [item - 1] : taggedSteps(tags)
  return [
    ...positions(area, names.areas).map((code): Group => ({ kind: 'area', code })),
    ...positions(tags, names.tags).map((code): Group => ({ kind: 'tag', code })),
    { kind: 'type', code: typeCode(ofCase?.type ?? type) },
    ...steps.map((code): Group => ({ kind: 'step', code })),
  ]
}
