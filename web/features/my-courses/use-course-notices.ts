import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MyCourseNoticesDocument, type MyCourseNoticesQuery } from '#generated/operations.ts'
import { type CoursesPage, useView } from '#web/components/courses/student-view.ts'
import { query } from '#web/lib/api/api.ts'
import { closeNotice, isNoticeClosed } from '#web/lib/storage/closed-notices.ts'

export type CourseNotice = MyCourseNoticesQuery['myCourseNotices'][number]

/**
 * What a student was notified of in their courses and has not closed, and how many reviews are due: loaded beside the courses, which do not
 * wait for it. A view's come with its courses.
 */
export function useCourseNotices(pages: readonly CoursesPage[] = []) {
  const isStudent = useView() === undefined
  const [closed, setClosed] = useState<readonly string[]>([])
  const { data } = useQuery({
    queryKey: ['my-course-notices'],
    queryFn: () => query(MyCourseNoticesDocument, {}),
    staleTime: 0,
    enabled: isStudent && pages.some(({ items }) => items.length > 0),
  })
  const notices = isStudent
    ? (data?.myCourseNotices ?? []).filter(({ key }) => !closed.includes(key) && !isNoticeClosed(key))
    : pages.flatMap((page) => page.notices ?? [])
  return {
    /** None until it is known. */
    due: data?.dueReviews ?? 0,
    noticesOf: (progressKey: string) => notices.filter((notice) => notice.progressKey === progressKey),
    close: (key: string) => {
      closeNotice(key)
      setClosed((before) => [...before, key])
    },
  }
}
