import { SeedCourseDocument, SeedPublishDocument } from '#generated/operations.ts'
import type { CreateCourseInput } from '#generated/schema.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import { academy } from '#sample/academy.ts'
import { classDates } from '#sample/class-dates.ts'
import type { SampleCourse } from '#sample/types.ts'

function courseInput(course: SampleCourse, contents: ReadonlyMap<string, string>, today: string): CreateCourseInput {
  const shared = {
    type: course.type,
    subject: course.subject,
    price: String(course.price),
    onlineDays: String(course.onlineDays),
    instructor: course.instructor,
    description: course.description,
    content: course.content.flatMap((name) => contents.get(name) ?? []),
  }
  if (course.type === 'Online') return { ...shared, name: course.name }
  return {
    ...shared,
    name: '',
    dates: classDates(course.schedule, today),
    startTime: course.startTime,
    endTime: course.endTime,
    location: course.location,
    maxStudents: String(course.maxStudents),
  }
}

/** Creates and publishes the sample courses through the API; returns their keys by `ref`. */
export async function seedCourses(
  call: CallApi,
  contents: ReadonlyMap<string, string>,
  now: number,
): Promise<Map<string, string>> {
  const today = new Date(now).toISOString().slice(0, 10)
  const keys = new Map<string, string>()
  for (const course of academy.courses) {
    const { createCourse } = await call(SeedCourseDocument, { input: courseInput(course, contents, today) })
    keys.set(course.ref, createCourse.key)
    if (course.published)
      await call(SeedPublishDocument, {
        input: { key: createCourse.key, version: createCourse.version, published: true },
      })
  }
  return keys
}
