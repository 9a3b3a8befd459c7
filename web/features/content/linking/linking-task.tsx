import { TaskEditor } from '../task-editor.tsx'
import type { TaskBodyProps } from '../task-body.ts'
import { taskErrors } from '../task-check.ts'
import { NameField } from '../text-fields.tsx'
import { useEdit } from '#web/ui/form/use-edit.ts'
import { LinkFields } from './link-fields.tsx'
import { linkInputOf } from './link-form.ts'
import { LinkedPreview } from './linked-preview.tsx'

/** A Linking task: which task it shows, and that task (spec 3.2.12). */
export function LinkingTask(props: TaskBodyProps) {
  const { task } = props.view
  const stored = {
    name: task.name,
    linkedContentKey: task.linkedContentKey ?? '',
    linkedSectionKey: task.linkedSectionKey ?? '',
    linkedTaskKey: task.linkedTaskKey ?? '',
  }
  const edit = useEdit(stored, task.version)
  return (
    <TaskEditor
      {...props}
      edit={edit}
      check={(form) => taskErrors({ type: 'Linking', ...form })}
      inputOf={({ name, ...link }) => ({ name, ...linkInputOf(link) })}
      preview={<LinkedPreview view={props.view} />}
    >
      <NameField label="Name" value={edit.form.name} onChange={(name) => edit.type({ name })} />
      <LinkFields form={edit.form} onChange={edit.type} />
    </TaskEditor>
  )
}
