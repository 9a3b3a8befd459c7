import { Download, Tag, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { BulkDialog } from '../bulk/bulk-dialog.tsx'
import type { BulkAction } from '../bulk/run-bulk.ts'
import { ExportQuestions } from '../export/export-questions.tsx'
import { tickQuestions } from './ticked-questions.ts'

const ACTIONS: { action: BulkAction; label: string; Icon: typeof Tag }[] = [
  { action: 'AddTag', label: 'Add tag', Icon: Tag },
  { action: 'RemoveTag', label: 'Remove tag', Icon: X },
  { action: 'Delete', label: 'Delete', Icon: Trash2 },
]

/** What can be done with ticked questions at once. */
export function BulkActions({ ids }: { ids: readonly number[] }) {
  const [popup, setPopup] = useState<{ action: BulkAction | 'export'; ids: readonly number[] }>()
  const open = (action: BulkAction | 'export') => setPopup({ action, ids })
  const close = () => setPopup(undefined)
  return (
    <>
      {ACTIONS.map(({ action, label, Icon }) => (
        <Button key={action} variant="secondary" onClick={() => open(action)}>
          <Icon size={18} aria-hidden="true" /> {label}
        </Button>
      ))}
      <Button variant="secondary" onClick={() => open('export')}>
        <Download size={18} aria-hidden="true" /> Export selected
      </Button>
      {popup?.action === 'export' && <ExportQuestions selected={popup.ids} onClose={close} />}
      {popup !== undefined && popup.action !== 'export' && (
        <BulkDialog
          ids={popup.ids}
          action={popup.action}
          onClose={close}
          onDeleted={(gone) => tickQuestions(gone, false)}
        />
      )}
    </>
  )
}
