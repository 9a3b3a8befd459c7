import { maxPoints } from '../attempts/score-answer.ts'
import { servedQuestion } from '#domain/questions/served-question.ts'
import { CASE_STEPS } from '../questions/case-steps.ts'
import { CASE_STUDY, type Question } from '../questions/question.ts'
import { CASE_ITEMS } from '../questions/types/record.ts'
import { anchorShift, shiftPart } from './calibration/anchor.ts'
import { labelDifficulty, labelThresholds } from './calibration/label-prior.ts'
import type { ExamItem, ExamName, ItemKind, ItemPart } from './exam-item.ts'
import { defaultSettings, EXAM_SCORING, planAreaOf } from './exam-settings.ts'
import { MAX_POINTS } from './pack-responses.ts'
import type { PackedItem } from './pack-items.ts'

/** A part with the standard error of its difficulty, where responses are known of it. */
export type ExamPart = ItemPart & { error?: number }

/** A question of an exam, with all that is known of it. */
export type ExamEntry = Omit<ExamItem, 'parts'> & {
  parts: readonly ExamPart[]
  /** The question's version, and from when on (epoch milliseconds) its content has been as it is: responses of before say nothing. */
  version: number
  time: number
  /** Of what decides how hard it is. */
  digest: string
  /** The difficulty that its author says, as it is and on the exam's scale. */
  author: number
  label: number
  /** Responses to it; of a case study, to the item that has most. */
  n: number
  /** Sittings that asked it. */
  sittings: number
  source: 'label' | 'responses'
  /** It is of those that fix the scale. */
  anchor?: true
}

/** Fewer responses than this leave a difficulty uncertain by more than a logit: more are wanted. */
const ENOUGH_RESPONSES = 30

const kindOf = ({ type }: Question): ItemKind => {
  if (type === CASE_STUDY) return 'case'
  return type === 'Bow-Tie' || type === 'Trend' ? 'judgment' : 'single'
}

/** The index of the step that a question's tags name; undefined: they name none. */
function stepOf(tags: readonly string[]): number | undefined {
  const step = CASE_STEPS.findIndex((name) => tags.some((tag) => tag.toLowerCase() === name.toLowerCase()))
  return step === -1 ? undefined : step
}

/** The points of each part as an exam counts them. */
function pointsOfParts(question: Question, kind: ItemKind): number[] {
  const items = kind === 'case' ? Array.from({ length: CASE_ITEMS }, (_, i) => i + 1) : [undefined]
  return items.map((item) => Math.min(MAX_POINTS, maxPoints(servedQuestion(question, item, EXAM_SCORING))))
}

/** What decides how hard a question is; its formatting, its rationale and its labels do not. */
export const difficultyText = ({ type, body, answers, content, scoring }: Question): string =>
  JSON.stringify([type, body, answers.map(({ text, correct, match }) => [text, correct, match]), content, scoring])

export type Read = { version: number; time: number; digest: string }

/**
 * A question as an entry of an exam, with what its author says of it; undefined: it is in another exam or in none. It belongs to the
 * exams whose tags it carries, under the first of its areas that the plan knows.
 */
export function examEntry(question: Question, exam: ExamName, read: Read): ExamEntry | undefined {
  if (!question.tags.includes(exam)) return undefined
  const { plan } = defaultSettings(exam)
  const [area] = question.area.flatMap((name) => planAreaOf(plan, name) ?? [])
  if (area === undefined) return undefined
  const kind = kindOf(question)
  const points = pointsOfParts(question, kind)
  if (points.includes(0)) return undefined
  const author = labelDifficulty(question.tags)
  const stepAt = (item: number) => (kind === 'case' ? item : stepOf(question.tags))
  const parts = points.map((most, item) => {
    const step = stepAt(item)
    return { thresholds: labelThresholds(author, most), ...(step === undefined ? {} : { step }) }
  })
  return { id: question.id, area, kind, parts, ...read, author, label: author, n: 0, sittings: 0, source: 'label' }
}

