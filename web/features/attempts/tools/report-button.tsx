import { MessageSquareWarning } from 'lucide-react'
import { useState } from 'react'
import { reportWords } from '#domain/messages/mistake-reports.ts'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { Button } from '#web/ui/button.tsx'
import type { ReportedQuestion } from './report-dialog.tsx'

const ReportDialog = lazyComponent(async () => (await import('./report-dialog.tsx')).ReportDialog)

/** Opens the dialog for reporting a mistake in a question of the student's attempt. */
export function ReportButton({ of }: { of: ReportedQuestion }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <MessageSquareWarning size={18} aria-hidden="true" /> {reportWords.report}
      </Button>
      {open && <ReportDialog of={of} onClose={() => setOpen(false)} />}
    </>
  )
}
