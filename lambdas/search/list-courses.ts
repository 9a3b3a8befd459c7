import { classNameOf } from '#domain/courses/class-name.ts'
import { takenAt } from '#domain/search/course-entry.ts'
import type { ListedCourse } from '#generated/schema.ts'
import type { SearchDeps } from './search-deps.ts'

/**
 * Returns every course by name, including archived ones, with the number of places taken now (decision 0083). Reads
 * nothing from the table.
 */
export async function listCourses({ courses, now }: Pick<SearchDeps, 'courses' | 'now'>): Promise<ListedCourse[]> {
  const time = now()
  return (await courses()).map((course) => ({
    key: course.key,
    type: course.type,
    // Older entries have the former name.
    name: classNameOf(course),
    subject: course.subject,
    price: course.price,
    onlineDays: course.onlineDays,
    published: course.published,
    archived: course.archived === true,
    dates: course.dates ? [...course.dates] : null,
    startTime: course.startTime ?? null,
    endTime: course.endTime ?? null,
    location: course.location ?? null,
    maxStudents: course.maxStudents ?? null,
    version: course.version,
    taken: takenAt(course, time),
  }))
}
