import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type MyProgressQuery,
  OnProgressDocument,
  type CourseCardFieldsFragment,
  StartCourseDocument,
} from '#generated/operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import { putEvent, reread } from '#web/lib/api/reread.ts'
import { myCoursesQuery } from '#web/lib/api/student-queries.ts'
import { showError } from '#web/lib/message-store.ts'
import { useSubscription } from '#web/lib/api/use-subscription.ts'

type Pages = InfiniteData<MyProgressQuery, string | undefined>

const { queryKey } = myCoursesQuery

/** The pages with one progress put in its place, or before all others when it is new. */
function withProgress(pages: Pages, fresh: CourseCardFieldsFragment): Pages {
  const known = pages.pages.some((page) => page.myProgress.items.some(({ key }) => key === fresh.key))
  return {
    ...pages,
    pages: pages.pages.map(({ myProgress }, index) => ({
      myProgress: {
        ...myProgress,
        items:
          known || index > 0
            ? myProgress.items.map((item) => (item.key === fresh.key ? fresh : item))
            : [fresh, ...myProgress.items],
      },
    })),
  }
}

/** The student's courses, newest first, kept up to date by subscription (spec 3.2.16). */
export function useMyCourses() {
  const client = useQueryClient()
  const put = (fresh: CourseCardFieldsFragment) =>
    putEvent<Pages>(client, queryKey, (pages) => withProgress(pages, fresh))
  const list = useInfiniteQuery(myCoursesQuery)
  useSubscription(OnProgressDocument, {
    onData: ({ onProgress: fresh }) => {
      if (fresh !== null) put(fresh)
    },
    onSubscribed: () => void reread(client, queryKey),
  })
  const starting = useMutation({
    mutationFn: (key: string) => mutate(StartCourseDocument, { key }),
    onSuccess: ({ updateProgress }) => put(updateProgress),
    onError: (error) => showError(error.message),
  })
  return { list, items: list.data?.pages.flatMap((page) => page.myProgress.items), starting }
}
