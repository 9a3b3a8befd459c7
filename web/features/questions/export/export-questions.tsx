import { useState } from 'react'
import { FORMAT_KEYS, formatOf, FORMATS } from 'question-formats/format-names.ts'
import { exportWords } from '#domain/messages/formats.ts'
import type { QuestionSearch } from '#domain/questions/check-search.ts'
import { csvOfRows, jsonOfRows } from '#domain/questions/export-rows.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { ExportDialog, type ExportRun } from '#web/ui/dialog/export-dialog.tsx'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { questionsText } from '../questions-text.ts'
import { fetchExport } from './fetch-export.ts'
import { QUESTION_TYPES } from '#domain/questions/question.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Lists what is lost when exporting to another program's format. */
function FormatLosses({ format }: { format: string }) {
  const key = formatOf(format)
  if (key === undefined) return null
  const { types, losses, name } = FORMATS[key]
  const left = QUESTION_TYPES.filter((type) => !types.includes(type))
  return (
    <Notice tone="accent" role="status">
      <p>{exportWords.lost(name)}</p>
      <ul>
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
        {left.length > 0 && <li>{exportWords.left(left)}</li>}
      </ul>
    </Notice>
  )
}

type ExportQuestionsProps = {
  /** The current search, which can be exported on its own. */
  search?: QuestionSearch | undefined
  /** Number of questions in the current list. */
  total?: number | undefined
  /** Numbers of the questions to export. Replaces the choice of scope. */
  selected?: readonly number[]
  onClose: () => void
}

type Fetched = { done: number; total: number }

const CHOICES = [
  { value: 'csv', label: 'CSV' },
  { value: 'xlsx', label: 'Excel' },
  { value: 'json', label: 'JSON' },
  ...FORMAT_KEYS.map((key) => ({ value: key, label: FORMATS[key].name })),
]

/**
 * Exports the bank, or the results of the current search, to a file that the importer can read. CSV, Excel, and JSON
 * are lossless. Other programs' formats lose what FormatLosses lists.
 */
export function ExportQuestions({ search, total, selected, onClose }: ExportQuestionsProps) {
  const [format, setFormat] = useState('csv')
  const [scope, setScope] = useState(search === undefined ? 'all' : 'search')
  const save = async ({ signal, onProgress, onWaiting }: ExportRun<Fetched>) => {
    const fetched = await fetchExport({
      ...{ search: scope === 'search' ? search : undefined, ids: selected, signal, onWaiting },
      onProgress: (done, all) => onProgress({ done, total: all }),
    })
    if (fetched === undefined) return undefined
    const { questions, unsearched } = fetched
    const note = exportWords.unsearched(unsearched)
    const day = new Date().toISOString().slice(0, 10)
    const other = formatOf(format)
    if (other !== undefined) {
      const { saveTextFormat } = await import('./save-other.ts')
      return (await saveTextFormat(other, questions, `questions-${other}-${day}`, signal)) + note
    }
    if (format === 'xlsx') {
      const { saveWorkbook } = await import('./save-workbook.ts')
      return (await saveWorkbook(questions, `questions-${day}`, signal)) + note
    }
    if (format === 'csv') saveFile(`questions-${day}.csv`, 'text/csv', csvOfRows(questions))
    else saveFile(`questions-${day}.json`, 'application/json', jsonOfRows(questions))
    return questionsText(questions.length) + note
  }
  const countSuffix = total === undefined ? '' : ` (${questionsText(total)})`
  return (
    <ExportDialog<Fetched>
      title="Export questions"
      action="Export"
      run={save}
      onClose={onClose}
      choices={(busy) => (
        <>
          {search === undefined && selected === undefined && <p>All questions in the bank will be exported.</p>}
          {selected !== undefined && <p>{questionsText(selected.length)} selected.</p>}
          {search !== undefined && (
            <RadioGroup
              legend="Which questions"
              options={[
                { value: 'search', label: `Questions in this search${countSuffix}` },
                { value: 'all', label: 'The whole bank' },
              ]}
              value={scope}
              onChange={setScope}
              disabled={busy}
            />
          )}
          <RadioGroup legend="Format" row options={CHOICES} value={format} onChange={setFormat} disabled={busy} />
          <FormatLosses format={format} />
        </>
      )}
      progress={(work = { done: 0, total: 0 }) => (
        <>
          <p>{work.total === 0 ? 'Getting questions…' : `${work.done} of ${questionsText(work.total)}`}</p>
          <ProgressBar label="Questions fetched" value={work.done} max={work.total} />
        </>
      )}
    />
  )
}
