import { randomInt } from 'node:crypto'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { attemptHistory } from '#lambdas/attempts/review/attempt-history.ts'
import { publish } from '#lambdas/aws/publish.ts'
import { playbackSigner } from '#lambdas/aws/sign-playback.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { fieldHandler } from '#lambdas/field/field-handler.ts'
import { courseView } from '#lambdas/progress/learning/course-view.ts'
import { deletionEffects } from '#lambdas/progress/enrolment/deletion-effects.ts'
import { extendProgress } from '#lambdas/progress/enrolment/extend-progress.ts'
import { myCourseNotices } from '#lambdas/progress/my-course-notices.ts'
import type { ProgressDeps } from '#lambdas/progress/progress-deps.ts'
import { recordWatching } from '#lambdas/progress/learning/record-watching.ts'
import { myRunningTests } from '#lambdas/progress/my-running-tests.ts'
import { ownTasks } from '#lambdas/progress/learning/own-tasks.ts'
import { sectionView } from '#lambdas/progress/learning/section-view.ts'
import { studentAttempts } from '#lambdas/progress/students/student-attempts.ts'
import { studentCourse } from '#lambdas/progress/students/student-course.ts'
import { studentProgress } from '#lambdas/progress/students/student-progress.ts'
import { studentSection } from '#lambdas/progress/students/student-section.ts'
import { lecture } from '#lambdas/progress/learning/lecture.ts'
import { lessons } from '#lambdas/progress/learning/lessons.ts'
import { taskView } from '#lambdas/progress/learning/task-view.ts'
import { openStudentView } from '#lambdas/progress/students/open-student-view.ts'
import { viewedCourse, viewedCourses, viewedSection, viewedTask } from '#lambdas/progress/students/viewed.ts'
import { updateProgress } from '#lambdas/progress/learning/update-progress.ts'
import { learningFields } from './fields.ts'

const deps: ProgressDeps = {
  table: getTable(),
  now: () => Date.now(),
  random: (max) => randomInt(max),
  rulesOf,
  publish,
  signPlayback: playbackSigner(),
}

export const handler = fieldHandler(learningFields, {
  'Query.courseView': ({ args, identity }) => courseView(args, identity.sub, deps),
  'Query.myCourseNotices': ({ identity }) => myCourseNotices(identity.sub, deps),
  'Query.ownTasks': ({ args, identity }) => ownTasks(args, identity.sub, deps),
  'Query.runningTests': ({ identity }) => myRunningTests(identity.sub, deps),
  'Query.sectionView': ({ args, identity }) => sectionView(args, identity.sub, deps),
  'Query.taskView': ({ args, identity }) => taskView(args, identity.sub, deps),
  'Query.lecture': ({ args, identity }) => lecture(args, identity.sub, deps),
  'Query.lessons': ({ args, identity }) => lessons(args, identity.sub, deps),
  'Query.olderAttempts': ({ args, identity }) => attemptHistory(args, identity.sub, deps),
  'Query.studentOlderAttempts': ({ args }) => attemptHistory(args, args.uid, deps),
  'Query.studentProgress': ({ args }) => studentProgress(args, deps),
  'Query.studentCourse': ({ args }) => studentCourse(args, deps),
  'Query.studentSection': ({ args }) => studentSection(args, deps),
  'Query.studentAttempts': ({ args }) => studentAttempts(args, deps),
  'Query.deletionEffects': ({ args }) => deletionEffects(args, deps),
  'Query.viewedCourses': ({ args, identity }) => viewedCourses(args, identity.sub, deps),
  'Query.viewedCourse': ({ args, identity }) => viewedCourse(args, identity.sub, deps),
  'Query.viewedSection': ({ args, identity }) => viewedSection(args, identity.sub, deps),
  'Query.viewedTask': ({ args, identity }) => viewedTask(args, identity.sub, deps),
  'Mutation.openStudentView': ({ args, identity }) => openStudentView(args, identity.sub, deps),
  'Mutation.extendProgress': ({ args, identity }) => extendProgress(args.input, identity.sub, deps),
  'Mutation.updateProgress': ({ args, identity }) => updateProgress(args.input, identity, deps),
  'Mutation.recordWatching': ({ args, identity }) => recordWatching(args.input, identity.sub, deps),
})
