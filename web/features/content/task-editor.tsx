import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { contentMessages, contentPopups, contentSuccess } from '#domain/messages/content.ts'
import { DeleteTaskDocument, UpdateTaskDocument } from '#generated/admin-operations.ts'
import type { UpdateTaskInput } from '#generated/schema.ts'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { SavedForm } from './saved-form.tsx'
import type { TaskBodyProps } from './task-body.ts'
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx'
import { useAuthoring } from './use-authoring.ts'
import { useDeletion } from './use-deletion.tsx'
import type { Edit } from '#web/ui/form/use-edit-form.ts'

type TaskEditorProps<F extends { name: string }> = TaskBodyProps & {
  edit: Edit<F>
  /** The new state of the task. Absent fields are removed. */
  inputOf: (form: F) => Omit<UpdateTaskInput, 'contentKey' | 'sectionKey' | 'key' | 'version'>
  /** The message after a save. Defaults to '{name} updated'. */
  success?: (name: string) => string
  /** Label of the button: Save, or Update for tests (spec 3.2.9, 3.2.11). */
  submitLabel?: string
  preview: ReactNode
  /** Disables the confirm button, such as while the bank has too few questions (spec 3.5.15). */
  confirmDisabled?: boolean
  /** Text of the popup while its button is disabled. */
  whyDisabled?: ReactNode
  /** Uses the full width of the page. */
  wide?: boolean
  children: ReactNode
}

/**
 * Edits a task in two tabs, Edit and Preview. Unsaved edits survive switching tabs. A save under the same name reloads
 * the task; a rename or a delete goes to the section (spec 3.2.9, 3.4.2, 3.4.3).
 */
export function TaskEditor<F extends { name: string }>(props: TaskEditorProps<F>) {
  const { view, reload, onDone, edit, inputOf, success = contentSuccess.taskUpdated, preview, children } = props
  const { confirmDisabled = false, whyDisabled, submitLabel = 'Save', wide = false } = props
  const { contentKey, sectionKey, key, name, version } = view.task
  const send = useAuthoring()
  const [search, setSearch] = useSearchParams()
  const remove = useDeletion({
    ...{ name, label: 'Delete Task', title: contentPopups.deletingTask },
    place: { contentKey, sectionKey, taskKey: key },
    run: () => send(DeleteTaskDocument, { contentKey, sectionKey, key, version }),
    onDone,
  })
  const fields = (
    <SavedForm
      label="Edit task"
      title={contentPopups.updatingTask}
      changed={contentMessages['task-changed']}
      save={async (typed, base) => {
        const input = { contentKey, sectionKey, key, version: base, ...inputOf(typed) }
        return (await send(UpdateTaskDocument, { input })).updateTask.name
      }}
      {...{ edit, name, remove, reload, onDone, success, submitLabel, wide, confirmDisabled, whyDisabled }}
    >
      {children}
    </SavedForm>
  )
  return (
    <>
      <Tabs
        label="Task"
        value={search.get('tab') === 'preview' ? 'preview' : 'edit'}
        onChange={(tab) => setSearch(tab === 'preview' ? { tab } : {}, { replace: true })}
        tabs={[
          { value: 'edit', label: 'Edit', content: fields },
          { value: 'preview', label: 'Preview', content: preview },
        ]}
      />
      <UnsavedGuard when={edit.dirty} />
    </>
  )
}
