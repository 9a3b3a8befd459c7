import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { contentWords } from '#domain/messages/content.ts'
import { binWords } from '#domain/messages/recycle-bin.ts'
import { paths } from '#web/app/paths.ts'
import { lazyComponent } from '#web/lib/lazy-component.ts'
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
import { create } from 'zustand'
import { sessionStore } from '#web/lib/session/session-store.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'
import { useContents } from './use-authoring.ts'

type OpenOf = { uid: string; open: readonly string[] }

const isOpenOf = (value: unknown): value is OpenOf =>
  typeof value === 'object' &&
  value !== null &&
  'uid' in value &&
  typeof value.uid === 'string' &&
  'open' in value &&
  Array.isArray(value.open) &&
  value.open.every((key) => typeof key === 'string')

/** Stored per tab and administrator: it survives a reload, and another user of the tab doesn't see it. */
const stored = storedValue(() => window.sessionStorage, 'academy.open-contents', isOpenOf)

const uidNow = () => sessionStore.getState().session?.uid

function openOf(uid: string | undefined): readonly string[] {
  const value = stored.read()
  return value !== undefined && value.uid === uid ? value.open : []
}

/** Keys of the contents whose panels are open. They stay open after visiting a section and after a reload. */
export const useOpenContents = create<{ open: readonly string[] }>(() => ({ open: openOf(uidNow()) }))

const setContentOpen = (key: string, isOpen: boolean): void => {
  const open = [...useOpenContents.getState().open.filter((openKey) => openKey !== key), ...(isOpen ? [key] : [])]
  useOpenContents.setState({ open })
  const uid = uidNow()
  stored.write(uid === undefined ? undefined : { uid, open })
}

sessionStore.subscribe(({ session }, before) => {
  if (session?.uid !== before.session?.uid) useOpenContents.setState({ open: openOf(session?.uid) })
})

const RunningCopies = lazyComponent(async () => (await import('./copy/running-copies.tsx')).RunningCopies)

/** All contents, each in its own panel (spec 3.2.1). */
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
          after: (
            <span className="accordion__count flex-none text-text-muted text-small font-normal tabular-nums max-xs:order-1 max-xs:basis-full">
              {contentCounts(content)}
            </span>
          ),
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
      {copies !== undefined && copies.length > 0 && <RunningCopies copies={copies} onFinished={refetch} />}
      {body()}
      <UnsavedGuard when={Object.values(orderings).some((ordering) => ordering?.moved !== undefined)} />
    </Page>
  )
}
