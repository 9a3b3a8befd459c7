import { contentMessages, contentPopups, contentSuccess } from '#domain/messages/content.ts'
import { DeleteTaskDocument, UpdateTaskDocument } from '#generated/admin-operations.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { EditorForm } from '#web/ui/form/editor-form.tsx'
import { ChangedNotice } from '#web/ui/form/changed-notice.tsx'
import { FieldSlot } from '#web/ui/form/field-slot.tsx'
import { unchangedErrors } from '../content-form.ts'
import type { TaskBodyProps } from '../task-body.ts'
import { taskErrors } from '../task-check.ts'
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx'
import { useAuthoring } from '../use-authoring.ts'
import { useDeletion } from '../use-deletion.tsx'
import { useEdit } from '#web/ui/form/use-edit.ts'

/** A Lecture's name with Update Name, Reset Name and Delete Task (spec 3.2.10). */
export function LectureName({ view: { task }, reload, onDone }: TaskBodyProps) {
  const author = useAuthoring()
  const { form, version, dirty, outdated, type, reset, rebase } = useEdit({ name: task.name }, task.version)
  const { contentKey, sectionKey, key } = task
  const place = { contentKey, sectionKey, key, version }
  const check = () => {
    const errors = taskErrors({ type: 'Lecture', name: form.name }, { stored: true })
    return errors.length > 0 || dirty ? errors : unchangedErrors
  }
  const update = async () => {
    const { updateTask } = await author(UpdateTaskDocument, { input: { ...place, name: form.name } })
    showMessage(contentSuccess.taskUpdated(updateTask.name))
    onDone()
  }
  const remove = useDeletion({
    ...{ name: task.name, label: 'Delete Task', title: contentPopups.deletingTask },
    place: { contentKey, sectionKey, taskKey: key },
    run: async () => {
      await author(DeleteTaskDocument, place)
      showMessage(contentSuccess.deleted(task.name))
      onDone()
    },
  })
  return (
    <>
      <UnsavedGuard when={dirty} />
      {outdated && <ChangedNotice message={contentMessages['task-changed']} onKeep={rebase} onTake={reset} />}
      <EditorForm
        label="Task name"
        check={check}
        dirty={dirty}
        onReset={reset}
        resetLabel="Reset Name"
        onOutdated={reload}
        submit={{
          label: 'Update Name',
          title: contentPopups.updatingTask,
          question: (
            <p>
              Name this lecture <strong>{form.name.trim()}</strong>?
            </p>
          ),
          run: update,
        }}
        remove={remove}
      >
        <FieldSlot field="name">
          <TextField
            label="Task Name"
            value={form.name}
            maxLength={200}
            onChange={(event) => type({ name: event.target.value })}
          />
        </FieldSlot>
      </EditorForm>
    </>
  )
}
