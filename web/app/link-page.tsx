import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { linkWords as words } from '#domain/messages/link.ts'
import { progressMessages } from '#domain/messages/progress.ts'
import { runningProgress } from '#domain/progress/progress.ts'
import { isQuizTask, QUIZZES } from '#domain/quizzes/quiz.ts'
import { type CourseCardFieldsFragment, CourseViewDocument, MyProgressDocument } from '#generated/operations.ts'
import { paths } from './paths.ts'
import { query } from '#web/lib/api/api.ts'
import { serverNow } from '#web/lib/api/clock-store.ts'
import { showError } from '#web/lib/message-store.ts'
import { selectPlace } from '#web/lib/session/selection-store.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'

type Keys = Readonly<Partial<Record<'courseKey' | 'contentKey' | 'sectionKey' | 'taskKey', string | undefined>>>

/** Where a link leads. `place`: what it selects; `message`: why it leads elsewhere. */
type Target = { to: string; place?: Parameters<typeof selectPlace>[0]; message?: string }

async function myCourses(from: string | null = null): Promise<CourseCardFieldsFragment[]> {
  const { items, nextToken } = (await query(MyProgressDocument, { nextToken: from })).myProgress
  return nextToken === null ? items : [...items, ...(await myCourses(nextToken))]
}

/** Whether a running course contains a content, so that a link from another course with it works as well. */
async function hasContent(progressKey: string, contentKey: string): Promise<boolean> {
  const { contents } = (await query(CourseViewDocument, { progressKey })).courseView
  return contents.some(({ key }) => key === contentKey)
}

/**
 * Finds where a link leads among the student's own courses. Every path it returns is one of the app's; the server checks
 * again whatever the path's screen requests.
 */
async function findTarget({ courseKey, contentKey, sectionKey, taskKey }: Keys): Promise<Target> {
  const courses = await myCourses()
  const running = runningProgress(courses, serverNow())
  const own = courses.filter((course) => course.courseKey === courseKey)
  let course = running.find((candidate) => own.includes(candidate))
  if (course === undefined && contentKey !== undefined)
    for (const candidate of running) if (await hasContent(candidate.key, contentKey)) course ??= candidate
  if (course === undefined) {
    const waiting = own.find(({ endTime }) => endTime === 0)
    if (waiting !== undefined) return { to: paths.startCourse(waiting.key) }
    return { to: paths.myCourses, message: own.length > 0 ? progressMessages['course-ended'] : words.notYours }
  }
  const progressKey = course.key
  // Opening a quiz continues it, which only a press on the quizzes page may do.
  if (contentKey === QUIZZES || (taskKey !== undefined && isQuizTask(taskKey)))
    return { to: paths.quizzes(progressKey) }
  if (contentKey === undefined || sectionKey === undefined) return { to: paths.courseView, place: { progressKey } }
  const section = { progressKey, contentKey, sectionKey }
  if (taskKey === undefined) return { to: paths.myTasks, place: section }
  return { to: paths.taskView, place: { ...section, taskKey } }
}

/**
 * Opens the course, section, or task of a link: selects it as a press in the course would, and is replaced by the
 * screen's own path, which doesn't contain the selection (spec 3.2.20, decision 0130).
 */
export function LinkPage() {
  const keys = useParams<keyof Keys>()
  const navigate = useNavigate()
  const target = useQuery({
    queryKey: ['link', keys],
    queryFn: () => findTarget(keys),
    staleTime: 0,
    gcTime: 0,
  })
  const { data } = target
  useEffect(() => {
    if (data === undefined) return
    if (data.message !== undefined) showError(data.message)
    if (data.place !== undefined) selectPlace(data.place)
    void navigate(data.to, { replace: true })
  }, [data, navigate])
  return (
    <Page title={words.title} width="narrow">
      {target.error === null ? (
        <Skeleton label={words.title} count={2} />
      ) : (
        <ErrorState message={target.error.message} onRetry={() => void target.refetch()} />
      )}
    </Page>
  )
}
