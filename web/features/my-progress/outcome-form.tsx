import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { outcomeWords as words } from '#domain/messages/my-progress.ts'
import { outcomeDay } from '#domain/study/check-outcome.ts'
import type { ExamOutcomeFieldsFragment } from '#generated/operations.ts'
import { RecordExamOutcomeDocument } from '#generated/study-operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { ControlledField } from '#web/ui/form/controlled-field.tsx'
import { FieldSlot } from '#web/ui/form/field-slot.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useDomainForm } from '#web/ui/form/use-domain-form.ts'
import { Notice } from '#web/ui/notice.tsx'

const EMPTY = { day: '', result: '', consent: false }
type OutcomeDraft = typeof EMPTY
const DAY = 86_400_000

/** The device's day. The server checks the day in the student's time zone. */
const todayOnDevice = (): number => {
  const now = new Date()
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY
}

const outcomeErrors = ({ day, result, consent }: OutcomeDraft) => [
  ...(outcomeDay(day, todayOnDevice()) === undefined ? [{ field: 'day', message: words.dayWrong }] : []),
  ...(result === '' ? [{ field: 'result', message: words.resultWrong }] : []),
  ...(consent ? [] : [{ field: 'consent', message: words.consentWrong }]),
]

type OutcomeFormProps = { onRecorded: (outcomes: ExamOutcomeFieldsFragment[]) => void }

/** Asks how an exam went. Shows errors at their fields, and sends nothing without consent. */
export function OutcomeForm({ onRecorded }: OutcomeFormProps) {
  const id = useId()
  const form = useDomainForm(EMPTY, outcomeErrors)
  const saving = useMutation({
    mutationFn: async ({ day, result, consent }: OutcomeDraft) =>
      (await mutate(RecordExamOutcomeDocument, { input: { day, passed: result === 'passed', consent } }))
        .recordExamOutcome,
    onSuccess: (stored) => {
      onRecorded(stored)
      form.reset()
      showMessage(words.recorded)
    },
  })
  return (
    <Form form={form} onSubmit={(typed) => saving.mutate(typed)} onChange={() => saving.reset()}>
      <TextField name="day" label={words.day} type="date" disabled={saving.isPending} />
      <ControlledField control={form.control} name="result">
        {(value, onChange) => (
          <RadioGroup
            legend={words.result}
            row
            disabled={saving.isPending}
            options={[
              { value: 'passed', label: words.passed },
              { value: 'failed', label: words.failed },
            ]}
            {...{ value, onChange }}
          />
        )}
      </ControlledField>
      <FieldSlot field="consent">
        <CheckboxField
          name="consent"
          label={words.consent}
          disabled={saving.isPending}
          aria-describedby={`${id}-hint`}
        />
        <p id={`${id}-hint`} className="muted">
          {words.consentHint}
        </p>
      </FieldSlot>
      {saving.error !== null && (
        <Notice tone="error" role="alert">
          {saving.error.message}
        </Notice>
      )}
      <div>
        <SubmitButton busy={saving.isPending}>{words.record}</SubmitButton>
      </div>
    </Form>
  )
}
