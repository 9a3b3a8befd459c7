import { Plus, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { contentWords } from '#domain/messages/content.ts'
import { binWords } from '#domain/messages/recycle-bin.ts'
import { paths } from '#web/app/paths.ts'
import { Accordion } from '#web/ui/layout/accordion.tsx'
import { BackLink } from '#web/ui/layout/back-link.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useCopies } from './copy/use-copies.ts'
import { ContentPanel } from './content-panel.tsx'
import { contentCounts } from './list-counts.ts'
import type { Ordering } from './ordering.ts'
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx'
import { setContentOpen, useOpenContents } from './open-contents.ts'
import { useContents } from './use-authoring.ts'

const RunningCopies = lazy(async () => ({ default: (await import('./copy/running-copies.tsx')).RunningCopies }))

/** Every content in a panel of its own (spec 3.2.1). */
export function ContentsPage() {
  const { data, error, refetch } = useContents()
  const { data: copies } = useCopies()
  const open = useOpenContents((state) => state.open)
  const [orderings, setOrderings] = useState<Readonly<Record<string, Ordering | undefined>>>({})
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
          after: <span className="accordion__count">{contentCounts(content)}</span>,
          content: (
            <ContentPanel
              content={content}
              reload={refetch}
              ordering={orderings[content.key]}
              onOrdering={(ordering) => setOrderings((all) => ({ ...all, [content.key]: ordering }))}
            />
          ),
        }))}
      />
    )
  }
  return (
    <Page
      title="Course Content"
      before={<BackLink to={paths.dashboard}>Dashboard</BackLink>}
      actions={
        <>
          <LinkButton variant="secondary" to={paths.recycleBin}>
            <Trash2 size={18} aria-hidden="true" /> {binWords.title}
          </LinkButton>
          <LinkButton to={paths.createContent}>
            <Plus size={18} aria-hidden="true" /> Create
          </LinkButton>
        </>
      }
    >
      {copies !== undefined && copies.length > 0 && (
        <Suspense>
          <RunningCopies copies={copies} onFinished={refetch} />
        </Suspense>
      )}
      {body()}
      <UnsavedGuard when={Object.values(orderings).some((ordering) => ordering?.moved !== undefined)} />
    </Page>
  )
}
