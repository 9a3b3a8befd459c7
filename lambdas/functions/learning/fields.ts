/** The fields that this function answers; the synthesis attaches them, the compiler holds `handler.ts` to them. */
export const fields = [
  'Query.courseView',
  'Query.myCourseNotices',
  'Query.ownTasks',
  'Query.sectionView',
  'Query.taskView',
  'Query.lecture',
  'Query.lessons',
  'Query.olderAttempts',
  'Query.studentOlderAttempts',
  'Query.studentProgress',
  'Query.studentCourse',
  'Query.studentSection',
  'Query.studentAttempts',
  'Mutation.updateProgress',
  'Mutation.extendProgress',
  'Mutation.recordWatching',
] as const
