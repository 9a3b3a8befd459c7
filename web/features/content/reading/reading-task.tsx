import type { TaskBodyProps } from '../task-body.ts'
import { taskErrors } from '../task-check.ts'
import { TaskEditor } from '../task-editor.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { ofChange } from '../content-form.ts'
import { useEditForm } from '#web/ui/form/use-edit-form.ts'
import { ReadingField } from './reading-field.tsx'
import { ReadingPreview } from './reading-preview.tsx'

const check = ofChange((form: { name: string; text: string }) =>
  taskErrors({ type: 'Reading', ...form }, { stored: true }),
)

/** A Reading: its text editor, and a preview as students see it (spec 3.2.9). */
export function ReadingTask(props: TaskBodyProps) {
  const { task } = props.view
  const edit = useEditForm({ name: task.name, text: task.text ?? '' }, check, task.version)
  const { typed } = edit
  return (
    <TaskEditor
      {...props}
      edit={edit}
      wide
      inputOf={(form) => form}
      preview={<ReadingPreview name={typed.name} text={typed.text} />}
    >
      <TextField name="name" label="Name" autoComplete="off" />
      <ReadingField value={typed.text} onChange={(text) => edit.type({ text })} />
    </TaskEditor>
  )
}
