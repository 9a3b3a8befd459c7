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

/** An action with a popup that confirms it first (spec 3.4.1). It shows its own success. */
export type Act = { label: string; title: string; question: ReactNode; run: () => Promise<void> }

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
  const { resetLabel = 'Reset', confirmDisabled = false, whyDisabled } = props
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
    try {
      await act.run()
    } catch (error) {
      showError(error instanceof AppError ? error.message : unknownFailure)
      if (error instanceof AppError && error.code.endsWith('-changed')) await onOutdated?.()
    }
    setBusy(false)
    setConfirming(undefined)
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
    <Card narrow>
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
