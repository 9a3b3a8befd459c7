import { type Key, runningTestsKey, taskSummaryKey } from './keys.ts'
import type { TaskSummaryItem } from './progress.ts'

/** A test that a student started: what finds its attempt and its task. Deadline in epoch milliseconds. */
export type StartedTest = {
  progress: string
  /** Absent for one that was started before this item was kept. */
  content?: string
  section: string
  task: string
  n: number
  deadline: number
}

/** A progress that was ended early, and when (epoch milliseconds). */
export type EndedProgress = { progress: string; endTime: number }

/**
 * The tests that a student has started and not finished, in one item. Every start, and every early end of a course, writes it on
 * the condition of `version`, so that two of them never miss each other. Finishing does not touch it: a finished test is in its
 * task's summary, and the next start drops it here, as soon as its questions are recorded as seen.
 */
export type RunningTestsItem = Key & {
  type: 'running-tests'
  version: number
  tests: StartedTest[]
  /** Ends of the last hour: a start that read its progress before such an end is refused by them. */
  ended: EndedProgress[]
}

export const runningTestsItem = (
  uid: string,
  item: Omit<RunningTestsItem, 'pk' | 'sk' | 'type'>,
): RunningTestsItem => ({
  ...runningTestsKey(uid),
  type: 'running-tests',
  ...item,
})

/** The started test that a summary names; absent when none is open. For students without a running-tests item. */
export function startedTestOf({ sk, task, open, openDeadline }: TaskSummaryItem): StartedTest | undefined {
  if (open === undefined || openDeadline === undefined) return undefined
  const [, progress = '', section = ''] = sk.split('#')
  return { progress, section, task, n: open, deadline: openDeadline }
}

/** A task's summary with a test of it that was started: absent summary, none before. A finished one changes nothing. */
export function withStartedTest(
  uid: string,
  summary: TaskSummaryItem | undefined,
  { progress, section, task, n, deadline }: StartedTest,
): TaskSummaryItem {
  const before: TaskSummaryItem = summary ?? {
    ...taskSummaryKey(uid, progress, section, task),
    type: 'task-summary',
    task,
    complete: false,
  }
  if (before.open === n) return { ...before, openDeadline: Math.min(before.openDeadline ?? deadline, deadline) }
  if ((before.started ?? 0) >= n) return before
  return { ...before, started: n, open: n, openDeadline: deadline }
}
