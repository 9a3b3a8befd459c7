import type { RunningTestsQuery } from '#generated/operations.ts'

/** A test that runs, without a clock. */
export const aRunningTest = (): RunningTestsQuery => ({
  runningTests: [
    { progressKey: 'p9', contentKey: 'c9', sectionKey: 's9', taskKey: 't9', name: '3. Mock exam', deadline: null },
  ],
})
