import type { Course } from '#domain/courses/course.ts'
import { urlOfName } from '#domain/text/url-of-name.ts'
import type { Progress } from './progress.ts'

/**
 * The progress that an enrolment opens (spec 1.3.10, 2.3.18, 2.4.5): not started, with the course as it is now. `key`: its
 * own; `earlier`: how many the student had in this course before; `now` in epoch milliseconds.
 */
export function openedProgress(course: Course, studentId: string, key: string, earlier: number, now: number): Progress {
  const { dates, startTime, endTime, location } = course
  return {
    key,
    name: course.name,
    url: `${urlOfName(course.name)}-${earlier + 1}`,
    courseKey: course.key,
    group: course.group,
    studentId,
    onlineDays: course.onlineDays,
    endTime: 0,
    complete: false,
    dateCreated: now,
    content: course.content,
    courseType: course.type,
    subject: course.subject,
    ...(dates && { dates }),
    ...(startTime && { startTime }),
    ...(endTime && { courseEndTime: endTime }),
    ...(location && { location }),
  }
}
