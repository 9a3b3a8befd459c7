import { OwnedCoursesDocument, type OwnedCoursesQuery } from '#generated/operations.ts'
import { query } from './api.ts'

export type OwnedCourse = OwnedCoursesQuery['myProgress']['items'][number]

/**
 * Fetches every course that the signed-in user has ever had, page by page. Loaded on demand, because it depends on
 * Amplify.
 */
export async function fetchOwnedCourses(): Promise<OwnedCourse[]> {
  const owned: OwnedCourse[] = []
  let nextToken: string | null | undefined
  do {
    const { myProgress } = await query(OwnedCoursesDocument, { nextToken: nextToken ?? null })
    owned.push(...myProgress.items)
    nextToken = myProgress.nextToken
  } while (nextToken != null)
  return owned
}
