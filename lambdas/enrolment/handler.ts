import type {
  MutationCreateProgressArgs,
  QueryCourseStudentsArgs,
  QueryManagedCourseArgs,
} from '../../generated/schema.ts'
import { edits } from '../shared/edits.ts'
import { type FieldCall, fieldHandler } from '../shared/field-handler.ts'
import { courseStudents } from './course-students.ts'
import { createProgress } from './create-progress.ts'
import { openEnrolmentDeps } from './deps.ts'
import { managedCourse } from './managed-course.ts'

const deps = openEnrolmentDeps()

export const handler = fieldHandler(
  {
    'Mutation.createProgress': ({ args }: FieldCall<MutationCreateProgressArgs>) => createProgress(args.input, deps),
    'Query.courseStudents': ({ args }: FieldCall<QueryCourseStudentsArgs>) => courseStudents(args, deps),
    'Query.managedCourse': ({ args }: FieldCall<QueryManagedCourseArgs>) => managedCourse(args, deps),
  },
  edits,
)
