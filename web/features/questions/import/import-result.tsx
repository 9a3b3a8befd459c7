import { questionsText } from '../questions-text.ts'
import { Button } from '../../../ui/button.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Stack } from '../../../ui/stack.tsx'
import type { ImportState } from './import-job.ts'
import { countOf, wouldWrite } from './outcome.ts'
import { OutcomeTable } from './outcome-table.tsx'

type ImportResultProps = { state: ImportState; onConfirm: () => void; onStartOver: () => void }

const summary = (outcomes: ImportState['outcomes']) =>
  `${countOf(outcomes, 'new')} new, ${countOf(outcomes, 'changed')} changed, ${countOf(outcomes, 'unchanged')} unchanged, ${countOf(outcomes, 'refused')} refused`

/** What the dry run says, with the button that imports; after the import, what became of the rows. */
export function ImportResult({ state, onConfirm, onStartOver }: ImportResultProps) {
  const { phase, outcomes, stopped } = state
  const checked = phase === 'checked'
  const writes = outcomes.filter(wouldWrite).length
  const refused = countOf(outcomes, 'refused')
  const left = countOf(outcomes, 'left')
  return (
    <Stack>
      <Notice tone={checked ? 'info' : stopped ? 'accent' : 'success'} role="status">
        <p>
          <strong>{checked ? 'Nothing is written yet.' : stopped ? 'Stopped.' : 'Imported.'}</strong>{' '}
          {summary(outcomes)}
          {left > 0 && `, ${left} not imported`}.
        </p>
        {refused > 0 && <p>Refused rows are left out: mend them in the file and import it again.</p>}
        {stopped && <p>What was imported stays. Import the file again to go on, or undo it below.</p>}
      </Notice>
      <FormActions>
        {checked && writes > 0 && <Button onClick={onConfirm}>Import {questionsText(writes)}</Button>}
        <Button variant={checked && writes > 0 ? 'secondary' : 'primary'} onClick={onStartOver}>
          {checked ? 'Choose another file' : 'Import another file'}
        </Button>
      </FormActions>
      <OutcomeTable outcomes={outcomes} />
    </Stack>
  )
}
