import type { Table } from '#lambdas/dynamodb/table.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { aUser } from '#lambdas/testing/an-academy.ts'
import { userItem } from '#table/user.ts'
import { NOW } from './course-fixture.ts'
import { aProgress, aCourseStudent } from '#table/testing/course-items.ts'

export type EnrolledCourse = { key: string; name: string; group: string }

/** Returns the uid of student number `n`. */
export const uidOf = (n: number): string => `s${String(1_000 + n)}`

/**
 * Enrolls students, numbered starting at `from`, in a course, each with a progress that ends at `endTime` (0:
 * open-ended).
 */
export async function enrolStudents(
  table: Table,
  course: EnrolledCourse,
  { count, endTime = 0, from = 0 }: { count: number; endTime?: number; from?: number },
): Promise<void> {
  const all = Array.from({ length: count }, (_, n) => uidOf(from + n))
  await batchPut(
    table,
    all.flatMap((uid) => [
      userItem(aUser({ uid, firstName: 'Nora', email: `${uid}@academy.example`, phone: '=1+1' })),
      aProgress(uid, `p-${uid}`, {
        ...{ name: course.name, content: [], courseKey: course.key, group: course.group, courseType: 'Live' },
        ...{ dates: ['2027-03-05'], startTime: '9:00AM', courseEndTime: '4:00PM', location: 'Campus' },
        ...{ endTime, dateCreated: NOW - 5 },
      }),
      aCourseStudent(course.key, uid, {
        ...{ name: `Nora ${uid}`, progressKey: `p-${uid}`, endTime, dateCreated: NOW - 5 },
      }),
    ]),
  )
}
