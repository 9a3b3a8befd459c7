import type { RunningTestsQuery } from '#generated/operations.ts'

/** A running test without a time limit. */
export const aRunningTest = (): RunningTestsQuery => ({
  runningTests: [
    { progressKey: 'p9', contentKey: 'c9', sectionKey: 's9', taskKey: 't9', name: '3. Mock exam', deadline: null },
  ],
})
