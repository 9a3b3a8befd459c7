import { Download, History } from 'lucide-react'
import { useState } from 'react'
import { csvOfAudit } from '#domain/audit/audit-csv.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { LoadMore } from '#web/ui/table/load-more.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { actionText, changedValue, fieldName, auditWords } from './audit-words.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { ImportLinesDocument } from '#generated/admin-operations.ts'
import { paths } from '#web/app/paths.ts'
import { query } from '#web/lib/api/api.ts'
import { type AuditRow, useAudit } from './use-audit.ts'
import './audit.css'
import type { AuditFilter } from './audit-filter.ts'

const firstPage: string | undefined = undefined

/** The questions that an import wrote, by number, each with the way to it; those that were changed say so. */
function ImportLines({ importKey }: { importKey: string }) {
  const list = useInfiniteQuery({
    queryKey: ['audit', 'lines', importKey],
    queryFn: ({ pageParam }) => query(ImportLinesDocument, { key: importKey, nextToken: pageParam }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.importLines.nextToken ?? undefined,
    staleTime: 0,
  })
  const lines = list.data?.pages.flatMap((page) => page.importLines.items)
  if (lines === undefined) {
    if (list.error === null) return <Skeleton label="Loading the questions" count={1} shape="line" />
    return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />
  }
  if (lines.length === 0) return <p className="muted">{auditWords.noLines}</p>
  return (
    <section aria-label={auditWords.lines}>
      <h3>{auditWords.lines}</h3>
      <ul className="audit-lines">
        {lines.map(({ id, added }) => (
          <li key={id}>
            <Link to={paths.question(id)}>{id}</Link>
            {!added && <span className="muted"> changed</span>}
          </li>
        ))}
      </ul>
      {list.error !== null && <ErrorState message={list.error.message} onRetry={() => void list.fetchNextPage()} />}
      <LoadMore more={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
    </section>
  )
}

const Value = ({ text }: { text: string }) => <span className="audit-value">{text}</span>

/** One change with every field before and after; of an import also the questions that it wrote. */
function AuditDialog({ entry, onClose }: { entry: AuditRow; onClose: () => void }) {
  const { action, kind, byName, name, subject, time, changes } = entry
  return (
    <Dialog
      open
      wide
      title={name ?? subject}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Stack>
        <p className="muted">
          {byName} {actionText(action, kind)} ·{' '}
          <time dateTime={new Date(time).toISOString()}>{formatDateTime(time)}</time>
        </p>
        <Table
          caption={`Fields of ${name ?? subject}`}
          rows={changes}
          rowKey={({ field }) => field}
          columns={[
            { key: 'field', header: 'Field', cell: ({ field }) => fieldName(field) },
            { key: 'before', header: 'Before', cell: (change) => <Value text={changedValue(change, action).before} /> },
            { key: 'after', header: 'After', cell: (change) => <Value text={changedValue(change, action).after} /> },
          ]}
        />
        {kind === 'import' && <ImportLines importKey={subject} />}
      </Stack>
    </Dialog>
  )
}

const TONES: Record<string, BadgeTone> = { create: 'success', update: 'neutral', delete: 'error' }

const nameOf = ({ name, subject }: AuditRow) => name ?? subject

type AuditListProps = { filter: AuditFilter; onSort: (oldestFirst: boolean) => void }

/** The changes that fit a filter: who did what to what and when, each with its fields before and after. */
export function AuditList({ filter, onSort }: AuditListProps) {
  const { entries, error, more, loading, reload, retry, loadMore, stop } = useAudit(filter)
  const [opened, setOpened] = useState<AuditRow>()
  if (entries === undefined) {
    if (error === null) return <Skeleton label="Loading the changes" count={6} />
    return <ErrorState message={error.message} onRetry={reload} />
  }
  const save = () =>
    saveFile(`audit-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv;charset=utf-8', csvOfAudit(entries))
  const oldest = entries.at(-1)
  return (
    <>
      {entries.length > 0 && (
        <>
          <Row between>
            <p role="status" className="muted">
              {entries.length === 1 ? '1 change' : `${entries.length.toLocaleString('en')} changes`}
              {more && oldest !== undefined && `, to ${formatDateTime(oldest.time)}`}
            </p>
            <Button variant="quiet" onClick={save}>
              <Download size={18} aria-hidden="true" /> Save these as CSV
            </Button>
          </Row>
          <DataTable
            caption="Changes"
            compact
            rows={entries}
            rowKey={({ kind, key }) => `${kind} ${key}`}
            sort={{ by: 'time', descending: filter.sort !== 'time' }}
            onSort={({ descending }) => onSort(!descending)}
            columns={[
              { key: 'time', header: 'When', sortable: true, whole: true, cell: ({ time }) => formatDateTime(time) },
              { key: 'by', header: 'Who', cell: ({ byName }) => byName },
              {
                key: 'what',
                header: 'What',
                cell: ({ action, kind }) => <Badge tone={TONES[action] ?? 'neutral'}>{actionText(action, kind)}</Badge>,
              },
              { key: 'name', header: 'Name', cell: (entry) => <span className="audit-name">{nameOf(entry)}</span> },
              {
                key: 'details',
                header: 'More',
                end: true,
                cell: (entry) => (
                  <Button variant="quiet" aria-label={`Details: ${nameOf(entry)}`} onClick={() => setOpened(entry)}>
                    Details
                  </Button>
                ),
              },
            ]}
          />
        </>
      )}
      {entries.length === 0 && !more && (
        <EmptyState title={auditWords.none} icon={<History size={24} />}>
          {auditWords.noneYet}
        </EmptyState>
      )}
      {error !== null && <ErrorState message={error.message} onRetry={retry} />}
      {loading && filter.words !== '' ? (
        <Row>
          <Spinner size="small" />
          <p role="status">{auditWords.searching}</p>
          <Button variant="secondary" onClick={stop}>
            Stop
          </Button>
        </Row>
      ) : (
        <LoadMore more={more} busy={loading} onMore={loadMore} />
      )}
      {opened !== undefined && <AuditDialog entry={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
