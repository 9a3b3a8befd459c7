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
import { AuditDialog } from './audit-dialog.tsx'
import type { AuditFilter } from './audit-filter.ts'
import { actionText, auditWords } from './audit-words.ts'
import { type AuditRow, useAudit } from './use-audit.ts'
import './audit.css'

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
