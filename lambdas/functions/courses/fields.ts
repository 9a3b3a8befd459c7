/** The fields that this function answers; the synthesis attaches them, the compiler holds `handler.ts` to them. */
export const fields = [
  'Mutation.createProgress',
  'Query.contentCohort',
  'Query.courseCohort',
  'Query.courseNotices',
  'Query.courseRoster',
  'Query.courseStudents',
  'Query.managedCourse',
] as const
