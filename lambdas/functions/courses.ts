import { publish } from '#lambdas/aws/publish.ts'
import { contentCohort, courseCohort } from '#lambdas/courses/course-cohort.ts'
import { courseRoster } from '#lambdas/courses/course-roster.ts'
import { listCourseNotices } from '#lambdas/courses/list-course-notices.ts'
import { courseStudents } from '#lambdas/courses/course-students.ts'
import { managedCourse } from '#lambdas/courses/managed-course.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { fieldHandler } from '#lambdas/field/field-handler.ts'
import { createProgress } from '#lambdas/progress/enrolment/create-progress.ts'
import { coursesFields } from './fields.ts'

const deps = { table: getTable(), now: Date.now, publish }

export const handler = fieldHandler(coursesFields, {
  'Mutation.createProgress': ({ args }) => createProgress(args.input, deps),
  'Query.contentCohort': ({ args }) => contentCohort(args, deps),
  'Query.courseCohort': ({ args }) => courseCohort(args, deps),
  'Query.courseNotices': ({ args }) => listCourseNotices(args, deps),
  'Query.courseRoster': ({ args }) => courseRoster(args, deps),
  'Query.courseStudents': ({ args }) => courseStudents(args, deps),
  'Query.managedCourse': ({ args }) => managedCourse(args, deps),
})
