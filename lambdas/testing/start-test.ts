import { attemptOf, type AttemptItem, type AttemptPlace } from '../../data/attempt.ts'
import { attemptKey, taskSummaryKey } from '../../data/keys.ts'
import type { TaskSummaryItem } from '../../data/task-summary.ts'
import { canStart } from '../../domain/testing/can-start.ts'
import { hasExpired } from '../../domain/testing/has-expired.ts'
import type { TestTask } from '../../domain/testing/test-task.ts'
import type { Attempt as AttemptReply } from '../../generated/schema.ts'
import { getItem } from '../shared/get-item.ts'
import { Refusal } from '../shared/refusal.ts'
import { confirmRunning } from './confirm-running.ts'
import type { TestingDeps } from './deps.ts'
import { drawTest } from './draw-test.ts'
import { finishTest } from './finish-test.ts'
import { saveStarted } from './save-started.ts'
import { showAttempt } from './show-attempt.ts'

/** Starts that meet other starts read again; more than this at once is a fault. */
const TRIES = 8

type Sitting = { place: AttemptPlace; task: TestTask; courseEnd: number; summary: TaskSummaryItem | undefined }

async function resume(place: AttemptPlace, n: number, deps: TestingDeps): Promise<AttemptReply | undefined> {
  const { uid, progress, task } = place
  const item = await getItem<AttemptItem>(deps.table, attemptKey(uid, progress, task, n), { consistent: true })
  if (!item) throw new Error(`Attempt ${n} of task ${task} is open but does not exist`)
  const attempt = attemptOf(item)
  if (attempt.endTime !== undefined) return undefined
  if (!hasExpired(attempt, deps.now())) return showAttempt({ progressKey: progress, taskKey: task }, attempt, deps)
  await finishTest({ uid, progress, task, n }, deps)
  return undefined
}

/**
 * Resumes the running attempt of a test, or starts one (spec 3.4.18; decisions: at most one unfinished attempt per task
 * and progress). An attempt whose time has passed is finished first. Refuses with 'no-attempts-left' (spec 3.5.24),
 * 'questions-error' or 'start-failed', and with 'course-ended' when the course ends at this moment or ended meanwhile.
 */
export async function startTest(
  { place, task, courseEnd, summary }: Sitting,
  deps: TestingDeps,
): Promise<AttemptReply> {
  const { uid, progress, section, task: taskKey } = place
  if (deps.now() >= courseEnd) throw new Refusal('course-ended')
  let seen = summary
  for (let tries = 0; tries < TRIES; tries += 1) {
    const open = seen?.open
    const verdict = canStart({ started: seen?.started ?? 0, ...(open === undefined ? {} : { open }) }, task.attempts)
    if (!verdict.ok) throw new Refusal(verdict.code)
    if (verdict.resume === undefined) {
      const attempt = await drawTest(task, verdict.n, courseEnd, deps)
      const view = await showAttempt({ progressKey: progress, taskKey }, attempt, deps)
      if (await saveStarted(deps.table, place, attempt)) {
        await confirmRunning(deps.table, place, attempt, courseEnd)
        return view
      }
    } else {
      const resumed = await resume(place, verdict.resume, deps)
      if (resumed) return resumed
    }
    seen = await getItem<TaskSummaryItem>(deps.table, taskSummaryKey(uid, progress, section, taskKey), {
      consistent: true,
    })
  }
  throw new Error('The test is being started too often')
}
