/** The fields that this function answers; infra attaches them, a test holds them against the schema. */
export const fields = [
  'Mutation.createCourse',
  'Mutation.updateCourse',
  'Mutation.createContent',
  'Mutation.createSection',
  'Mutation.createTask',
  'Mutation.updateTask',
  'Mutation.updateContent',
  'Mutation.deleteContent',
  'Mutation.updateSection',
  'Mutation.deleteSection',
  'Mutation.deleteTask',
  'Mutation.deleteVideo',
  'Query.contents',
  'Query.authoredContent',
  'Query.authoredSection',
  'Query.authoredTask',
] as const
