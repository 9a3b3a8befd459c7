import { useMutation } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { flawMessages, mistakeWords } from '#domain/messages/mistake-reports.ts'
import { flawWords as words } from '#domain/messages/flaws.ts'
import { checkFlawDecision, FLAW_NOTE_LENGTH, FLAW_STATES, type FlawState } from '#domain/item-analysis/flaw-case.ts'
import { DecideFlawDocument } from '#generated/statistics-operations.ts'
import type { DecideFlawInput } from '#generated/schema.ts'
import { mutate } from '#web/lib/api/api.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { ControlledField } from '#web/ui/form/controlled-field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import { useDomainForm } from '#web/ui/form/use-domain-form.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { FlawCase } from './flaws-table.tsx'

/** In display order. */
const CHOICES: readonly FlawState[] = ['kept', 'changed', 'withdrawn', 'new']

const HINTS = {
  kept: words.keptHint,
  changed: words.changedHint,
  withdrawn: words.withdrawnHint,
  new: words.newHint,
} as const

type Decision = { state: FlawState; note: string }

function decisionErrors(typed: Decision) {
  const verdict = checkFlawDecision(typed)
  const isLong = !verdict.ok && verdict.code === 'flaw-note-too-long'
  return isLong ? [{ field: 'note', message: flawMessages['flaw-note-too-long'] }] : []
}

type DecideDialogProps = {
  flawCase: FlawCase
  onDecided: (after: FlawCase) => void
  /** Called when a decision was rejected, because the case may have changed. */
  onChanged: () => void
  onClose: () => void
}

/** Decides on a question's flaws. After a rejected decision, the form stays open for a decision on the updated case. */
export function DecideDialog({ flawCase, onDecided, onChanged, onClose }: DecideDialogProps) {
  const { question, reports, preview, stamp, decision } = flawCase
  const isDeleted = preview === null
  const form = useDomainForm<Decision>(
    { state: isDeleted ? 'withdrawn' : 'kept', note: decision?.note ?? '' },
    decisionErrors,
  )
  const state = useWatch({ control: form.control, name: 'state' })
  const decide = useMutation({
    mutationFn: async (input: DecideFlawInput) => (await mutate(DecideFlawDocument, { input })).decideFlaw,
    onSuccess: (after) => {
      showMessage(words.saved)
      onDecided(after)
    },
    onError: onChanged,
  })
  const save = (typed: Decision) => {
    if (!decide.isPending) decide.mutate({ question, stamp, ...typed })
  }
  return (
    <Dialog open title={words.dialog(question)} onClose={onClose} locked={decide.isPending}>
      <Form form={form} onSubmit={save} onChange={() => decide.reset()}>
        {reports.length > 0 && (
          <section>
            <h3>{words.openReports}</h3>
            <ul className="max-h-64 m-0 p-0 overflow-y-auto list-none [&>li+li]:mt-3">
              {reports.map(({ id, item, kind, text, createdOn }) => (
                <li key={id}>
                  <p className="m-0 whitespace-pre-line wrap-anywhere">{text}</p>
                  <p className="m-0 font-[normal] text-text-muted">
                    {[mistakeWords.question(question, item), mistakeWords.kinds[kind], formatDateTime(createdOn)].join(
                      ' · ',
                    )}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        )}
        <ControlledField control={form.control} name="state">
          {(chosen, onChange) => (
            <RadioGroup
              legend={words.decision}
              value={chosen}
              options={CHOICES.filter((each) => (isDeleted ? each === 'withdrawn' || each === 'new' : true)).map(
                (value) => ({ value, label: words.choices[value] }),
              )}
              onChange={(value) => onChange(FLAW_STATES.find((each) => each === value) ?? chosen)}
            />
          )}
        </ControlledField>
        <p className="muted" role="status">
          {state === 'withdrawn' && !isDeleted ? words.deleteFirst : HINTS[state]}{' '}
          {state !== 'new' && reports.length > 0 && words.settles(reports.length)}
        </p>
        <TextAreaField name="note" label={words.note} hint={words.noteHint} rows={3} maxLength={FLAW_NOTE_LENGTH} />
        {decide.error !== null && (
          <Notice tone="error" role="alert">
            {decide.error.message}
          </Notice>
        )}
        <SubmitButton busy={decide.isPending}>{words.save}</SubmitButton>
      </Form>
    </Dialog>
  )
}
