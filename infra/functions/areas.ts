/** Folders of `lambdas/` whose function answers GraphQL fields; each lists them in its `fields.ts`. */
export const FIELD_FUNCTIONS = [
  'registration',
  'testing',
  'learning',
  'authoring',
  'uploads',
  'questions',
  'enrolment',
  'search',
  'users',
] as const

export type FieldFunction = (typeof FIELD_FUNCTIONS)[number]

/** Which fields each area answers, as `Mutation.registerCourse`. */
export type FunctionFields = Record<FieldFunction, readonly string[]>
