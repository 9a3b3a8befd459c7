import { OwnedCoursesDocument, type OwnedCoursesQuery } from '#generated/operations.ts'
import { query } from './api.ts'

export type EnrolledCourse = OwnedCoursesQuery['myProgress']['items'][number]

/**
 * Fetches every course that the signed-in user has ever had, page by page. Loaded on demand, because it depends on
 * Amplify.
 */
export async function fetchEnrolledCourses(): Promise<EnrolledCourse[]> {
  const courses: EnrolledCourse[] = []
  let nextToken: string | null | undefined
  do {
    const { myProgress } = await query(OwnedCoursesDocument, { nextToken: nextToken ?? null })
    courses.push(...myProgress.items)
    nextToken = myProgress.nextToken
  } while (nextToken != null)
  return courses
}
