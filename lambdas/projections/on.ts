import type { ItemType } from '#lambdas/dynamodb/changes.ts'

/**
 * The item types that each projection follows. The synthesis derives the stream's filter from them
 * (infra/functions/stream-filters.ts), and the compiler checks the rows of projections.ts against them.
 */
export const ON = {
  searchFiles: ['question', 'user', 'progress'],
  payments: ['payment'],
  seen: ['user'],
  courses: ['course', 'course-student', 'seats'],
  coursePages: ['course', 'content', 'section', 'task'],
  samples: ['sample'],
  reservedTests: ['content', 'section', 'task'],
  flaws: ['flaw-case', 'mistake-report'],
  testShortages: ['question', 'list', 'task'],
  troubleNotices: ['payment'],
  notifications: ['notification'],
  subscriptions: ['user'],
  overview: ['progress', 'task-summary', 'attempt'],
  reminders: ['progress'],
  examBanks: ['question'],
  responses: ['attempt'],
  cards: ['attempt'],
  cohorts: ['progress'],
  recounts: ['content', 'section', 'task'],
  answers: ['attempt'],
  certificates: ['payment'],
  audit: [
    ...['certificate', 'content', 'content-copy', 'course', 'course-notice', 'exam', 'flaw-case', 'import'],
    ...['invitation', 'list', 'mistake-report', 'note', 'notification', 'payment', 'progress', 'question'],
    ...['question-batch', 'regrade', 'section', 'student-view', 'task', 'task-text', 'user'],
  ],
} as const satisfies Record<string, readonly ItemType[]>

export type ProjectionName = keyof typeof ON
/** The types that a projection follows. */
export type FollowedType<Name extends ProjectionName = ProjectionName> = (typeof ON)[Name][number]
