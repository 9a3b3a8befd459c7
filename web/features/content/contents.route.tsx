import { Plus } from 'lucide-react'
import { create } from 'zustand'
import { contentWords } from '#domain/messages/content.ts'
import { paths } from '#web/app/paths.ts'
import { sessionStore } from '#web/lib/session/session-store.ts'
import { Accordion } from '#web/ui/layout/accordion.tsx'
import { BackLink } from '#web/ui/layout/back-link.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ContentPanel } from './content-panel.tsx'
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

/** The contents whose panels an administrator has opened: the way back from a section finds them open. */
export const useOpenContents = create<{ open: readonly string[] }>(() => ({ open: [] }))

const setContentOpen = (key: string, isOpen: boolean): void => {
  useOpenContents.setState(({ open }) => ({
    open: [...open.filter((openKey) => openKey !== key), ...(isOpen ? [key] : [])],
  }))
}

sessionStore.subscribe(({ session }, before) => {
  if (session?.uid !== before.session?.uid) useOpenContents.setState({ open: [] })
})
