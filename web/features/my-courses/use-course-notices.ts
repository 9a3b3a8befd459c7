import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MyCourseNoticesQuery } from '#generated/operations.ts'
import { useReader } from '#web/components/courses/reader.ts'
import { courseNoticesQuery, type CoursesPage } from '#web/lib/api/student-queries.ts'
import { closeNotice, isNoticeClosed } from '#web/lib/storage/closed-notices.ts'

export type CourseNotice = MyCourseNoticesQuery['myCourseNotices'][number]

/**
 * The open notices of a student's courses and the number of due reviews. Loads in parallel with the courses, which
 * don't wait for it. In an administrator's view, notices come with the courses.
 */
export function useCourseNotices(pages: readonly CoursesPage[] = []) {
  const isStudent = useReader().view === undefined
  const [closed, setClosed] = useState<readonly string[]>([])
  const { data } = useQuery({
    ...courseNoticesQuery,
    enabled: isStudent && pages.some(({ items }) => items.length > 0),
  })
  const notices = isStudent
    ? (data?.myCourseNotices ?? []).filter(({ key }) => !closed.includes(key) && !isNoticeClosed(key))
    : pages.flatMap((page) => page.notices ?? [])
  return {
    due: data?.dueReviews,
    noticesOf: (progressKey: string) => notices.filter((notice) => notice.progressKey === progressKey),
    close: (key: string) => {
      closeNotice(key)
      setClosed((before) => [...before, key])
    },
  }
}
