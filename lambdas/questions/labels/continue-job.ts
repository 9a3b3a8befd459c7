import { renameWords } from '#domain/messages/batches.ts'
import { withJobMoving, withoutJob } from '#domain/questions/label-job.ts'
import type { LabelJob } from '#domain/questions/label-list.ts'
import { tests } from '#table/bank-keys.ts'
import { taskKey } from '#table/keys.ts'
import type { TaskItem } from '#table/task.ts'
import { ifVersion } from '#lambdas/dynamodb/conditions.ts'
import { queryWholeIndex } from '#lambdas/dynamodb/query-index.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { Change } from '#lambdas/questions/bank/change.ts'
import { batchByTransaction } from '#lambdas/questions/bank/batch-by-transaction.ts'
import { type LabelKind, readList, type ReadList } from './labels.ts'
import { countInBatch, type QuestionBatch, recordInBatch } from '#lambdas/questions/question-batch.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import { readQuestions } from '#lambdas/questions/read-questions.ts'
import { storeQuestions } from '#lambdas/questions/bank/store-questions.ts'
import { jobReply, type LabelProgress } from './job-reply.ts'
import { pendingOf } from './pending.ts'
import { headsOf, writeJobList } from './write-list.ts'

/** Questions in a call: two or three transactions. */
const QUESTIONS_PER_CALL = 40
const TESTS_PER_CALL = 20

type Step = {
  kind: LabelKind
  list: ReadList
  job: LabelJob
  names: { from: string; to: string }
  batch: QuestionBatch
}
type StepDeps = Pick<QuestionDeps, 'table' | 'now'>

/**
 * Returns the tests that still have the first of a job's tags, including those deleted with their section, so that they
 * are correct when restored. Tests don't have areas.
 */
async function testsLeft(table: Table, { kind, names }: Step): Promise<TaskItem[]> {
  if (kind === 'areas') return []
  const items = await queryWholeIndex<TaskItem>(table, { index: 'gsi1', pk: tests.gsi1pk })
  return items.filter(({ tags }) => tags?.includes(names.from))
}

/** Renames the tag of tests; each as it was read, or none. */
async function moveTests(table: Table, items: readonly TaskItem[], { names, batch }: Step): Promise<boolean> {
  const page = items.slice(0, TESTS_PER_CALL)
  const renamed = (tags: readonly string[] = []) => [
    ...new Set(tags.map((tag) => (tag === names.from ? names.to : tag))),
  ]
  const written = await transactWrite(table, [
    ...page.map((item) => ({
      Update: {
        Key: taskKey(item.contentKey, item.sectionKey, item.key),
        UpdateExpression: 'SET #tags = :tags, #version = :next',
        ConditionExpression: ifVersion(item.version).ConditionExpression,
        ExpressionAttributeNames: { '#tags': 'tags', '#version': 'version', '#if0': 'version' },
        ExpressionAttributeValues: { ':tags': renamed(item.tags), ':next': item.version + 1, ':if0': item.version },
      },
    })),
    countInBatch(batch, { tests: page.length }),
  ])
  return written.ok
}

/** Rewrites questions with the labels required by the list's job (`namesDuringJob`). */
async function writeQuestions(ids: readonly number[], { batch, job }: Step, deps: QuestionDeps): Promise<boolean> {
  const stored = await readQuestions(deps.table, ids)
  const changes = [...stored.values()].map((before): { change: Change } => ({
    change: { kind: 'update', before, question: before.question },
  }))
  try {
    for (const group of batchByTransaction(changes))
      await storeQuestions(
        group.map(({ change }) => change),
        deps,
        // A copied question will be written again.
        recordInBatch(batch, { counts: job.phase === 'move', lines: false }),
      )
    return true
  } catch (error) {
    // One of them was edited or deleted: the remaining questions are read again.
    if (error instanceof Refusal && error.code === 'question-changed') return false
    throw error
  }
}

/** Takes the next step of a job; false if another write came first. */
async function takeStep(step: Step, deps: QuestionDeps): Promise<boolean> {
  const { kind, list, job, names, batch } = step
  const { table } = deps
  const items = job.phase === 'move' ? await testsLeft(table, step) : []
  if (items.length > 0) return moveTests(table, items, step)
  // Read before the pools: a question written after this changes a head, and the list is not written.
  const heads = await headsOf(table, kind, names.from)
  const { ids } = await pendingOf(table, kind, list, QUESTIONS_PER_CALL)
  if (ids.length > 0) return writeQuestions(ids, step, deps)
  const next = job.phase === 'copy' ? withJobMoving(list, job) : withoutJob(list)
  return writeJobList(table, kind, { list: next, seen: list, heads, also: countInBatch(batch, {}) })
}

const stepOf = (kind: LabelKind, list: ReadList, job: LabelJob, { now }: StepDeps): Step => {
  const names = { from: list.values[job.from] ?? '', to: list.values[job.to] ?? '' }
  const name = renameWords({ kind, merge: job.merge, ...names })
  return { kind, list, job, names, batch: { key: job.key, name, now: now() } }
}

/**
 * Continues the job of a list by one step: some 40 questions, some 20 tests, or the list itself. The pools and the
 * index of tests determine what is left, so a step may be repeated, taken by several callers at once, or fail at any
 * point. Undefined if no job runs.
 */
export async function continueJob(kind: LabelKind, deps: QuestionDeps): Promise<LabelProgress | null> {
  const { table } = deps
  return retryOnConflict({ failure: 'A label job could not go on', attempts: 15 }, async () => {
    const list = await readList(table, kind)
    if (!list.job) return null
    if (!(await takeStep(stepOf(kind, list, list.job, deps), deps))) return CONFLICT
    const after = await readList(table, kind)
    if (after.job?.key !== list.job.key) return { ...jobReply(kind, list, 0), finished: true }
    return jobReply(kind, after, (await pendingOf(table, kind, after, 0)).left)
  })
}
