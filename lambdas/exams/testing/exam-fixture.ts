import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Question } from '#domain/questions/question.ts'
import { packResponses, type ExamResponse } from '#domain/exams/pack-responses.ts'
import { type PackedItem, unpackItems } from '#domain/exams/pack-items.ts'
import type { ExamPoolItem, ExamResponsesItem } from '#table/exam.ts'
import { examPools, examResponsesKey, questionKey } from '#table/bank-keys.ts'
import { questionItem } from '#table/question.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { memoryFiles } from '#lambdas/testing/memory-files.ts'
import type { ExamDeps } from '../exam-deps.ts'

/** When these tests' questions were written, and the times of later events. */
export const WRITTEN = 1_000
export const NOW = 1_790_000_000_000

export const examQuestion = (id: number, more: Partial<Question> = {}): Question =>
  aQuestion({ id, area: ['Management of Care'], ...more })

export const examDeps = (table: Table) => {
  const clock = { time: NOW }
  const searchFiles = memoryFiles()
  const deps: ExamDeps & { searchFiles: typeof searchFiles } = { table, searchFiles, now: () => clock.time }
  return { clock, ...deps }
}

/** Returns the item of a question at a version. */
export const itemOf = (question: Question, version = 1, time = WRITTEN) => questionItem(question, { version, time })

export const putItem = (table: Table, item: object) =>
  table.client.send(new PutCommand({ TableName: table.name, Item: item }))

export const removeQuestion = (table: Table, id: number) =>
  table.client.send(new DeleteCommand({ TableName: table.name, Key: questionKey(id) }))

/** A sitting of an exam, as stored by its projection. */
export function anAdaptiveSession(
  id: string,
  responses: readonly ExamResponse[],
  startedOn = NOW - 1,
): ExamResponsesItem {
  return { ...examResponsesKey('RN', id), type: 'exam-responses', startedOn, responses: packResponses(responses) }
}

/** Returns the items in the shards of RN's bank, by number. */
export async function bankOf(table: Table): Promise<PackedItem[]> {
  const shards = await queryItems<ExamPoolItem>(table, { ...examPools('RN'), consistent: true })
  return shards.flatMap(({ items }) => unpackItems(items)).toSorted((a, b) => a.id - b.id)
}
