import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { RedirectWithMessage } from '#web/ui/redirect-with-message.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Trail } from '#web/ui/layout/trail.tsx'
import { SectionTabs } from './section-tabs.tsx'
import { useAuthoredSection } from './use-authoring.ts'

/** A section with its tasks and an edit form. An unknown section redirects to the contents (spec 3.2.5, 2.2.11). */
export function SectionPage() {
  const { contentUrl = '', sectionUrl = '' } = useParams()
  return <SectionScreen key={`${contentUrl}/${sectionUrl}`} contentUrl={contentUrl} sectionUrl={sectionUrl} />
}

function SectionScreen({ contentUrl, sectionUrl }: { contentUrl: string; sectionUrl: string }) {
  const { data, error, refetch } = useAuthoredSection(contentUrl, sectionUrl)
  const [done, setDone] = useState(false)
  if (done) return <Navigate to={paths.content} />
  if (error instanceof AppError && error.code.endsWith('-not-found'))
    return <RedirectWithMessage to={paths.content} message={error.message} />
  const body = () => {
    if (data !== undefined) {
      return <SectionTabs view={data} reload={refetch} onDone={() => setDone(true)} />
    }
    if (error === null) return <Skeleton label="Loading the section" />
    return <ErrorState message={error.message} onRetry={() => void refetch()} />
  }
  const { content, section } = data ?? { content: { name: contentUrl }, section: { name: sectionUrl } }
  return (
    <Page
      title={section.name}
      before={<Trail names={['Course Content', content.name, section.name]} />}
      actions={
        <LinkButton to={paths.createTask(contentUrl, sectionUrl)}>
          <Plus size={18} aria-hidden="true" /> Create
        </LinkButton>
      }
    >
      {body()}
    </Page>
  )
}
