import type { ReactNode } from 'react'
import { courseMessages } from '#domain/messages/courses.ts'
import { EditorForm } from '#web/ui/form/editor-form.tsx'
import { CourseFields, type CourseFieldsProps } from './course-fields.tsx'
import { courseErrors } from './course-form.ts'
import { refusalOf } from './failure-text.ts'

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
  /** Carries it out; what it throws is shown. The popup closes after it. */
  onConfirm: () => Promise<void>
  onReset: () => void
}

/** The form of a course, new or stored: checked, asked once more and sent, or reset after a question (spec 2.4.9 - 2.4.11). */
export function CourseEditor(props: CourseEditorProps) {
  const { label, action, popup, question, changed, unchanged = 'sent', onConfirm, ...rest } = props
  const { onReset, ...fields } = rest
  const check = () => {
    const errors = courseErrors(fields.form)
    if (errors.length > 0 || changed || unchanged === 'sent') return errors
    return [{ message: courseMessages['course-unchanged'] }]
  }
  return (
    <EditorForm
      label={label}
      wide
      refusalOf={refusalOf}
      submit={{ label: action, title: popup, question: <p>{question}</p>, run: onConfirm }}
      check={check}
      disabled={fields.disabled}
      dirty={changed}
      onReset={onReset}
    >
      <CourseFields {...fields} />
    </EditorForm>
  )
}
