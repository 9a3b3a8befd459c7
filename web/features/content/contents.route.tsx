import { Plus } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { contentWords } from '../../../domain/messages/content.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ContentPanel } from './content-panel.tsx'
import { setContentOpen, useOpenContents } from './open-contents.ts'
import { useContents } from './use-authoring.ts'

/** Every content in a panel of its own (spec 3.2.1). */
export function ContentsPage() {
  const { data, error, refetch } = useContents()
  const open = useOpenContents((state) => state.open)
  const body = () => {
    if (data === undefined) {
      if (error === null) return <Skeleton label="Loading the contents" />
      return <ErrorState message={error.message} onRetry={() => void refetch()} />
    }
    if (data.length === 0) return <EmptyState title={contentWords.none} />
    return (
      <Accordion
        open={open}
        onToggle={setContentOpen}
        items={data.map((content) => ({
          value: content.key,
          title: content.name,
          content: <ContentPanel content={content} />,
        }))}
      />
    )
  }
  return (
    <Page
      title="Course Content"
      before={<BackLink to={paths.dashboard}>Dashboard</BackLink>}
      actions={
        <LinkButton to={paths.createContent}>
          <Plus size={18} aria-hidden="true" /> Create
        </LinkButton>
      }
    >
      {body()}
    </Page>
  )
}
