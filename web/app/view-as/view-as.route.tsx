import { useQuery } from '@tanstack/react-query'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Outlet, useLocation, useParams } from 'react-router-dom'
import { crumbText } from '#domain/messages/bar.ts'
import { studentViewMessages, studentViewWords as words } from '#domain/messages/student-views.ts'
import {
  OpenStudentViewDocument,
  ViewedCourseDocument,
  ViewedCoursesDocument,
  ViewedSectionDocument,
} from '#generated/admin-operations.ts'
import { type Reader, ReaderContext, type StudentView } from '#web/components/courses/reader.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { coursesQuery, screenQuery } from '#web/lib/api/student-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { RedirectWithMessage } from '#web/ui/redirect-with-message.tsx'
import { paths } from '../paths.ts'

/**
 * Shows a student's screens to an administrator, read-only (decision 0091). The view is opened once for all its screens
 * and recorded in the audit. A banner names the student and has a button to leave. After a view has ended, opening
 * another needs a new request ID.
 */
export function ViewAsPage() {
  const { uid = '' } = useParams()
  return <OpenedView key={uid} uid={uid} />
}

function OpenedView({ uid }: { uid: string }) {
  const { progressKey = '', contentKey = '', sectionKey = '', taskKey = '' } = useParams()
  const [request, setRequest] = useState(() => crypto.randomUUID())
  const opening = useQuery({
    queryKey: ['student-view', uid, request],
    queryFn: async () => (await mutate(OpenStudentViewDocument, { uid, requestId: request })).openStudentView,
    staleTime: Infinity,
    gcTime: 0,
  })
  const { data: opened, error } = opening
  if (opened === undefined) {
    const refusal = error && leaveDeleted(error)
    if (refusal) return refusal
    return (
      <Page title={words.open}>
        {error === null ? (
          <Skeleton label={words.opening} count={2} />
        ) : (
          <ErrorState message={error.message} onRetry={() => void opening.refetch()} />
        )}
      </Page>
    )
  }
  const name = `${opened.firstName} ${opened.lastName}`
  const view: StudentView = {
    uid,
    key: opened.key,
    title: words.title(name),
    exit: paths.viewAs(uid),
    place: { progressKey, contentKey, sectionKey, taskKey },
    trail: (names) => <ViewTrail names={names} />,
    refused: (refusal) =>
      refusal instanceof AppError && refusal.code === 'view-not-open' ? (
        // The same request ID would return the ended view.
        <EndedView uid={uid} onOpen={() => setRequest(crypto.randomUUID())} />
      ) : (
        leaveDeleted(refusal)
      ),
  }
  return (
    <ReaderContext value={readerOf(view)}>
      <aside
        className="view-as sticky z-1 top-0 py-3 px-4 border-b border-b-border bg-accent-soft text-on-accent-soft"
        aria-label={words.open}
      >
        <Row between>
          <p>
            <Eye className="flex-none" size={18} aria-hidden="true" /> {words.banner(name)}
          </p>
          <LinkButton variant="secondary" to={paths.user(uid)}>
            {words.leave}
          </LinkButton>
        </Row>
      </aside>
      <Outlet />
    </ReaderContext>
  )
}

/** Reads through the view: each query includes its key, and the server rejects it once the view has ended. */
function readerOf(view: StudentView): Reader {
  const keys = { uid: view.uid, view: view.key }
  const keyOf = (...key: readonly unknown[]) => [...key, view.uid, view.key]
  return {
    view,
    courses: coursesQuery(
      keyOf('my-progress'),
      async (nextToken) =>
        (await query(ViewedCoursesDocument, { ...keys, nextToken: nextToken ?? null })).viewedCourses,
    ),
    course: (progressKey) =>
      screenQuery(
        keyOf('course-view', progressKey),
        async () => (await query(ViewedCourseDocument, { ...keys, progressKey })).viewedCourse,
      ),
    section: (place) =>
      screenQuery(
        keyOf('section-view', place),
        async () => (await query(ViewedSectionDocument, { ...keys, ...place })).viewedSection,
      ),
  }
}

/** The number of path parts that lead to My Courses, a course, a section, and a task. */
const DEPTHS = [2, 3, 5, 6]

/** The breadcrumbs of a viewed screen, which link only to screens within the view. */
function ViewTrail({ names }: { names: readonly (string | undefined)[] }) {
  const parts = useLocation().pathname.split('/').slice(1)
  const crumbs = ['My Courses', ...names].flatMap((name, index) =>
    name === undefined ? [] : [{ name, to: `/${parts.slice(0, DEPTHS[index]).join('/')}` }],
  )
  return <Breadcrumbs crumbs={crumbs} shorten={crumbText} />
}

/** Returns to the users list if the student was deleted while the view was open. */
const leaveDeleted = (error: Error) =>
  error instanceof AppError && error.code === 'student-not-found' ? (
    <RedirectWithMessage to={paths.users} message={error.message} />
  ) : undefined

/** Replaces a screen whose view has ended: trying again can't help, but opening another view can (decision 0091). */
function EndedView({ uid, onOpen }: { uid: string; onOpen: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        title={studentViewMessages['view-not-open']}
        icon={<EyeOff size={24} />}
        action={
          <Row actions>
            <Button onClick={onOpen}>{words.openAgain}</Button>
            <LinkButton variant="secondary" to={paths.user(uid)}>
              {words.person}
            </LinkButton>
          </Row>
        }
      >
        {words.ended}
      </EmptyState>
    </div>
  )
}
