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

/** A part with the standard error of its difficulty, if it has responses. */
export type ExamPart = ItemPart & { error?: number }

/** A question of an exam, with all of its statistics. */
export type ExamEntry = Omit<ExamItem, 'parts'> & {
  parts: readonly ExamPart[]
  /**
   * The question's version, and since when (epoch milliseconds) its content has been the same: earlier responses don't
   * apply.
   */
  version: number
  time: number
  /** Of everything that affects its difficulty. */
  digest: string
  /** The difficulty labeled by its author, as labeled and on the exam's scale. */
  author: number
  label: number
  /** Responses to it; for a case study, to the item with the most. */
  n: number
  /** Sittings that served it. */
  sittings: number
  source: 'label' | 'responses'
  /** Whether it is one of the anchors that fix the scale. */
  anchor?: true
}

/** Fewer responses leave a difficulty uncertain by more than a logit, so more are collected. */
const ENOUGH_RESPONSES = 30

const kindOf = ({ type }: Question): ItemKind => {
  if (type === CASE_STUDY) return 'case'
  return type === 'Bow-Tie' || type === 'Trend' ? 'judgment' : 'single'
}

/** Returns the index of the step named by a question's tags; undefined if they name none. */
function stepOf(tags: readonly string[]): number | undefined {
  const step = CASE_STEPS.findIndex((name) => tags.some((tag) => tag.toLowerCase() === name.toLowerCase()))
  return step === -1 ? undefined : step
}

/** Returns the points of each part as an exam counts them. */
function pointsOfParts(question: Question, kind: ItemKind): number[] {
  const items = kind === 'case' ? Array.from({ length: CASE_ITEMS }, (_, i) => i + 1) : [undefined]
  return items.map((item) => Math.min(MAX_POINTS, maxPoints(servedQuestion(question, item, EXAM_SCORING))))
}

/** Returns everything that affects a question's difficulty; its formatting, rationale, and labels don't. */
export const difficultyText = ({ type, body, answers, content, scoring }: Question): string =>
  JSON.stringify([type, body, answers.map(({ text, correct, match }) => [text, correct, match]), content, scoring])

export type Read = { version: number; time: number; digest: string }

/**
 * Returns a question as an entry of an exam, with its author's label; undefined if it is not in this exam. A question
 * belongs to the exams whose tags it has, under the first of its areas in the plan.
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
  const parts = points.map((maxPoints, item) => {
    const step = stepAt(item)
    return { thresholds: labelThresholds(author, maxPoints), ...(step === undefined ? {} : { step }) }
  })
  return { id: question.id, area, kind, parts, ...read, author, label: author, n: 0, sittings: 0, source: 'label' }
}

/**
 * Updates an entry after its question changed. Keeps its response statistics as long as the content is the same; an
 * older version than the known one changes nothing, so changes may be repeated.
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

/** Returns a part with the thresholds that a label implies. */
export const atLabel = ({ thresholds, step }: ExamPart, label: number): ExamPart => ({
  thresholds: labelThresholds(label, thresholds.length),
  ...(step === undefined ? {} : { step }),
})

type Thresholds = (label: number, points: number) => number[]

/** Caches the thresholds by label and number of points: thousands of questions share a few. */
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
 * Puts difficulties known only by labels on the exam's scale. Until responses have been used, all questions are the
 * anchors, with mean difficulty 0; after that the scale is fixed.
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

/** Changed questions, by number; undefined: no longer in the exam. */
export type EntryChanges = ReadonlyMap<number, ExamEntry | undefined>

/** Returns an exam's entries, by number, after questions changed. */
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

/** Returns the parts that fix the scale and define the standard; all parts if no anchor is left. */
export function anchorsOf(entries: readonly ExamEntry[]): ExamPart[] {
  const anchors = entries.filter(({ anchor }) => anchor)
  return (anchors.length > 0 ? anchors : entries).flatMap(({ parts }) => parts)
}

/** Returns an entry as stored in the exam's bank. */
export const packedEntry = ({ id, area, kind, parts, n }: ExamEntry): PackedItem => ({
  id,
  area,
  kind,
  parts: parts.map(({ thresholds, step }) => ({ thresholds, ...(step === undefined ? {} : { step }) })),
  fresh: n < ENOUGH_RESPONSES,
})

/** A part on a scale that was moved. */
export const movePart = (part: ExamPart, shift: number): ExamPart => ({ ...part, ...shiftPart(part, shift) })
