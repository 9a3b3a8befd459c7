import { classNameOf } from './class-name.ts'
import type { Course, CourseFacts } from './course.ts'

/** What everybody may know of a course, field by field: the catalogue's and its public page's (a limit of seats is the catalogue's alone). */
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
