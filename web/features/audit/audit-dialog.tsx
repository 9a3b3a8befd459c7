import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { actionText, changedValue, fieldName } from './audit-words.ts'
import { ImportLines } from './import-lines.tsx'
import type { AuditRow } from './use-audit.ts'
import './audit.css'

const Value = ({ text }: { text: string }) => <span className="audit-value">{text}</span>

/** One change with every field before and after; of an import also the questions that it wrote. */
export function AuditDialog({ entry, onClose }: { entry: AuditRow; onClose: () => void }) {
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
