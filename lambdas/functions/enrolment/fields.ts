/** The fields that this function answers. */
export const fields = ['Mutation.createProgress', 'Query.courseStudents', 'Query.managedCourse'] as const
