import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { flawMessages, mistakeWords } from '#domain/messages/mistake-reports.ts'
import { flawWords as words } from '#domain/messages/flaws.ts'
import { checkFlawDecision, FLAW_NOTE_LENGTH, FLAW_STATES, type FlawState } from '#domain/item-analysis/flaw-case.ts'
import { DecideFlawDocument } from '#generated/statistics-operations.ts'
import type { DecideFlawInput } from '#generated/schema.ts'
import { mutate } from '#web/lib/api/api.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
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
  const [state, setState] = useState<FlawState>(isDeleted ? 'withdrawn' : 'kept')
  const [note, setNote] = useState(decision?.note ?? '')
  const [problem, setProblem] = useState<string>()
  const decide = useMutation({
    mutationFn: async (input: DecideFlawInput) => (await mutate(DecideFlawDocument, { input })).decideFlaw,
    onSuccess: (after) => {
      showMessage(words.saved)
      onDecided(after)
    },
    onError: onChanged,
  })
  const save = () => {
    const verdict = checkFlawDecision({ state, note })
    setProblem(verdict.ok || verdict.code !== 'flaw-note-too-long' ? undefined : flawMessages[verdict.code])
    if (verdict.ok && !decide.isPending) decide.mutate({ question, stamp, state, note })
  }
  return (
    <Dialog open title={words.dialog(question)} onClose={onClose} locked={decide.isPending}>
      <Stack>
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
        <RadioGroup
          legend={words.decision}
          value={state}
          options={CHOICES.filter((each) => (isDeleted ? each === 'withdrawn' || each === 'new' : true)).map(
            (value) => ({ value, label: words.choices[value] }),
          )}
          onChange={(value) => {
            setState(FLAW_STATES.find((each) => each === value) ?? state)
            decide.reset()
          }}
        />
        <p className="muted" role="status">
          {state === 'withdrawn' && !isDeleted ? words.deleteFirst : HINTS[state]}{' '}
          {state !== 'new' && reports.length > 0 && words.settles(reports.length)}
        </p>
        <TextAreaField
          label={words.note}
          hint={words.noteHint}
          rows={3}
          maxLength={FLAW_NOTE_LENGTH}
          value={note}
          error={problem}
          onChange={(event) => {
            setNote(event.target.value)
            setProblem(undefined)
            decide.reset()
          }}
        />
        {decide.error !== null && (
          <Notice tone="error" role="alert">
            {decide.error.message}
          </Notice>
        )}
        <Button busy={decide.isPending} onClick={save}>
          {words.save}
        </Button>
      </Stack>
    </Dialog>
  )
}
