import { examKey, examPoolKey } from '#table/bank-keys.ts'
import { type Key } from '#table/keys.ts'
import { type ExamItem, type ExamPoolItem, EXAM_SHARD_SIZE, edgeOf } from '#table/exam.ts'
import type { TaskItem } from '#table/task.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { ADAPTIVE, defaultSettings } from '#domain/exams/exam-settings.ts'
import { spreadItems } from '#domain/exams/spread-items.ts'
import { packItems, type PackedItem } from '#domain/exams/pack-items.ts'
import type { Question } from '#domain/questions/question.ts'
import { aCaseStudy, CASE_POINTS, caseChoice } from '#domain/questions/testing/case-example.ts'
import { CONTENT_EXAMPLES } from '#domain/questions/testing/content-examples.ts'
import { typeRules } from '#domain/questions/types/question-types.ts'
import type { Attempt } from '#generated/schema.ts'
import { type aStudent, choiceFor } from './academy-fixture.ts'

const { plan } = defaultSettings('RN')

/** An adaptive test of RN with the published numbers. */
export const ADAPTIVE_TASK: Partial<TaskItem> = {
  taskType: 'AdaptiveNCLEX',
  tags: ['RN'],
  minQuestions: ADAPTIVE.minItems,
  maxQuestions: ADAPTIVE.maxItems,
  caseStudies: ADAPTIVE.caseStudies,
  timeAllowed: ADAPTIVE.minutes,
}

/** The size of a bank for tests: questions of each area, stand-alone items of clinical judgment, case studies. */
export type BankSize = { perArea: number; judgments: number; cases: number }

const areaName = (i: number): string => plan[i % plan.length]?.names[0] ?? ''
const thresholds = (points: number, difficulty: number) =>
  Array.from({ length: points }, (_, i) => difficulty + (i - (points - 1) / 2) * 0.5)

const BOW_TIE_POINTS = 5

/** An RN exam: its questions, and their difficulties: from -2 to 2 in each area. Easier ones have lower numbers. */
export function anExam({ perArea, judgments, cases }: BankSize) {
  const checked = typeRules('Bow-Tie').content?.check(CONTENT_EXAMPLES['Bow-Tie'].content)
  if (!checked?.ok) throw new Error('The example of a Bow-Tie is refused')
  const { content } = checked
  const singles = Array.from({ length: perArea * plan.length }, (_, i) =>
    aQuestion({ id: 1 + i, tags: ['RN'], area: [areaName(i)] }),
  )
  const bowTies = Array.from({ length: judgments }, (_, i) =>
    aQuestion({ id: 50_001 + i, type: 'Bow-Tie', answers: [], content, tags: ['RN'], area: [areaName(i)] }),
  )
  const studies = Array.from({ length: cases }, (_, i) => aCaseStudy(60_001 + i, { tags: ['RN'], area: [areaName(i)] }))
  const items: PackedItem[] = [
    ...singles.map(({ id }, i) => ({
      id,
      area: i % plan.length,
      kind: 'single' as const,
      fresh: i % 7 === 0,
      parts: [{ thresholds: thresholds(1, (4 * i) / singles.length - 2) }],
    })),
    ...bowTies.map(({ id }, i) => ({
      id,
      area: i % plan.length,
      kind: 'judgment' as const,
      fresh: false,
      parts: [{ thresholds: thresholds(BOW_TIE_POINTS, 0) }],
    })),
    ...studies.map(({ id }, i) => ({
      id,
      area: i % plan.length,
      kind: 'case' as const,
      fresh: false,
      parts: CASE_POINTS.map((points, step) => ({ thresholds: thresholds(points, 0), step })),
    })),
  ]
  const questions: Question[] = [...singles, ...bowTies, ...studies]
  return { questions, items }
}

/** Returns the exam's items: its facts and the shards of its bank. */
export function examItems(items: readonly PackedItem[], facts: Partial<ExamItem> = {}): Key[] {
  const count = Math.ceil(items.length / EXAM_SHARD_SIZE)
  const exam: ExamItem = {
    ...examKey('RN'),
    type: 'exam',
    exam: 'RN',
    version: 1,
    ability: 0,
    pieces: count,
    questions: items.length,
    updatedOn: 0,
    ...facts,
  }
  const pools = spreadItems(items, count).map((shardItems, shard): ExamPoolItem => ({
    ...examPoolKey('RN', edgeOf(shard, count)),
    type: 'exam-pool',
    ability: exam.ability,
    shares: plan.map(({ share }) => share),
    items: packItems(shardItems),
  }))
  return [exam, ...pools]
}

/** A bank with its exam; `time` is that of its questions. */
export function examBank(size: BankSize, time: number): Key[] {
  const { questions, items } = anExam(size)
  return [...bankItems(questions, time), ...examItems(items)]
}

/** Returns a right or wrong choice for an attempt's current question. */
export const examChoice = ({ question }: Attempt, right: boolean): number[] => {
  if (question?.caseItem != null) return caseChoice(question.caseItem, right)
  return question?.type === 'Multiple Choice' ? [right ? 1 : 0] : choiceFor(question ?? { type: '' }, right)
}

/** Returns an answer to an attempt's current question. */
export const examAnswer = (attempt: Attempt, right: boolean) => ({
  n: attempt.n,
  type: 'AdaptiveNCLEX' as const,
  position: attempt.currentQuestion,
  questionId: attempt.question?.id ?? 0,
  caseItem: attempt.question?.caseItem ?? null,
  scoring: attempt.scoring ?? null,
  choice: examChoice(attempt, right),
})

export type Student = Awaited<ReturnType<typeof aStudent>>

/**
 * Answers until the end, or `maxAnswers` questions; `knows` decides which answers are right. Ten seconds a question.
 */
export async function sit(
  { start, move, clock }: Student,
  knows: (attempt: Attempt) => boolean,
  maxAnswers = Infinity,
) {
  let attempt = await start()
  const served: Attempt[] = []
  while (attempt.question && served.length < maxAnswers) {
    served.push(attempt)
    clock.time += 10_000
    const reply = await move(examAnswer(attempt, knows(attempt)))
    if (reply.graded !== null) throw new Error('An answer was graded before the end')
    attempt = reply.attempt
  }
  return { attempt, served }
}
