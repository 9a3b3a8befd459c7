import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FileDrop } from '#web/ui/form/file-drop.tsx'
import { LeaveGuard } from '#web/ui/form/leave-guard.tsx'
import { Stepper } from '#web/ui/form/stepper.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Trail } from '#web/ui/layout/trail.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { refetchLists } from '../question-lists.ts'
import { ColumnsStep } from './columns-step.tsx'
import { FileHelp } from './file-help.tsx'
import { ImportHistory } from './import-history.tsx'
import { createImportJob, IMPORT_START, type ImportPhase } from './import-job.ts'
import { ImportProgress } from './import-progress.tsx'
import { ImportResult } from './import-result.tsx'
import { IMPORTS_KEY } from './imports-key.ts'

const STEPS = ['Choose a file', 'Columns', 'Check', 'Confirm', 'Import']
const STEP_OF: Readonly<Record<ImportPhase, number>> = {
  choose: 0,
  reading: 0,
  columns: 1,
  checking: 2,
  checked: 3,
  importing: 4,
  done: 5,
}

/**
 * Imports questions: file selection, row-by-row dry run, and import. Lists past imports, each of which can be undone as
 * a whole.
 */
export function ImportPage() {
  const { state, job } = useImport()
  const { phase, problem } = state
  const working = phase === 'checking' || phase === 'importing'
  return (
    <Page
      title="Import questions"
      lead="From Excel, CSV, JSON, or another program such as Moodle or Canvas. Review everything before you import."
      before={<Trail names={['Questions', 'Import questions']} />}
    >
      <Stepper label="Import" steps={STEPS} current={STEP_OF[phase]} />
      <Stack>
        {phase === 'choose' && (
          <>
            {problem !== undefined && (
              <Notice tone="error" role="alert">
                {problem}
              </Notice>
            )}
            <FileDrop
              label="Choose a file, or drop it here"
              hint="Excel, CSV, JSON, Moodle XML, GIFT, Aiken, or QTI, up to 50 MB"
              accept=".xlsx,.xlsm,.csv,.tsv,.txt,.json,.gift,.xml,.zip,.imscc"
              onFile={(file) => void job.choose(file)}
            />
            <FileHelp />
          </>
        )}
        {phase !== 'choose' && (
          <p>
            File: <strong>{state.fileName}</strong> <span className="muted">{state.format}</span>
          </p>
        )}
        {phase === 'reading' && <Spinner label="Reading the file" />}
        {phase === 'columns' && (
          <ColumnsStep
            tables={state.tables}
            onRead={(table, reading) => void job.read(table, reading)}
            onStartOver={job.startOver}
          />
        )}
        {working && (
          <ImportProgress
            label={phase === 'checking' ? 'Rows checked' : 'Questions imported'}
            done={state.done}
            total={state.total}
            waiting={state.waiting}
            problem={problem}
            onStop={() => job.stop(problem !== undefined)}
            onResume={() => void job.resume()}
          />
        )}
        {(phase === 'checked' || phase === 'done') && (
          <ImportResult
            state={state}
            job={job}
            onConfirm={(choices) => void job.confirm(choices)}
            onStartOver={job.startOver}
          />
        )}
      </Stack>
      <ImportHistory locked={phase === 'importing'} onUndone={job.undone} />
      <LeaveGuard when={phase === 'importing'} title="Leave the import?" confirmLabel="Leave">
        <p>The import is still running. If you leave, it stops. What was imported so far stays, and you can undo it.</p>
      </LeaveGuard>
    </Page>
  )
}

/** The import job and its state. Leaving the page stops it. */
function useImport() {
  const client = useQueryClient()
  const [state, setState] = useState(IMPORT_START)
  const [job] = useState(() =>
    createImportJob(setState, () => {
      refetchLists(client)
      void client.invalidateQueries({ queryKey: IMPORTS_KEY })
    }),
  )
  useEffect(() => job.abandon, [job])
  return { state, job }
}
