import { Download, History } from 'lucide-react'
import { useState } from 'react'
import { csvOfAudit } from '#domain/audit/audit-csv.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { actionText, changedValue, fieldName, auditWords } from './audit-words.ts'
import { Link } from 'react-router-dom'
import { ImportLinesDocument } from '#generated/admin-operations.ts'
import { paths } from '#web/app/paths.ts'
import { query } from '#web/lib/api/api.ts'
import { saveCsv } from '#web/ui/list/export-list.tsx'
import { List } from '#web/ui/list/list-page.tsx'
import { useGrowingList } from '#web/ui/list/use-lists.ts'
import { type AuditParams, type AuditRow, useAudit } from './use-audit.ts'

/** Links to the questions that an import wrote, by number. Changed ones are marked. */
function ImportLines({ importKey }: { importKey: string }) {
  const list = useGrowingList(
    ['audit', 'lines', importKey],
    async (nextToken) => (await query(ImportLinesDocument, { key: importKey, nextToken })).importLines,
  )
  return (
    <List
      list={list}
      loading="Loading the questions"
      skeleton={{ count: 1, shape: 'line' }}
      empty={<p className="muted">{auditWords.noLines}</p>}
    >
      {(lines) => (
        <section aria-label={auditWords.lines}>
          <h3>{auditWords.lines}</h3>
          <ul className="flex flex-wrap gap-y-1 gap-x-4 m-0 p-0 list-none">
            {lines.map(({ id, added }) => (
              <li key={id}>
                <Link to={paths.question(id)}>{id}</Link>
                {!added && <span className="muted"> changed</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </List>
  )
}

const Value = ({ text }: { text: string }) => <span className="wrap-anywhere whitespace-pre-wrap">{text}</span>

/** One change with every field before and after. For an import, also the questions that it wrote. */
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

type AuditListProps = { params: AuditParams; onSort: (oldestFirst: boolean) => void }

/** The matching changes: who changed what and when, each with its fields before and after. */
export function AuditList({ params, onSort }: AuditListProps) {
  const { list, search } = useAudit(params)
  const [opened, setOpened] = useState<AuditRow>()
  const hasMore = list.query.hasNextPage
  const end = search.busy && params.words !== '' && (
    <Row>
      <Spinner size="small" />
      <p role="status">{auditWords.searching}</p>
      <Button variant="secondary" onClick={search.stop}>
        Stop
      </Button>
    </Row>
  )
  return (
    <>
      <List
        list={{ ...list, more: { more: hasMore, busy: search.busy, onMore: search.onMore } }}
        end={end}
        loading="Loading the changes"
        empty={
          <EmptyState title={auditWords.none} icon={<History size={24} />}>
            {auditWords.noneYet}
          </EmptyState>
        }
      >
        {(entries) => (
          <>
            <Row between>
              <p role="status" className="muted">
                {entries.length === 1 ? '1 change' : `${entries.length.toLocaleString('en')} changes`}
                {hasMore && `, to ${formatDateTime(entries.at(-1)?.time ?? 0)}`}
              </p>
              <Button variant="quiet" onClick={() => saveCsv('audit', csvOfAudit(entries))}>
                <Download size={18} aria-hidden="true" /> Save these as CSV
              </Button>
            </Row>
            <DataTable
              caption="Changes"
              compact
              rows={entries}
              rowKey={({ kind, key }) => `${kind} ${key}`}
              sort={{ by: 'time', descending: params.sort !== 'time' }}
              onSort={({ descending }) => onSort(!descending)}
              columns={[
                { key: 'time', header: 'When', sortable: true, whole: true, cell: ({ time }) => formatDateTime(time) },
                { key: 'by', header: 'Who', cell: ({ byName }) => byName },
                {
                  key: 'what',
                  header: 'What',
                  cell: ({ action, kind }) => (
                    <Badge tone={TONES[action] ?? 'neutral'}>{actionText(action, kind)}</Badge>
                  ),
                },
                {
                  key: 'name',
                  header: 'Name',
                  cell: (entry) => <span className="wrap-anywhere">{nameOf(entry)}</span>,
                },
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
      </List>
      {opened !== undefined && <AuditDialog entry={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
