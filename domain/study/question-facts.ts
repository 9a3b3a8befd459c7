import { isSameName } from '../questions/labels.ts'
import { CASE_STEPS } from '../questions/case-steps.ts'
import { CASE_STUDY, CLASSIC_TYPES, CONTENT_TYPES, type Question, type QuestionType } from '../questions/question.ts'
import { caseItems } from '#domain/questions/types/case-study.ts'
import type { Group } from './activity.ts'

/** Codes of types as they are stored: the lists of types only ever grow at their ends. */
const CONTENT_CODES = 16
const CASE_CODE = 127

/** The code of a type; a name that is none has that of a case study, under which its items are not known. */
export function typeCode(type: string): number {
  const classic = CLASSIC_TYPES.findIndex((name) => name === type)
  if (classic >= 0) return classic
  const content = CONTENT_TYPES.findIndex((name) => name === type)
  return content >= 0 ? CONTENT_CODES + content : CASE_CODE
}

/** The type of a code; undefined: there is none. */
export function typeOfCode(code: number): QuestionType | undefined {
  if (code === CASE_CODE) return CASE_STUDY
  return code < CONTENT_CODES ? CLASSIC_TYPES[code] : CONTENT_TYPES[code - CONTENT_CODES]
}

/** Names by position, as the lists of tags and areas have them. */
export type LabelNames = { tags: readonly string[]; areas: readonly string[] }

const positions = (names: readonly string[], list: readonly string[]): number[] =>
  names.map((name) => list.findIndex((known) => isSameName(known, name))).filter((position) => position >= 0)

/** The steps of clinical judgment that tags name. */
const taggedSteps = (tags: readonly string[]): number[] => positions(tags, CASE_STEPS)

/**
 * By what an answer to a question counts: its areas, its tags, its type and its step of clinical judgment. An item of a case study
 * (from 1) has the type of its own answers, and the step of its number; any other question has the steps that its tags name.
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
