import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { Outlet, useParams } from 'react-router-dom'
import { studentViewWords as words } from '#domain/messages/student-views.ts'
import { OpenStudentViewDocument } from '#generated/admin-operations.ts'
import { ViewedStudentContext } from '#web/components/courses/viewed-student.ts'
import { mutate } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { RedirectWithMessage } from '#web/ui/redirect-with-message.tsx'
import { paths } from '../paths.ts'
import type { OpenView } from './use-view.ts'
import './view-as.css'

/**
 * What a student sees, for an administrator, read only (decision 0091): the view is opened once for all screens within it, and the
 * audit has it. A banner says whose it is, and how to leave. After a view has ended another is opened by a request of its own.
 */
export function ViewAsPage() {
  const { uid = '' } = useParams()
  return <OpenedView key={uid} uid={uid} />
}

function OpenedView({ uid }: { uid: string }) {
  const { progressKey } = useParams()
  const [request, setRequest] = useState(() => crypto.randomUUID())
  const opening = useQuery({
    queryKey: ['student-view', uid, request],
    queryFn: async () => (await mutate(OpenStudentViewDocument, { uid, requestId: request })).openStudentView,
    staleTime: Infinity,
    gcTime: 0,
  })
  const { data: view, error } = opening
  // The same request would give the view that has ended.
  const openAgain = () => setRequest(crypto.randomUUID())
  if (view === undefined) {
    if (error instanceof AppError && error.code === 'student-not-found')
      return <RedirectWithMessage to={paths.users} message={error.message} />
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
  return (
    <ViewedStudentContext value={progressKey === undefined ? { uid } : { uid, progressKey }}>
      <aside className="view-as" aria-label={words.open}>
        <Row between>
          <p>
            <Eye size={18} aria-hidden="true" /> {words.banner(`${view.firstName} ${view.lastName}`)}
          </p>
          <LinkButton variant="secondary" to={paths.user(uid)}>
            {words.leave}
          </LinkButton>
        </Row>
      </aside>
      <Outlet context={{ view, openAgain } satisfies OpenView} />
    </ViewedStudentContext>
  )
}
