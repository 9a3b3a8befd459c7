import type { ReactNode } from 'react'
import { EditForm } from '#web/ui/form/edit-form.tsx'
import { CourseFields, type CourseFieldsProps } from './course-fields.tsx'
import { refusalOf } from './failure-text.ts'

type CourseEditorProps = CourseFieldsProps & {
  /** Accessible name of the form. */
  label: string
  /** Label of the button, such as 'Create', and title of the confirmation popup. */
  action: string
  popup: string
  question: ReactNode
  /** Runs after confirmation. Errors are shown. The popup closes afterwards. */
  onConfirm: () => Promise<void>
  onReset?: () => void
}

/**
 * The form of a new or stored course. Validates, asks for confirmation, and saves, or resets after confirmation (spec
 * 2.4.9 - 2.4.11).
 */
export const CourseEditor = ({ label, action, popup, question, onConfirm, onReset, ...fields }: CourseEditorProps) => (
  <EditForm
    label={label}
    wide
    edit={fields.edit}
    refusalOf={refusalOf}
    submit={{ label: action, title: popup, question: <p>{question}</p>, run: onConfirm }}
    disabled={fields.disabled}
    {...(onReset && { onReset })}
  >
    <CourseFields {...fields} />
  </EditForm>
)
