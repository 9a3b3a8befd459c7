import type { Bank } from '#domain/attempts/bank.ts'
import { examOfTask } from '#domain/attempts/kinds/adaptive-nclex.ts'
import type { DrawSource } from '#domain/attempts/rules.ts'
import type { TestTask } from '#domain/attempts/test-task.ts'
import type { ExamSource } from '#domain/exams/exam-source.ts'
import { defaultSettings } from '#domain/exams/exam-settings.ts'
import type { ExamName } from '#domain/exams/exam-item.ts'
import { unpackItems } from '#domain/exams/pack-items.ts'
import { EDGES, type ExamPoolItem, roundStandard } from '#table/exam.ts'
import { examPoolFrom } from '#table/bank-keys.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'

/**
 * Returns an exam for one attempt: its plan, its standard, and a random shard of its bank, which is a sample of all of
 * it. Half a read unit for each 4 KB of the shard: 1 for 2,000 questions, never more than 1.5. Undefined if the academy
 * has no bank for it.
 */
export async function examSource(
  exam: ExamName,
  { table, random }: Pick<AttemptDeps, 'table' | 'random'>,
): Promise<ExamSource | undefined> {
  const [pool] = await queryItems<ExamPoolItem>(table, examPoolFrom(exam, random(EDGES)))
  if (!pool) return undefined
  const plan = defaultSettings(exam).plan.map((area, i) => ({ ...area, share: pool.shares[i] ?? 0 }))
  return { exam, plan, standard: roundStandard(pool.ability), items: unpackItems(pool.items) }
}

const NO_BANK: Bank = { count: () => 0, sample: (queries) => Promise.resolve(queries.map(() => [])) }

/** Returns what an adaptive test is drawn from: its exam. */
export async function examDrawSource(task: TestTask, deps: Pick<AttemptDeps, 'table' | 'random'>): Promise<DrawSource> {
  const exam = await examSource(examOfTask(task), deps)
  return { task, areas: [], bank: NO_BANK, random: deps.random, ...(exam ? { exam } : {}) }
}
