/** The fields that this function answers. */
export const fields = [
  'Query.courseView',
  'Query.sectionView',
  'Query.taskView',
  'Query.studentCourse',
  'Mutation.updateProgress',
] as const
