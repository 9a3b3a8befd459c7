import type { Course } from '#domain/courses/course.ts'

/** What the API says of a course to administrators. */
export const courseReply = (course: Course) => ({
  key: course.key,
  type: course.type,
  name: course.name,
  subject: course.subject,
  price: course.price,
  onlineDays: course.onlineDays,
  liveClasses: course.liveClasses,
  instructor: course.instructor,
  published: course.published,
  dates: course.dates ?? null,
  startTime: course.startTime ?? null,
  endTime: course.endTime ?? null,
  location: course.location ?? null,
  maxStudents: course.maxStudents ?? null,
  content: course.content,
  group: course.group,
  version: course.version,
})
