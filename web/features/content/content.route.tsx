import { lazy, Suspense, useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { contentMessages } from '#domain/messages/content.ts'
import { paths } from '#web/app/paths.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { Trail } from '#web/ui/layout/trail.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { RedirectWithMessage } from '#web/ui/redirect-with-message.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { ContentEdit } from './content-edit.tsx'
import { useAuthoredContent } from './use-authoring.ts'

const CohortView = lazy(() => import('#web/components/cohorts/cohort-view.tsx'))

/** One content to edit, or with `?list=students` the students of its courses; an unknown one leads back to the list (spec 3.2.3). */
export function ContentPage() {
  const { contentUrl = '' } = useParams()
  return <ContentScreen key={contentUrl} contentUrl={contentUrl} />
}

function ContentScreen({ contentUrl }: { contentUrl: string }) {
  const { data, error, refetch } = useAuthoredContent(contentUrl)
  const [search] = useSearchParams()
  const isOfStudents = search.get('list') === 'students'
  const [done, setDone] = useState(false)
  // Before anything asks whether it is still there.
  if (done) return <Navigate to={paths.content} />
  if (error instanceof AppError && error.code === 'content-not-found')
    return <RedirectWithMessage to={paths.content} message={contentMessages['content-not-found']} />
  const body = () => {
    if (data !== undefined && isOfStudents)
      return (
        <Suspense fallback={<Skeleton label="Loading the students" count={1} />}>
          <CohortView of={{ content: data.key }} pathOf={paths.user} />
        </Suspense>
      )
    if (data !== undefined) {
      return <ContentEdit content={data} reload={refetch} onDone={() => setDone(true)} />
    }
    if (error === null) return <Skeleton label="Loading the content" count={2} />
    return <ErrorState message={error.message} onRetry={() => void refetch()} />
  }
  return (
    <Page
      title={data?.name ?? 'Content'}
      {...(isOfStudents ? {} : { width: 'narrow' as const })}
      before={<Trail names={['Course Content', data?.name ?? 'Content']} />}
      actions={
        <LinkButton variant="secondary" to={paths.createSection(contentUrl)}>
          New Section
        </LinkButton>
      }
    >
      {body()}
    </Page>
  )
}
