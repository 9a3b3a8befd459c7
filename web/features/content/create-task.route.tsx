import { useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { RedirectWithMessage } from '#web/ui/redirect-with-message.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Trail } from '#web/ui/layout/trail.tsx'
import { CreateTask } from './create-task.tsx'
import { useAuthoredSection } from './use-authoring.ts'

/** The form for a new task in the section from the URL (spec 3.2.6). */
export function CreateTaskPage() {
  const { contentUrl = '', sectionUrl = '' } = useParams()
  return <CreateTaskScreen key={`${contentUrl}/${sectionUrl}`} contentUrl={contentUrl} sectionUrl={sectionUrl} />
}

function CreateTaskScreen({ contentUrl, sectionUrl }: { contentUrl: string; sectionUrl: string }) {
  const { data, error, refetch } = useAuthoredSection(contentUrl, sectionUrl)
  const [created, setCreated] = useState<string>()
  if (created !== undefined) return <Navigate to={paths.task(contentUrl, sectionUrl, created)} />
  if (error instanceof AppError && error.code.endsWith('-not-found'))
    return <RedirectWithMessage to={paths.content} message={error.message} />
  const body = () => {
    if (data !== undefined) return <CreateTask section={data.section} onCreated={setCreated} />
    if (error === null) return <Skeleton label="Loading the section" count={2} />
    return <ErrorState message={error.message} onRetry={() => void refetch()} />
  }
  return (
    <Page
      title="Create Task"
      lead={data && `${data.content.name} › ${data.section.name}`}
      before={
        <Trail
          names={['Course Content', data?.content.name ?? 'Content', data?.section.name ?? 'Section', 'Create Task']}
        />
      }
    >
      {body()}
    </Page>
  )
}
