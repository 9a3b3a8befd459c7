import type {
  MutationUpdateProgressArgs,
  QueryCourseViewArgs,
  QueryOlderAttemptsArgs,
  QuerySectionViewArgs,
  QueryStudentCourseArgs,
  QueryStudentOlderAttemptsArgs,
  QueryStudentProgressArgs,
  QueryStudentSectionArgs,
  QueryTaskViewArgs,
} from '#generated/schema.ts'
import { type FieldCall, fieldHandler } from '#lambdas/field/field-handler.ts'
import { attemptHistory } from '#lambdas/attempts/attempt-history.ts'
import { courseView } from '#lambdas/progress/course-view.ts'
import { createLearningDeps } from './deps.ts'
import { sectionView } from '#lambdas/progress/section-view.ts'
import { studentCourse } from '#lambdas/progress/student-course.ts'
import { studentProgress } from '#lambdas/progress/student-progress.ts'
import { studentSection } from '#lambdas/progress/student-section.ts'
import { taskView } from '#lambdas/progress/task-view.ts'
import { updateProgress } from '#lambdas/progress/update-progress.ts'

const deps = createLearningDeps()

export const handler = fieldHandler({
  'Query.courseView': ({ args, identity }: FieldCall<QueryCourseViewArgs>) => courseView(identity.sub, args, deps),
  'Query.sectionView': ({ args, identity }: FieldCall<QuerySectionViewArgs>) => sectionView(identity.sub, args, deps),
  'Query.taskView': ({ args, identity }: FieldCall<QueryTaskViewArgs>) => taskView(identity.sub, args, deps),
  'Query.olderAttempts': ({ args, identity }: FieldCall<QueryOlderAttemptsArgs>) =>
    attemptHistory(identity.sub, args, deps, args.before),
  'Query.studentOlderAttempts': ({ args }: FieldCall<QueryStudentOlderAttemptsArgs>) =>
    attemptHistory(args.uid, args, deps, args.before),
  'Query.studentProgress': ({ args }: FieldCall<QueryStudentProgressArgs>) => studentProgress(args, deps),
  'Query.studentCourse': ({ args }: FieldCall<QueryStudentCourseArgs>) => studentCourse(args, deps),
  'Query.studentSection': ({ args }: FieldCall<QueryStudentSectionArgs>) => studentSection(args, deps),
  'Mutation.updateProgress': ({ args, identity }: FieldCall<MutationUpdateProgressArgs>) =>
    updateProgress(identity, args.input, deps),
})
