import type { ExamSource } from '#domain/exams/exam-source.ts'
import { defaultSettings } from '#domain/exams/exam-settings.ts'
import type { ExamName } from '#domain/exams/exam-item.ts'
import { unpackItems } from '#domain/exams/pack-items.ts'
import type { ExamItem, ExamPoolItem } from '#table/exam.ts'
import { roundStandard } from '#table/exam-deck.ts'
import { examKey, examPoolKey } from '#table/keys.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { AttemptDeps } from './attempt-deps.ts'

/**
 * An exam for one attempt: its plan, its standard, and one piece of its bank, at random, which is a sample of all of it. Half a read unit,
 * and half for each 4 KB of the piece: 1.5 in all for 2,000 questions, never more than 2. Undefined while the academy has no bank for it.
 */
export async function examSource(
  exam: ExamName,
  { table, random }: Pick<AttemptDeps, 'table' | 'random'>,
): Promise<ExamSource | undefined> {
  const item = await getItem<ExamItem>(table, examKey(exam))
  if (!item || item.pieces === 0) return undefined
  const pool = await getItem<ExamPoolItem>(table, examPoolKey(exam, random(item.pieces)))
  const { plan } = item.settings ?? defaultSettings(exam)
  return { exam, plan, standard: roundStandard(item.ability), items: pool ? unpackItems(pool.items) : [] }
}
