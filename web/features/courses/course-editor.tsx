import type { ReactNode } from 'react'
import { EditForm } from '#web/ui/form/edit-form.tsx'
import { CourseFields, type CourseFieldsProps } from './course-fields.tsx'
import { refusalOf } from './failure-text.ts'

type CourseEditorProps = CourseFieldsProps & {
  /** The name of the form. */
  label: string
  /** What the button says, such as 'Create', and the popup that asks once more. */
  action: string
  popup: string
  question: ReactNode
  /** Carries it out; what it throws is shown. The popup closes after it. */
  onConfirm: () => Promise<void>
  onReset?: () => void
}

/** The form of a course, new or stored: checked, asked once more and sent, or reset after a question (spec 2.4.9 - 2.4.11). */
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
