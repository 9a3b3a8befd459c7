import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { outcomeWords as words } from '#domain/messages/my-progress.ts'
import { outcomeDay } from '#domain/study/check-outcome.ts'
import type { ExamOutcomeFieldsFragment } from '#generated/operations.ts'
import { RecordExamOutcomeDocument } from '#generated/study-operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { FieldError } from '#web/ui/form/field-error.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'

const EMPTY = { day: '', result: '', consent: false }
type OutcomeDraft = typeof EMPTY
const DAY = 86_400_000

/** The device's day. The server checks the day in the student's time zone. */
const todayOnDevice = (): number => {
  const now = new Date()
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY
}

/** Validation errors by field. */
const validate = ({ day, result, consent }: OutcomeDraft) => ({
  day: outcomeDay(day, todayOnDevice()) === undefined ? words.dayWrong : undefined,
  result: result === '' ? words.resultWrong : undefined,
  consent: consent ? undefined : words.consentWrong,
})

type OutcomeFormProps = { onRecorded: (outcomes: ExamOutcomeFieldsFragment[]) => void }

/** Asks how an exam went. Shows errors at their fields, and sends nothing without consent. */
export function OutcomeForm({ onRecorded }: OutcomeFormProps) {
  const id = useId()
  const [draft, setDraft] = useState(EMPTY)
  const [errors, setErrors] = useState<Partial<ReturnType<typeof validate>>>({})
  const saving = useMutation({
    mutationFn: async ({ day, result, consent }: OutcomeDraft) =>
      (await mutate(RecordExamOutcomeDocument, { input: { day, passed: result === 'passed', consent } }))
        .recordExamOutcome,
    onSuccess: (stored) => {
      onRecorded(stored)
      setDraft(EMPTY)
      showMessage(words.recorded)
    },
  })
  const update = (change: Partial<OutcomeDraft>) => {
    setDraft({ ...draft, ...change })
    setErrors({})
    saving.reset()
  }
  const submit = () => {
    const nextErrors = validate(draft)
    setErrors(nextErrors)
    if (Object.values(nextErrors).every((error) => error === undefined)) saving.mutate(draft)
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        label={words.day}
        type="date"
        value={draft.day}
        error={errors.day}
        disabled={saving.isPending}
        onChange={({ target }) => update({ day: target.value })}
      />
      <div>
        <RadioGroup
          legend={words.result}
          row
          value={draft.result}
          disabled={saving.isPending}
          onChange={(result) => update({ result })}
          options={[
            { value: 'passed', label: words.passed },
            { value: 'failed', label: words.failed },
          ]}
        />
        <FieldError id={`${id}-result`} error={errors.result} />
      </div>
      <div>
        <CheckboxField
          label={words.consent}
          checked={draft.consent}
          disabled={saving.isPending}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => update({ consent: target.checked })}
        />
        <p id={`${id}-hint`} className="muted">
          {words.consentHint}
        </p>
        <FieldError id={`${id}-consent`} error={errors.consent} />
      </div>
      {saving.error !== null && (
        <Notice tone="error" role="alert">
          {saving.error.message}
        </Notice>
      )}
      <div>
        <Button type="submit" busy={saving.isPending}>
          {words.record}
        </Button>
      </div>
    </Form>
  )
}
