import { classNameOf } from '#domain/courses/class-name.ts'
import type { Course } from '#domain/courses/course.ts'
import { offersQuizzes } from '#domain/quizzes/offers-quizzes.ts'
import type { Course as CourseReply } from '#generated/schema.ts'
import type { CourseItem } from './course.ts'

/** What an administrator may know of a course. */
export const courseReply = (course: Course): CourseReply => ({
  key: course.key,
  type: course.type,
  name: classNameOf(course),
  subject: course.subject,
  price: course.price,
  onlineDays: course.onlineDays,
  liveClasses: course.liveClasses,
  instructor: course.instructor,
  published: course.published,
  dates: course.dates ? [...course.dates] : null,
  startTime: course.startTime ?? null,
  endTime: course.endTime ?? null,
  location: course.location ?? null,
  maxStudents: course.maxStudents ?? null,
  description: course.description ?? null,
  ownQuizzes: offersQuizzes(course),
  passesRequired: course.passesRequired ?? true,
  archived: course.archived === true,
  content: [...course.content],
  group: course.group,
  version: course.version,
})

/** The same of a course as the table holds it. */
export const courseItemReply = (item: CourseItem): CourseReply => courseReply({ ...item, type: item.courseType })
