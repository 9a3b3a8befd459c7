import { ChevronDown } from 'lucide-react'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { actionText, fieldName, valueText } from './audit-words.ts'
import type { AuditRow } from './use-audit.ts'
import './audit-entry.css'

const TONES: Record<string, BadgeTone> = { create: 'success', update: 'neutral', delete: 'error' }

/** One change: who did what to what and when; opened, every field before and after. */
export function AuditEntry({ entry }: { entry: AuditRow }) {
  const { action, kind, byName, name, subject, time, changes } = entry
  return (
    <li>
      <details className="audit-entry">
        <summary className="audit-entry__summary">
          <span className="audit-entry__facts">
            <Badge tone={TONES[action] ?? 'neutral'}>{actionText(action, kind)}</Badge>
            <strong className="audit-entry__name">{name ?? subject}</strong>
            <span className="muted">
              {byName} · <time dateTime={new Date(time).toISOString()}>{formatDateTime(time)}</time>
            </span>
          </span>
          <ChevronDown className="audit-entry__chevron" size={20} aria-hidden="true" />
        </summary>
        <div className="audit-entry__changes">
          <Table
            caption={`Fields of ${name ?? subject}`}
            rows={changes}
            rowKey={({ field }) => field}
            columns={[
              { key: 'field', header: 'Field', cell: ({ field }) => fieldName(field) },
              { key: 'before', header: 'Before', cell: ({ before }) => <Value json={before} /> },
              { key: 'after', header: 'After', cell: ({ after }) => <Value json={after} /> },
            ]}
          />
        </div>
      </details>
    </li>
  )
}

const Value = ({ json }: { json: string | null | undefined }) => (
  <span className="audit-entry__value">{valueText(json)}</span>
)
