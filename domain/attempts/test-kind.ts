/** The kinds of task that are tests (spec 3.1.1). */
export const TEST_KINDS = ['Practice', 'NCLEX', 'AdaptiveNCLEX'] as const

export type TestKind = (typeof TEST_KINDS)[number]

/** Whether a task type is a kind of test. */
export const isTestKind = (type: string): type is TestKind => TEST_KINDS.some((kind) => kind === type)
