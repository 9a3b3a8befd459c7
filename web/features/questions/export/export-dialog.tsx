import { useEffect, useRef, useState } from 'react'
import { unknownFailure } from '../../../../domain/messages/failures.ts'
import type { QuestionSearch } from '../../../../domain/questions/check-search.ts'
import { csvOfRows, jsonOfRows } from '../../../../domain/questions/export-rows.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { questionsText } from '../questions-text.ts'
import { fetchExport } from './fetch-export.ts'
import { saveFile } from './save-file.ts'

type ExportDialogProps = {
  /** The search in view, which can be exported alone. */
  search: QuestionSearch | undefined
  /** How many questions the list in view has. */
  total: number | undefined
  onClose: () => void
}

type Work = { done: number; total: number; waiting: boolean }

const FORMATS = [
  { value: 'csv', label: 'CSV, for spreadsheets' },
  { value: 'json', label: 'JSON' },
]

/** Saves the bank, or what the search in view finds, as a file that the importer takes back unchanged. */
export function ExportDialog({ search, total, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState('csv')
  const [scope, setScope] = useState(search === undefined ? 'all' : 'search')
  const [work, setWork] = useState<Work>()
  const [problem, setProblem] = useState<string>()
  const [saved, setSaved] = useState<number>()
  const run = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      run.current?.abort()
    },
    [],
  )
  const save = async () => {
    const controller = new AbortController()
    run.current = controller
    setProblem(undefined)
    setWork({ done: 0, total: 0, waiting: false })
    try {
      const questions = await fetchExport({
        search: scope === 'search' ? search : undefined,
        signal: controller.signal,
        onProgress: (done, all) => {
          setWork({ done, total: all, waiting: false })
        },
        onWaiting: (waiting) => {
          setWork((before) => before && { ...before, waiting })
        },
      })
      if (questions === undefined) return
      const day = new Date().toISOString().slice(0, 10)
      if (format === 'csv') saveFile(`questions-${day}.csv`, 'text/csv', csvOfRows(questions))
      else saveFile(`questions-${day}.json`, 'application/json', jsonOfRows(questions))
      setSaved(questions.length)
    } catch (error) {
      if (!controller.signal.aborted) setProblem(error instanceof Error ? error.message : unknownFailure)
    }
    setWork(undefined)
  }
  const found = total === undefined ? '' : ` (${questionsText(total)})`
  return (
    <Dialog
      open
      title="Export questions"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {saved === undefined ? 'Cancel' : 'Close'}
          </Button>
          {saved === undefined && (
            <Button busy={work !== undefined} onClick={() => void save()}>
              Export
            </Button>
          )}
        </>
      }
    >
      {saved === undefined && search !== undefined && (
        <RadioGroup
          legend="Which questions"
          options={[
            { value: 'search', label: `What this search finds${found}` },
            { value: 'all', label: 'The whole bank' },
          ]}
          value={scope}
          onChange={setScope}
          disabled={work !== undefined}
        />
      )}
      {saved === undefined && (
        <RadioGroup
          legend="Format"
          options={FORMATS}
          value={format}
          onChange={setFormat}
          disabled={work !== undefined}
        />
      )}
      {work !== undefined && (
        <>
          <p>{work.total === 0 ? 'Fetching the questions…' : `${work.done} of ${questionsText(work.total)}`}</p>
          <ProgressBar label="Questions fetched" value={work.done} max={work.total} />
        </>
      )}
      {work?.waiting === true && (
        <Notice tone="accent" role="status">
          The connection is lost. It is tried again.
        </Notice>
      )}
      {problem !== undefined && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      {saved !== undefined && (
        <Notice tone="success" role="status">
          {questionsText(saved)} saved to your downloads.
        </Notice>
      )}
    </Dialog>
  )
}
