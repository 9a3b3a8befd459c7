import { type ReactNode, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { unknownFailure } from '#domain/messages/failures.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { endErrors, showError } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { focusField, SlotErrorContext } from './field-slot.tsx'
import { FormActions } from './form-actions.tsx'
import { Form } from './form.tsx'
import { ResetDialog } from '#web/ui/dialog/reset-dialog.tsx'

/** What is wrong with a form, and the field to lead to (`FieldSlot`); without one the focus stays. */
export type FieldError = { message: string; field?: string | undefined }

/** An action with a popup that confirms it first (spec 3.4.1). It shows its own success; what it throws is shown as a refusal. */
export type Act = { label: string; title: string; question: ReactNode; run: () => Promise<void> }

/** What a failure says: that a name is taken, at the name; others speak of no field. */
function textOf(error: unknown): FieldError {
  if (!(error instanceof AppError)) return { message: unknownFailure }
  return { message: error.message, field: error.code.includes('-name-taken') ? 'name' : undefined }
}

type EditorFormProps = {
  /** What the form is, read aloud. */
  label: string
  submit: Act
  /** The error in what is typed; undefined when it may be sent. */
  check: () => FieldError | undefined
  /** The form cannot be sent in its current state. */
  disabled?: boolean | undefined
  dirty: boolean
  /** Says what a reset loses. */
  resetQuestion: string
  onReset: () => void
  resetLabel?: string
  /** The popup's button does not answer yet, such as while the bank does not suffice (spec 3.5.15); the popup says why. */
  confirmDisabled?: boolean
  whyDisabled?: ReactNode
  remove?: Act
  /** What a failure says, and the field that it speaks of. */
  refusalOf?: (error: unknown) => FieldError
  /** As wide as the page: for fields beside each other, or for what is written in it, such as a lesson. */
  wide?: boolean
  /** The server refused because another user saved first: the caller fetches that change. */
  onOutdated?: () => Promise<unknown>
  children: ReactNode
}

/**
 * A form of something that is stored: checked, asked once more, sent; every failure is shown and leaves what is typed
 * (spec 3.4.1, 3.8.3).
 */
export function EditorForm(props: EditorFormProps) {
  const { label, submit, check, disabled = false, dirty, resetQuestion, onReset, remove, onOutdated, children } = props
  const { resetLabel = 'Reset', confirmDisabled = false, whyDisabled, refusalOf = textOf, wide = false } = props
  const element = useRef<HTMLFormElement>(null)
  const [confirming, setConfirming] = useState<'submit' | 'reset' | 'remove'>()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<FieldError>()

  const confirmSubmit = () => {
    const error = check()
    flushSync(() => {
      setWrong(error)
    })
    if (error === undefined) {
      setConfirming('submit')
      return
    }
    showError(error.message)
    focusField(element.current, error.field)
  }
  const run = async (act: Act) => {
    if (busy) return
    setBusy(true)
    let refusal: FieldError | undefined
    try {
      await act.run()
    } catch (error) {
      refusal = refusalOf(error)
      showError(refusal.message)
      if (error instanceof AppError && error.code.endsWith('-changed')) await onOutdated?.()
    }
    // The popup is closed, and gives the focus back, before it goes to the field.
    flushSync(() => {
      setWrong(refusal)
      setBusy(false)
      setConfirming(undefined)
    })
    if (refusal?.field !== undefined) focusField(element.current, refusal.field)
  }
  const slotError = useMemo(() => {
    if (wrong?.field === undefined) return undefined
    const clear = () => {
      setWrong(undefined)
      endErrors()
    }
    return { field: wrong.field, message: wrong.message, clear }
  }, [wrong])
  const close = () => {
    setConfirming(undefined)
  }
  return (
    <Card narrow={!wide}>
      <Form
        ref={element}
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault()
          confirmSubmit()
        }}
      >
        <SlotErrorContext value={slotError}>{children}</SlotErrorContext>
        <FormActions>
          <Button type="submit" disabled={disabled}>
            {submit.label}
          </Button>
          <Button
            variant="secondary"
            disabled={!dirty}
            onClick={() => {
              setConfirming('reset')
            }}
          >
            {resetLabel}
          </Button>
          {remove !== undefined && (
            <Button
              variant="danger"
              onClick={() => {
                setConfirming('remove')
              }}
            >
              {remove.label}
            </Button>
          )}
        </FormActions>
      </Form>
      <ConfirmDialog
        open={confirming === 'submit'}
        title={submit.title}
        confirmLabel={submit.label}
        busy={busy}
        confirmDisabled={confirmDisabled}
        onConfirm={() => void run(submit)}
        onCancel={close}
      >
        {submit.question}
        {confirmDisabled && whyDisabled}
      </ConfirmDialog>
      {remove !== undefined && (
        <ConfirmDialog
          open={confirming === 'remove'}
          title={remove.title}
          confirmLabel={remove.label}
          danger
          busy={busy}
          onConfirm={() => void run(remove)}
          onCancel={close}
        >
          {remove.question}
        </ConfirmDialog>
      )}
      <ResetDialog
        open={confirming === 'reset'}
        onReset={() => {
          setWrong(undefined)
          onReset()
        }}
        onClose={close}
      >
        {resetQuestion}
      </ResetDialog>
    </Card>
  )
}
