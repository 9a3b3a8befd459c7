import { isTestKind } from '#domain/attempts/test-kind.ts'
import { contentSuccess } from '#domain/messages/content.ts'
import { TaskEditor } from '../task-editor.tsx'
import type { TaskBodyProps } from '../task-body.ts'
import { taskErrors } from '../task-check.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { ofChange } from '../content-form.ts'
import { useEditForm } from '#web/ui/form/use-edit-form.ts'
import { PoolNotice } from './pool-notice.tsx'
import { TestPreview } from './preview/test-preview.tsx'
import { testDraftOf, testInputOf } from './test-draft.ts'
import { TestFields } from './test-fields.tsx'
import { useTestLabels } from './use-test-labels.ts'
import { usePoolShortage } from './use-pool-shortage.ts'

/**
 * A Practice or NCLEX task: its settings, which can only be saved while the bank has enough questions, and a preview
 * run (spec 3.2.11, 3.5.15).
 */
export function TestTask(props: TaskBodyProps) {
  const { task } = props.view
  const type = isTestKind(task.type) ? task.type : 'Practice'
  const labels = useTestLabels()
  const edit = useEditForm(
    { name: task.name, ...testDraftOf(task) },
    ofChange(({ name, ...draft }) =>
      taskErrors({ type, name, ...testInputOf(draft) }, { stored: true, areas: labels.data?.nclexAreas.length ?? 0 }),
    ),
    task.version,
  )
  const { typed } = edit
  const pool = usePoolShortage(type, typed)
  const notice = <PoolNotice type={type} pool={pool} mixed={typed.percentEasy.trim() !== ''} />
  return (
    <TaskEditor
      {...props}
      edit={edit}
      inputOf={({ name, ...draft }) => ({ name, ...testInputOf(draft) })}
      success={contentSuccess.testUpdated}
      submitLabel="Update"
      confirmDisabled={!pool.suffices}
      whyDisabled={notice}
      preview={<TestPreview key={task.version} task={task} />}
    >
      <TextField name="name" label="Name" autoComplete="off" />
      <TestFields type={type} tags={typed.tags} onTags={(tags) => edit.type({ tags })} />
      {notice}
    </TaskEditor>
  )
}
