import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { OnProgressDocument, type CourseCardFieldsFragment, StartCourseDocument } from '#generated/operations.ts'
import { useReader } from '#web/components/courses/reader.ts'
import { mutate } from '#web/lib/api/api.ts'
import { putEvent, refetchQuery } from '#web/lib/api/refetch.ts'
import type { CoursesPage } from '#web/lib/api/student-queries.ts'
import { showError } from '#web/lib/message-store.ts'
import { useSubscription } from '#web/lib/api/use-subscription.ts'

type Pages = InfiniteData<CoursesPage, string | undefined>

/** Replaces a progress in the pages, or adds a new one at the top. */
function withProgress(pages: Pages, updated: CourseCardFieldsFragment): Pages {
  const known = pages.pages.some((page) => page.items.some(({ key }) => key === updated.key))
  return {
    ...pages,
    pages: pages.pages.map((page, index) => ({
      ...page,
      items:
        known || index > 0
          ? page.items.map((item) => (item.key === updated.key ? updated : item))
          : [updated, ...page.items],
    })),
  }
}

/** A student's courses, newest first (spec 3.2.16). A subscription keeps the student's own list up to date. */
export function useMyCourses() {
  const client = useQueryClient()
  const { courses, view } = useReader()
  const { queryKey } = courses
  const put = (updated: CourseCardFieldsFragment) =>
    putEvent<Pages>(client, queryKey, (pages) => withProgress(pages, updated))
  const list = useInfiniteQuery(courses)
  useSubscription(
    OnProgressDocument,
    {
      onData: ({ onProgress: updated }) => {
        if (updated !== null) put(updated)
      },
      onSubscribed: () => void refetchQuery(client, queryKey),
    },
    view === undefined,
  )
  const starting = useMutation({
    mutationFn: (key: string) => mutate(StartCourseDocument, { key }),
    onSuccess: ({ updateProgress }) => put(updateProgress),
    onError: (error) => showError(error.message),
  })
  return { list, items: list.data?.pages.flatMap((page) => page.items), starting }
}
