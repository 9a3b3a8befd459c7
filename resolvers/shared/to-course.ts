import type { Course, CourseType, Maybe } from '#generated/schema.ts'

type LiveFields = 'dates' | 'startTime' | 'endTime' | 'location' | 'maxStudents'

/** A course item (docs/data-model.md); Live courses alone have dates, times, a location and seats. */
export type CourseItem = Omit<Course, LiveFields | 'type'> & { courseType: CourseType } & {
  [Field in LiveFields]?: Maybe<Course[Field]>
}

/** What an administrator may know of a course. */
export function toCourse(item: CourseItem): Course {
  return {
    key: item.key,
    type: item.courseType,
    name: item.name,
    subject: item.subject,
    price: item.price,
    onlineDays: item.onlineDays,
    liveClasses: item.liveClasses,
    instructor: item.instructor,
    published: item.published,
    dates: item.dates ?? null,
    startTime: item.startTime ?? null,
    endTime: item.endTime ?? null,
    location: item.location ?? null,
    maxStudents: item.maxStudents ?? null,
    content: item.content,
    group: item.group,
    version: item.version,
  }
}
