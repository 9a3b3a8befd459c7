import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ExportQuestions } from '../export/export-questions.tsx'

/** What can be done with ticked questions at once. */
export function BulkActions({ ids }: { ids: readonly number[] }) {
  const [popup, setPopup] = useState<'export'>()
  const close = () => {
    setPopup(undefined)
  }
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          setPopup('export')
        }}
      >
        <Download size={18} aria-hidden="true" /> Export selected
      </Button>
      {popup === 'export' && <ExportQuestions selected={ids} onClose={close} />}
    </>
  )
}
