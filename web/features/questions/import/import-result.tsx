import { importWords } from '#domain/messages/imports.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { questionsText } from '../questions-text.ts'
import { Button } from '#web/ui/button.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import type { Choices, createImportJob, ImportState } from './import-job.ts'
import { firstChoices, NewLabelFields } from './new-label-fields.tsx'
import { countOf, wouldWrite } from './outcome.ts'
import { OutcomeTable } from './outcome-table.tsx'

type ImportResultProps = {
  state: ImportState
  job: Pick<ReturnType<typeof createImportJob>, 'draftOf' | 'factsOf' | 'refusedFile'>
  onConfirm: (choices: Choices) => void
  onStartOver: () => void
}

const summary = (outcomes: ImportState['outcomes']) =>
  (['new', 'changed', 'unchanged', 'refused'] as const)
    .map((kind) => `${countOf(outcomes, kind).toLocaleString('en-US')} ${kind}`)
    .join(', ')

/** The outcomes of the dry run with the import button, or the outcomes of the rows after the import. */
export function ImportResult({ state, job, onConfirm, onStartOver }: ImportResultProps) {
  const { phase, outcomes, stopped, labels, notes } = state
  const [choices, setChoices] = useState(() => firstChoices(labels))
  const [submitted, setSubmitted] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const checked = phase === 'checked'
  const writes = outcomes.filter(wouldWrite).length
  const refused = countOf(outcomes, 'refused')
  const left = countOf(outcomes, 'left')
  const confirm = () => {
    if (labels.areas.every(({ name }) => choices.areas.has(name))) {
      onConfirm(choices)
      return
    }
    flushSync(() => setSubmitted(true))
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  const saveRefused = () => {
    const file = job.refusedFile(outcomes.filter(({ outcome }) => outcome === 'refused'))
    if (file) saveFile(`${state.fileName.replace(/\.\w+$/, '')}-refused.${file.extension}`, file.type, file.text)
  }
  return (
    <Stack>
      <Notice tone={checked ? 'info' : stopped ? 'accent' : 'success'} role="status">
        <p>
          <strong>{checked ? 'Nothing is imported yet.' : stopped ? 'Stopped.' : 'Imported.'}</strong>{' '}
          {summary(outcomes)}
          {left > 0 && `, ${left} not imported`}.
        </p>
        {refused > 0 && <p>{importWords.refusedLeft}</p>}
        {stopped && <p>What was imported stays. Import the file again to continue, or undo it below.</p>}
      </Notice>
      {notes.map((note) => (
        <Notice key={note} tone="accent">
          {note}
        </Notice>
      ))}
      {checked && writes > 0 && labels.tags.length + labels.areas.length > 0 && (
        <div ref={fields}>
          <NewLabelFields labels={labels} choices={choices} onChange={setChoices} submitted={submitted} />
        </div>
      )}
      <FormActions>
        {checked && writes > 0 && <Button onClick={confirm}>Import {questionsText(writes)}</Button>}
        <Button variant={checked && writes > 0 ? 'secondary' : 'primary'} onClick={onStartOver}>
          {checked ? 'Choose another file' : 'Import another file'}
        </Button>
        {refused > 0 && (
          <Button variant="secondary" onClick={saveRefused}>
            {importWords.saveRefused(refused)}
          </Button>
        )}
      </FormActions>
      <OutcomeTable outcomes={outcomes} checked={checked} draftOf={job.draftOf} factsOf={job.factsOf} />
    </Stack>
  )
}
