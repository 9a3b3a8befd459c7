import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { contentPopups } from '#domain/messages/content.ts'
import { unknownFailure } from '#domain/messages/failures.ts'
import { binWords as words } from '#domain/messages/recycle-bin.ts'
import {
  PurgeBinnedDocument,
  RecycleBinDocument,
  RestoreDocument,
  RestoreQuestionDocument,
} from '#generated/admin-operations.ts'
import type { RecycleBinQuery } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { formatDate, formatDateTime } from '#web/lib/format/format-dates.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { BackLink } from '#web/ui/layout/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { PagedList } from '#web/ui/list/paged-list.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

type Entry = RecycleBinQuery['recycleBin']['items'][number]

const PAGE = 20

const placeOf = ({ kind, contentKey, sectionKey, key }: Entry) => ({ kind, contentKey, sectionKey, key })

/** Restores an item. Returns the success message. */
async function restore({ kind, key, name, contentKey, sectionKey }: Entry): Promise<string> {
  if (kind === 'question')
    return words.questionRestored((await mutate(RestoreQuestionDocument, { key })).restoreQuestion)
  await mutate(RestoreDocument, { kind, key, contentKey: contentKey ?? '', sectionKey })
  return words.restored(name)
}

/**
 * Content and questions deleted in the last 30 days. Each can be restored, or deleted permanently after confirmation.
 */
export function RecycleBinPage() {
  const client = useQueryClient()
  const [page, setPage] = useState(1)
  const [purging, setPurging] = useState<Entry>()
  const list = useQuery({
    queryKey: ['recycle-bin', page],
    queryFn: async () => (await query(RecycleBinDocument, { page })).recycleBin,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const acting = { mutationKey: ['recycle-bin'] }
  /** The second click of a double click arrives before the buttons are disabled. */
  const isActing = () => client.isMutating(acting) > 0
  const settled = {
    ...acting,
    onError: (error: Error) => showError(error instanceof AppError ? error.message : unknownFailure),
    onSettled: () => {
      setPurging(undefined)
      // Any query that shows content may be stale now.
      return client.invalidateQueries()
    },
  }
  const restoring = useMutation({
    ...settled,
    mutationFn: restore,
    onSuccess: (said) => showMessage(said),
  })
  const deleting = useMutation({
    ...settled,
    mutationFn: (entry: Entry) => mutate(PurgeBinnedDocument, placeOf(entry)),
    onSuccess: (_, { name }) => showMessage(words.purged(name)),
  })
  const busy = restoring.isPending || deleting.isPending
  const body = () => {
    if (list.data === undefined) {
      if (list.error === null) return <Skeleton label={words.loading} count={4} />
      return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />
    }
    const { items, total } = list.data
    if (total === 0) return <EmptyState title={words.empty} icon={<Trash2 size={24} />} />
    return (
      <PagedList
        label={words.list}
        count={<strong>{words.total(total)}</strong>}
        page={list.data.page}
        pages={Math.ceil(total / PAGE)}
        busy={list.isPlaceholderData}
        onPage={setPage}
      >
        <Table
          caption={words.list}
          rows={items}
          rowKey={({ kind, key }) => `${kind} ${key}`}
          columns={[
            {
              key: 'name',
              header: words.name,
              cell: ({ name, sections, tasks }) => (
                <>
                  {name} <span className="muted">{words.holds(sections, tasks)}</span>
                </>
              ),
            },
            { key: 'kind', header: words.kind, cell: ({ kind }) => words.kinds[kind] },
            {
              key: 'place',
              header: words.place,
              from: 'desktop',
              cell: ({ within }) => (within.length === 0 ? '–' : within.join(' › ')),
            },
            { key: 'deletedOn', header: words.deletedOn, cell: ({ deletedOn }) => formatDateTime(deletedOn) },
            { key: 'until', header: words.until, from: 'desktop', cell: ({ until }) => formatDate(until) },
            {
              key: 'acts',
              header: words.acts,
              end: true,
              cell: (entry) => (
                <Row>
                  <Button
                    variant="secondary"
                    busy={restoring.isPending && restoring.variables === entry}
                    disabled={busy}
                    onClick={() => {
                      if (!isActing()) restoring.mutate(entry)
                    }}
                  >
                    <RotateCcw size={18} aria-hidden="true" /> {words.restore}{' '}
                    <VisuallyHidden>{entry.name}</VisuallyHidden>
                  </Button>
                  <Button variant="quiet" disabled={busy} onClick={() => setPurging(entry)}>
                    {words.purge} <VisuallyHidden>{entry.name}</VisuallyHidden>
                  </Button>
                </Row>
              ),
            },
          ]}
        />
      </PagedList>
    )
  }
  return (
    <Page title={words.title} lead={words.lead} before={<BackLink to={paths.content}>Course Content</BackLink>}>
      {body()}
      <ConfirmDialog
        open={purging !== undefined}
        danger
        title={words.purge}
        confirmLabel={words.purge}
        busy={deleting.isPending}
        onConfirm={() => {
          if (purging && !isActing()) deleting.mutate(purging)
        }}
        onCancel={() => setPurging(undefined)}
      >
        <p>
          Delete <strong>{purging?.name}</strong>
          {purging && words.with(words.holds(purging.sections, purging.tasks))}? {contentPopups.deletingText}{' '}
          {words.results}
        </p>
      </ConfirmDialog>
    </Page>
  )
}