/**
 * An entry after its question changed. As long as its content is the same, what responses say of it stays; an older version than the
 * one that is known changes nothing, so changes may come again.
 */
function withQuestion(before: ExamEntry | undefined, read: ExamEntry): ExamEntry {
  if (before === undefined) return read
  if (read.version < before.version) return before
  if (before.digest !== read.digest || before.parts.length !== read.parts.length) return read
  const { version, area, kind, author } = read
  const parts = before.parts.map(({ step: _step, ...part }, i) => {
    const step = read.parts[i]?.step
    return step === undefined ? part : { ...part, step }
  })
  return { ...before, version, area, kind, author, parts }
}

/** A part as a label lets expect it. */
export const atLabel = ({ thresholds, step }: ExamPart, label: number): ExamPart => ({
  thresholds: labelThresholds(label, thresholds.length),
  ...(step === undefined ? {} : { step }),
})

type Thresholds = (label: number, points: number) => number[]

/** The thresholds of labels, made once for each label and number of points: thousands of questions have few of them. */
function thresholdsOfLabels(): Thresholds {
  const known = new Map<number, number[][]>()
  return (label, points) => {
    const ofLabel = known.get(label) ?? []
    known.set(label, ofLabel)
    return (ofLabel[points] ??= labelThresholds(label, points))
  }
}

const partsAt = (parts: readonly ExamPart[], label: number, thresholdsOf: Thresholds): ExamPart[] =>
  parts.map(({ thresholds, step }) => ({
    thresholds: thresholdsOf(label, thresholds.length),
    ...(step === undefined ? {} : { step }),
  }))

/**
 * Puts what is known by labels alone on the exam's scale. Until responses have been used, all questions are the anchors, and their mean
 * difficulty is 0; after that the scale stays where it is.
 */
function onScale(entries: readonly ExamEntry[], before: readonly ExamEntry[]): ExamEntry[] {
  const thresholdsOf = thresholdsOfLabels()
  if (!entries.some(({ source }) => source === 'responses')) {
    const shift = anchorShift(entries.flatMap(({ author, parts }) => partsAt(parts, author, thresholdsOf)))
    return entries.map((entry) => {
      const label = entry.author + shift
      return { ...entry, label, parts: partsAt(entry.parts, label, thresholdsOf), anchor: true }
    })
  }
  const [known] = before
  const shift = known === undefined ? 0 : known.label - known.author
  return entries.map((entry) => {
    const label = entry.author + shift
    return { ...entry, label, ...(entry.source === 'label' && { parts: partsAt(entry.parts, label, thresholdsOf) }) }
  })
}

/** What became of questions, by number; undefined: it is in the exam no longer. */
export type EntryChanges = ReadonlyMap<number, ExamEntry | undefined>

/** An exam's entries, by number, after questions changed. */
export function followQuestions(before: readonly ExamEntry[], changes: EntryChanges): ExamEntry[] {
  const entries = new Map(before.map((entry) => [entry.id, entry]))
  for (const [id, read] of changes) {
    if (read === undefined) entries.delete(id)
    else entries.set(id, withQuestion(entries.get(id), read))
  }
  return onScale(
    [...entries.values()].toSorted((a, b) => a.id - b.id),
    before,
  )
}

/** The parts that fix the scale, and of which the standard is made; all, where none of the anchors is left. */
export function anchorsOf(entries: readonly ExamEntry[]): ExamPart[] {
  const anchors = entries.filter(({ anchor }) => anchor)
  return (anchors.length > 0 ? anchors : entries).flatMap(({ parts }) => parts)
}

/** An entry as the exam's bank has it. */
export const packedEntry = ({ id, area, kind, parts, n }: ExamEntry): PackedItem => ({
  id,
  area,
  kind,
  parts: parts.map(({ thresholds, step }) => ({ thresholds, ...(step === undefined ? {} : { step }) })),
  fresh: n < ENOUGH_RESPONSES,
})

/** A part on a scale that was moved. */
export const movePart = (part: ExamPart, shift: number): ExamPart => ({ ...part, ...shiftPart(part, shift) })
