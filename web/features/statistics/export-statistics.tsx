import { statisticsWords as words } from '#domain/messages/statistics.ts'
import { csvOfStatistics, type StatisticsRow } from '#domain/item-analysis/statistics-csv.ts'
import { QuestionStatisticsDocument } from '#generated/statistics-operations.ts'
import { query } from '#web/lib/api/api.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { ExportDialog, type ExportRun } from '#web/ui/dialog/export-dialog.tsx'
import { type StatisticsPlace, variablesOf } from './statistics-address.ts'

type Fetched = { done: number; total: number }

/** All lines that the list shows, page by page, each once; undefined when stopped. */
async function fetchLines(place: StatisticsPlace, { signal, onProgress, onWaiting }: ExportRun<Fetched>) {
  const lines = new Map<string, StatisticsRow>()
  for (let page = 1; ; page += 1) {
    const send = () => query(QuestionStatisticsDocument, { ...variablesOf(place), page, whole: true })
    const { questionStatistics: list } = await retryWhileOffline(send, { signal, onWaiting })
    if (signal.aborted) return undefined
    for (const line of list.items) lines.set(`${line.id} ${line.item ?? 0}`, line)
    onProgress({ done: lines.size, total: list.total })
    if (list.items.length === 0 || lines.size >= list.total) return [...lines.values()]
  }
}

type ExportStatisticsProps = { place: StatisticsPlace; total: number; onClose: () => void }

/** Saves all lines that the list shows, on all of its pages, as a CSV file. */
export function ExportStatistics({ place, total, onClose }: ExportStatisticsProps) {
  const save = async (run: ExportRun<Fetched>) => {
    const lines = await fetchLines(place, run)
    if (lines === undefined) return undefined
    const name = `question-statistics-${new Date().toISOString().slice(0, 10)}.csv`
    saveFile(name, 'text/csv;charset=utf-8', csvOfStatistics(lines))
    return words.total(lines.length)
  }
  return (
    <ExportDialog<Fetched>
      title="Export statistics"
      action="Export as CSV"
      run={save}
      onClose={onClose}
      choices={() => <p>{words.total(total)}, as a file for spreadsheets.</p>}
      progress={(work = { done: 0, total }) => (
        <>
          <p>
            {work.done.toLocaleString('en')} of {words.total(work.total)}
          </p>
          <ProgressBar label="Lines fetched" value={work.done} max={work.total} />
        </>
      )}
    />
  )
}
