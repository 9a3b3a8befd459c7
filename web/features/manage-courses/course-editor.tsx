import { type ReactNode, useRef, useState } from 'react'
import { courseMessages, coursePopups } from '../../../domain/messages/courses.ts'
import { showError } from '../../lib/message-store.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { Form } from '../../ui/form.tsx'
import { CourseFields, type CourseFieldsProps } from './course-fields.tsx'
import { firstError } from './course-form.ts'
import { focusField } from './field-slot.tsx'

type CourseEditorProps = CourseFieldsProps & {
  /** The name of the form. */
  label: string
  /** What the button says, such as 'Create', and the popup that asks once more. */
  action: string
  popup: string
  question: ReactNode
  changed: boolean
  /** Whether fields as they are may be sent too. */
  unchanged?: 'sent' | 'refused'
  busy: boolean
  /** Carries it out and tells of a failure; the popup closes after it. */
  onConfirm: () => Promise<void>
  resetQuestion: string
  onReset: () => void
}

/** The form of a course, new or stored: checked, asked once more and sent, or reset after a question (spec 2.4.9 - 2.4.11). */
export function CourseEditor(props: CourseEditorProps) {
  const { label, action, popup, question, changed, unchanged = 'sent', busy, onConfirm, ...rest } = props
  const { resetQuestion, onReset, ...fields } = rest
  const element = useRef<HTMLFormElement>(null)
  const [asks, setAsks] = useState<'act' | 'reset'>()
  const close = () => {
    setAsks(undefined)
  }
  const submit = () => {
    const error = firstError(fields.form)
    if (error === undefined && (changed || unchanged === 'sent')) {
      setAsks('act')
      return
    }
    showError(error?.message ?? courseMessages['course-unchanged'])
    focusField(element.current, error?.field)
  }
  const act = async () => {
    await onConfirm()
    close()
  }
  return (
    <>
      <Card className="course-form">
        <Form
          ref={element}
          aria-label={label}
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <CourseFields {...fields} />
          <FormActions>
            <Button type="submit" disabled={fields.disabled}>
              {action}
            </Button>
            <Button
              variant="secondary"
              disabled={!changed}
              onClick={() => {
                setAsks('reset')
              }}
            >
              Reset
            </Button>
          </FormActions>
        </Form>
      </Card>
      <ConfirmDialog
        open={asks === 'act'}
        title={popup}
        confirmLabel={action}
        busy={busy}
        onConfirm={() => void act()}
        onCancel={close}
      >
        <p>{question}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asks === 'reset'}
        title={coursePopups.resetting}
        confirmLabel="Reset"
        danger
        onConfirm={() => {
          onReset()
          close()
        }}
        onCancel={close}
      >
        <p>{resetQuestion}</p>
      </ConfirmDialog>
    </>
  )
}
