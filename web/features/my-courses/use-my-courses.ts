import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { OnProgressDocument, type CourseCardFieldsFragment, StartCourseDocument } from '#generated/operations.ts'
import { type CoursesPage, viewKey, useView } from '#web/components/courses/student-view.ts'
import { mutate } from '#web/lib/api/api.ts'
import { myProgressRequest } from '#web/lib/api/screen-requests.ts'
import { putEvent, reread } from '#web/lib/api/reread.ts'
import { showError } from '#web/lib/message-store.ts'
import { useSubscription } from '#web/lib/api/use-subscription.ts'

type Pages = InfiniteData<CoursesPage, string | undefined>

const firstPage: string | undefined = undefined

/** The pages with one progress put in its place, or before all others when it is new. */
function withProgress(pages: Pages, fresh: CourseCardFieldsFragment): Pages {
  const known = pages.pages.some((page) => page.items.some(({ key }) => key === fresh.key))
  return {
    ...pages,
    pages: pages.pages.map((page, index) => ({
      ...page,
      items:
        known || index > 0 ? page.items.map((item) => (item.key === fresh.key ? fresh : item)) : [fresh, ...page.items],
    })),
  }
}

/** A student's courses, newest first (spec 3.2.16); the student's own are kept up to date by subscription. */
export function useMyCourses() {
  const client = useQueryClient()
  const view = useView()
  const queryKey = viewKey(['my-progress'], view)
  const put = (fresh: CourseCardFieldsFragment) =>
    putEvent<Pages>(client, queryKey, (pages) => withProgress(pages, fresh))
  const list = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam }): Promise<CoursesPage> =>
      view?.courses(pageParam) ?? (await myProgressRequest.run({ nextToken: pageParam })).myProgress,
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.nextToken ?? undefined,
    // A course may have ended on another screen: show the cached list and refetch.
    staleTime: 0,
  })
  useSubscription(
    OnProgressDocument,
    {
      onData: ({ onProgress: fresh }) => {
        if (fresh !== null) put(fresh)
      },
      onSubscribed: () => void reread(client, queryKey),
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
