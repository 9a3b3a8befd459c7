import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues } from 'react-hook-form'
import { unknownFailure } from '#domain/messages/failures.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { FormActions } from './form-actions.tsx'
import { Form } from './form.tsx'
import { showRefusal } from './show-refusal.ts'
import { SubmitButton } from './submit-button.tsx'
import type { Edit } from './use-edit-form.ts'
import type { FieldError } from './domain-resolver.ts'
import { ResetDialog } from '#web/ui/dialog/reset-dialog.tsx'

/**
 * An action that a popup confirms first (spec 3.4.1). `run` shows its own success message; an error that it throws is
 * shown in the form.
 */
export type ConfirmedAction = {
  label: string
  title: string
  question: ReactNode
  /** Disables the popup's confirm button. */
  confirmDisabled?: boolean
  /** Called when the popup opens. */
  onOpen?: () => void
  run: () => Promise<void>
}

/** The message of an error. A name that is taken is shown at the name field; other errors have no field. */
function textOf(error: unknown): FieldError {
  if (!(error instanceof AppError)) return { message: unknownFailure }
  return { message: error.message, field: error.code.includes('-name-taken') ? 'name' : undefined }
}

type EditFormProps<F extends FieldValues> = {
  edit: Edit<F>
  /** Accessible name of the form. */
  label: string
  submit: ConfirmedAction
  /** The form can't be submitted in its current state. */
  disabled?: boolean | undefined
  resetLabel?: string
  /** Called before validation, for example to show the part of the form with the first error. */
  onBegin?: () => void
  /** Called after the form was reset. */
  onReset?: () => void
  /**
   * Disables the popup's confirm button, for example while the bank is too small (spec 3.5.15); the popup shows
   * `whyDisabled`.
   */
  confirmDisabled?: boolean
  whyDisabled?: ReactNode
  remove?: ConfirmedAction
  /** Returns an error's message and the field that it belongs to. */
  refusalOf?: (error: unknown) => FieldError
  /** Uses the full page width, for fields side by side or for long text, such as a lesson. */
  wide?: boolean
  /** Called when the server rejects the change because another user saved first; fetches that change. */
  onOutdated?: () => Promise<unknown>
  children: ReactNode
}

/**
 * A form for a stored item: validates, asks for confirmation, and sends. Every error is shown, and the typed values
 * stay (spec 3.4.1, 3.8.3).
 */
export function EditForm<F extends FieldValues>(props: EditFormProps<F>) {
  const { edit, label, submit, disabled = false, onReset, remove, onOutdated, children } = props
  const {
    resetLabel = 'Reset',
    onBegin,
    confirmDisabled = false,
    whyDisabled,
    refusalOf = textOf,
    wide = false,
  } = props
  const element = useRef<HTMLFormElement>(null)
  const [confirming, setConfirming] = useState<'submit' | 'reset' | 'remove'>()
  const { isPending: busy, mutateAsync } = useMutation({ mutationFn: (action: ConfirmedAction) => action.run() })

  const run = async (action: ConfirmedAction) => {
    if (busy) return
    let refusal: FieldError | undefined
    try {
      await mutateAsync(action)
    } catch (error) {
      refusal = refusalOf(error)
      if (error instanceof AppError && error.code.endsWith('-changed')) await onOutdated?.()
    }
    // The popup must close and return focus before focus moves to the field.
    flushSync(() => setConfirming(undefined))
    if (refusal) showRefusal(edit.form, element.current, refusal)
  }
  const close = () => setConfirming(undefined)
  return (
    <Card narrow={!wide}>
      <Form
        ref={element}
        form={edit.form}
        aria-label={label}
        onSubmitCapture={onBegin}
        onSubmit={() => setConfirming('submit')}
      >
        {children}
        <FormActions>
          <SubmitButton disabled={disabled}>{submit.label}</SubmitButton>
          <Button variant="secondary" disabled={!edit.dirty} onClick={() => setConfirming('reset')}>
            {resetLabel}
          </Button>
          {remove !== undefined && (
            <Button
              variant="danger"
              onClick={() => {
                remove.onOpen?.()
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
          confirmDisabled={remove.confirmDisabled ?? false}
          onConfirm={() => void run(remove)}
          onCancel={close}
        >
          {remove.question}
        </ConfirmDialog>
      )}
      <ResetDialog
        open={confirming === 'reset'}
        onReset={() => {
          edit.reset()
          onReset?.()
        }}
        onClose={close}
      />
    </Card>
  )
}
