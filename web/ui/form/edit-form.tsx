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
import { sayRefusal } from './say-refusal.ts'
import { SubmitButton } from './submit-button.tsx'
import type { Edit } from './use-edit-form.ts'
import type { FieldError } from './use-slot-errors.ts'
import { ResetDialog } from '#web/ui/dialog/reset-dialog.tsx'

/** An action with a popup that confirms it first (spec 3.4.1). It shows its own success; what it throws is shown as a refusal. */
export type Act = {
  label: string
  title: string
  question: ReactNode
  /** The popup's button does not answer yet. */
  confirmDisabled?: boolean
  /** Its popup is opened. */
  onOpen?: () => void
  run: () => Promise<void>
}

/** What a failure says: that a name is taken, at the name; others speak of no field. */
function textOf(error: unknown): FieldError {
  if (!(error instanceof AppError)) return { message: unknownFailure }
  return { message: error.message, field: error.code.includes('-name-taken') ? 'name' : undefined }
}

type EditFormProps<F extends FieldValues> = {
  edit: Edit<F>
  /** What the form is, read aloud. */
  label: string
  submit: Act
  /** The form cannot be sent in its current state. */
  disabled?: boolean | undefined
  resetLabel?: string
  /** Called before what is typed is looked at, such as to bring the first error into view. */
  onBegin?: () => void
  /** Called after what is typed was taken back. */
  onReset?: () => void
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
  const { isPending: busy, mutateAsync } = useMutation({ mutationFn: (act: Act) => act.run() })

  const run = async (act: Act) => {
    if (busy) return
    let refusal: FieldError | undefined
    try {
      await mutateAsync(act)
    } catch (error) {
      refusal = refusalOf(error)
      if (error instanceof AppError && error.code.endsWith('-changed')) await onOutdated?.()
    }
    // The popup is closed, and gives the focus back, before it goes to the field.
    flushSync(() => setConfirming(undefined))
    if (refusal) sayRefusal(edit.form, element.current, refusal)
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
