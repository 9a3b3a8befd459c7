import { isObject } from '#web/lib/json.ts'

/** A running test that blocks another one: its location and name. */
export type RunningTest = {
  progressKey: string
  contentKey: string
  sectionKey: string
  taskKey: string
  name: string
}

const RUNNING_TEST_KEYS = ['progressKey', 'contentKey', 'sectionKey', 'taskKey', 'name']

const isRunningTest = (value: unknown): value is RunningTest =>
  isObject(value) && RUNNING_TEST_KEYS.every((key) => key in value)

/** The running test in an error's data, if any. */
export const runningTestOf = (data: unknown): RunningTest | undefined =>
  isObject(data) && 'running' in data && isRunningTest(data.running) ? data.running : undefined
