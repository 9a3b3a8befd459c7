import type { MutationCreateProgressArgs, QueryCourseStudentsArgs, QueryManagedCourseArgs } from '#generated/schema.ts'
import { type FieldCall, fieldHandler } from '#lambdas/field/field-handler.ts'
import { courseStudents } from '#lambdas/courses/course-students.ts'
import { createProgress } from '#lambdas/progress/create-progress.ts'
import { createEnrolmentDeps } from './deps.ts'
import { managedCourse } from '#lambdas/courses/managed-course.ts'

const deps = createEnrolmentDeps()

export const handler = fieldHandler({
  'Mutation.createProgress': ({ args }: FieldCall<MutationCreateProgressArgs>) => createProgress(args.input, deps),
  'Query.courseStudents': ({ args }: FieldCall<QueryCourseStudentsArgs>) => courseStudents(args, deps),
  'Query.managedCourse': ({ args }: FieldCall<QueryManagedCourseArgs>) => managedCourse(args, deps),
})
