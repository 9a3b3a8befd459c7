import type { TaskBodyProps } from '../task-body.ts'
import { taskErrors } from '../task-check.ts'
import { TaskEditor } from '../task-editor.tsx'
import { NameField } from '../text-fields.tsx'
import { useEdit } from '#web/ui/form/use-edit.ts'
import { ReadingField } from './reading-field.tsx'
import { ReadingPreview } from './reading-preview.tsx'

/** A Reading: its text to write, and as students see it (spec 3.2.9). */
export function ReadingTask(props: TaskBodyProps) {
  const { task } = props.view
  const edit = useEdit({ name: task.name, text: task.text ?? '' }, task.version)
  const { form } = edit
  return (
    <TaskEditor
      {...props}
      edit={edit}
      wide
      check={({ name, text }) => taskErrors({ type: 'Reading', name, text }, { stored: true })}
      inputOf={(typed) => typed}
      preview={<ReadingPreview name={form.name} text={form.text} />}
    >
      <NameField label="Name" value={form.name} onChange={(name) => edit.type({ name })} />
      <ReadingField value={form.text} onChange={(text) => edit.type({ text })} />
    </TaskEditor>
  )
}
