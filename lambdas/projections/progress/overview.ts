import { isDeepStrictEqual } from 'node:util'
import { overviewOf, type TaskDone } from '#domain/progress/overview.ts'
import { isTaskComplete } from '#domain/progress/task-state.ts'
import { isQuizSection } from '#domain/quizzes/quiz.ts'
import { progressKey } from '#table/keys.ts'
import { type ProgressItem, progressOf, type TaskSummaryItem, progressReply } from '#table/progress.ts'
import { listTaskSummaries } from '#lambdas/attempts/task-summaries.ts'
import type { Publish } from '#lambdas/aws/publish.ts'
import { ifPresent } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Change } from '#lambdas/dynamodb/changes.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { type ContentTree, readContents } from '#lambdas/progress/course-contents.ts'
import { tasksInOrder } from '#lambdas/progress/learning/next-task.ts'
import { notifyStudent } from '#lambdas/progress/notify-student.ts'
import { shownType } from '#lambdas/progress/learning/task-facts.ts'
import { storeCohortOverview } from './store-cohort.ts'

type Deps = { table: Table; publish: Publish; now: () => number }
type Followed = Change<'progress' | 'task-summary' | 'attempt'>
type OverviewUpdate = { uid: string; progress: string; at: number | undefined }

/** Watching a Lecture changes its summary every few seconds without affecting the overview. */
const isSameWork = (before: TaskSummaryItem | undefined, after: TaskSummaryItem) =>
  before !== undefined &&
  before.complete === after.complete &&
  before.started === after.started &&
  before.best === after.best &&
  before.open === after.open

/**
 * Returns when the student did what a summary records, written at `written`; undefined if only a regrade changed it.
 */
function activityOf(before: TaskSummaryItem | undefined, after: TaskSummaryItem, written: number): number | undefined {
  if (before === undefined) return after.startTime ?? written
  return before.regrades === after.regrades ? written : undefined
}

/**
 * Returns the courses whose overview a batch changes, once each: a task was started or finished, a quiz ended, or a
 * course was opened or started. Excludes this projection's own writes, so it never triggers itself.
 */
function updatesIn(changes: readonly Followed[]): OverviewUpdate[] {
  const updates = new Map<string, OverviewUpdate>()
  const add = ({ uid, progress, at }: OverviewUpdate) => {
    const known = updates.get(`${uid} ${progress}`)?.at
    updates.set(`${uid} ${progress}`, { uid, progress, at: at === undefined ? known : Math.max(at, known ?? 0) })
  }
  for (const change of changes) {
    const [uid = '', progress = ''] = [change.item.pk, change.item.sk].map((key) => key.split('#')[1])
    if (change.type === 'progress') {
      const [was, is] = [change.before?.endTime, change.after?.endTime]
      if (is !== undefined && (was === undefined || (was === 0 && is !== 0))) add({ uid, progress, at: undefined })
    } else if (change.type === 'attempt') {
      // A quiz has no summary, but counts as work in its course.
      const { after } = change
      if (after?.endTime !== undefined && isQuizSection(after)) add({ uid, progress, at: after.endTime })
    } else {
      const { before, after, at } = change
      if (after && !isSameWork(before, after)) add({ uid, progress, at: activityOf(before, after, at) })
    }
  }
  return [...updates.values()]
}

/** Reads the trees of these contents, as `readContents` does. */
export type ReadTrees = (keys: readonly string[]) => Promise<ContentTree[]>

/** Reads each content once, no matter how many students of a batch work in it: its tasks are the same for all. */
export function sharedTrees(table: Table): ReadTrees {
  const trees = new Map<string, Promise<ContentTree[]>>()
  return async (keys) => {
    const read = keys.map((key) => {
      const tree = trees.get(key) ?? readContents(table, [key])
      trees.set(key, tree)
      return tree
    })
    return (await Promise.all(read)).flat()
  }
}

/** Returns the tasks of a progress in the course's order, with the student's work. */
export async function readTasks(
  table: Table,
  { studentId: uid, key: progress, content }: ProgressItem,
  readTrees: ReadTrees,
  now: number,
): Promise<TaskDone[]> {
  const [summaries, trees] = await Promise.all([listTaskSummaries(table, { uid, progress }), readTrees(content)])
  const done = new Map(summaries.map((summary) => [summary.task, summary]))
  return tasksInOrder(trees).map(({ task, sectionName }) => {
    const { contentKey, sectionKey, key: taskKey, name } = task
    const summary = done.get(taskKey)
    return {
      task: { contentKey, sectionKey, sectionName, taskKey, name, type: shownType(task) },
      complete: summary !== undefined && isTaskComplete(summary, now),
      best: summary?.best,
    }
  })
}

/** Counts how much of a progress is done, for its card and its course's cohort. Idempotent. */
export async function countProgress(
  { uid, progress: key, at }: OverviewUpdate,
  readTrees: ReadTrees,
  { table, publish, now }: Deps,
): Promise<void> {
  const item = await getItem<ProgressItem>(table, progressKey(uid, key), { consistent: true })
  if (!item) return
  const tasks = await readTasks(table, item, readTrees, now())
  const last = Math.max(at ?? 0, item.overview?.lastActivity ?? 0)
  const overview = overviewOf(tasks, last > 0 ? last : undefined)
  // Written before the progress, whose overview shows that the batch was processed.
  await storeCohortOverview(table, item, overview, tasks)
  if (isDeepStrictEqual(overview, item.overview)) return
  const written = await updateItem<ProgressItem>(table, {
    Key: { pk: item.pk, sk: item.sk },
    UpdateExpression: 'SET overview = :overview',
    ...ifPresent,
    ExpressionAttributeValues: { ':overview': overview },
  })
  if (written.ok) await notifyStudent(publish, progressReply(progressOf(written.item)))
}

/** The maximum concurrent courses of the 500 in a batch: each makes four sequential requests. */
const CONCURRENT_UPDATES = 8

/**
 * Stores on each progress how much is done, so that a list of courses reads nothing more (decision 0063). Idempotent:
 * it counts stored items. Half a read unit per 4 KB of each content, once per batch, and of each course's summaries and
 * started tests. After a failure, concurrent updates finish, then it throws and the stream retries.
 */
export async function projectOverview(changes: readonly Followed[], deps: Deps): Promise<void> {
  const updates = updatesIn(changes)
  const readTrees = sharedTrees(deps.table)
  for (let start = 0; start < updates.length; start += CONCURRENT_UPDATES) {
    const batch = updates.slice(start, start + CONCURRENT_UPDATES)
    const results = await Promise.allSettled(batch.map((work) => countProgress(work, readTrees, deps)))
    for (const result of results) if (result.status === 'rejected') throw result.reason
  }
}
