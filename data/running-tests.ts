import type { Key } from './keys.ts'
import type { TaskSummaryItem } from './task-summary.ts'

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

/**
 * The tests that a student has started and that may still run, in one item. Every start writes it on the condition of
 * `version`, so that two starts never miss each other. Nothing takes a test out when it ends: the attempt itself says
 * whether it runs, and the next start drops what is over.
 */
export type RunningTestsItem = Key & { type: 'running-tests'; version: number; tests: StartedTest[] }

/** The running test that a task's summary names; absent when none is open. For students without a running-tests item. */
export function startedTestOf({ sk, task, open, openDeadline }: TaskSummaryItem): StartedTest | undefined {
  if (open === undefined || openDeadline === undefined) return undefined
  const [, progress = '', section = ''] = sk.split('#')
  return { progress, section, task, n: open, deadline: openDeadline }
}
