import { Download } from 'lucide-react'
import { useState } from 'react'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { ExportDialog, type ExportRun } from '#web/ui/dialog/export-dialog.tsx'

type Fetched = { done: number; total: number }

type ExportListProps<Row> = {
  title: string
  /** The start of the file name, followed by the date. */
  file: string
  /** The number of rows on all pages of the list. */
  total: number | undefined
  read: (page: number) => Promise<{ items: readonly Row[]; total: number }>
  keyOf: (row: Row) => string
  csvOf: (rows: readonly Row[]) => string
  /** Formats the number of rows. */
  countText: (count: number) => string
  /** Accessible name of the progress bar. */
  progress: string
}

/** Fetches all rows of a list, page by page, without duplicates; returns undefined if stopped. */
async function fetchRows<Row>({ read, keyOf }: ExportListProps<Row>, run: ExportRun<Fetched>) {
  const rows = new Map<string, Row>()
  for (let page = 1; ; page += 1) {
    const { items, total } = await retryWhileOffline(() => read(page), run)
    if (run.signal.aborted) return undefined
    for (const row of items) rows.set(keyOf(row), row)
    run.onProgress({ done: rows.size, total })
    // Rows may be added or removed in the meantime: an empty page is the end, whatever the total was.
    if (items.length === 0 || rows.size >= total) return [...rows.values()]
  }
}

/** Downloads rows as a CSV file with today's date in its name. */
export const saveCsv = (file: string, csv: string): void =>
  saveFile(`${file}-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv;charset=utf-8', csv)

/** A button and its dialog that save all rows of a list, on all its pages, as a CSV file. */
export function ExportList<Row>(props: ExportListProps<Row>) {
  const { title, file, total = 0, csvOf, countText, progress } = props
  const [open, setOpen] = useState(false)
  const save = async (run: ExportRun<Fetched>) => {
    const rows = await fetchRows(props, run)
    if (rows === undefined) return undefined
    saveCsv(file, csvOf(rows))
    return countText(rows.length)
  }
  return (
    <>
      <Button variant="secondary" disabled={total === 0} onClick={() => setOpen(true)}>
        <Download size={18} aria-hidden="true" /> Export
      </Button>
      {open && (
        <ExportDialog<Fetched>
          title={title}
          action="Export as CSV"
          run={save}
          onClose={() => setOpen(false)}
          choices={() => <p>{countText(total)}, as a file for spreadsheets.</p>}
          progress={(work = { done: 0, total }) => (
            <>
              <p>
                {work.done.toLocaleString('en')} of {countText(work.total)}
              </p>
              <ProgressBar label={progress} value={work.done} max={work.total} />
            </>
          )}
        />
      )}
    </>
  )
}
