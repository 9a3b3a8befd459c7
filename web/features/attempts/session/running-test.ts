/** A running test that stands against another: where it is and what it is called. */
export type RunningTest = {
  progressKey: string
  contentKey: string
  sectionKey: string
  taskKey: string
  name: string
}

const KEYS = ['progressKey', 'contentKey', 'sectionKey', 'taskKey', 'name']

const isRunningTest = (value: unknown): value is RunningTest =>
  typeof value === 'object' && value !== null && KEYS.every((key) => key in value)

/** The running test that a refusal names, if it does. */
export const runningTestOf = (data: unknown): RunningTest | undefined =>
  typeof data === 'object' && data !== null && 'running' in data && isRunningTest(data.running)
    ? data.running
    : undefined
