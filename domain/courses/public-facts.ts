import { classNameOf } from './class-name.ts'
import type { Course, CourseFacts } from './course.ts'

/**
 * Returns a course's public data, field by field, for the catalogue and its public page (the limit of seats is only in
 * the catalogue).
 */
export const publicFacts = (course: Course): Omit<CourseFacts, 'maxStudents'> => ({
  key: course.key,
  name: classNameOf(course),
  type: course.type,
  subject: course.subject,
  price: course.price,
  onlineDays: course.onlineDays,
  liveClasses: course.liveClasses,
  instructor: course.instructor,
  ...(course.dates && { dates: course.dates }),
  ...(course.startTime && { startTime: course.startTime }),
  ...(course.endTime && { endTime: course.endTime }),
  ...(course.location && { location: course.location }),
})
