/** Folders of `lambdas/` whose function answers GraphQL fields; each lists them in its `fields.ts`. */
export const FIELD_AREAS = [
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

export type FieldArea = (typeof FIELD_AREAS)[number]

/** Which fields each area answers, as `Mutation.registerCourse`. */
export type AreaFields = Record<FieldArea, readonly string[]>
