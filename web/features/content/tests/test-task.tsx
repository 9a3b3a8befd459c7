import { isTestKind } from '#domain/attempts/test-task.ts'
import { contentSuccess } from '#domain/messages/content.ts'
import { TaskEditor } from '../task-editor.tsx'
import type { TaskBodyProps } from '../task-body.ts'
import { taskErrors } from '../task-check.ts'
import { NameField } from '../text-fields.tsx'
import { useEdit } from '#web/ui/form/use-edit.ts'
import { PoolNotice } from './pool-notice.tsx'
import { TestPreview } from './preview/test-preview.tsx'
import { testDraftOf, testInputOf } from './test-draft.ts'
import { TestFields } from './test-fields.tsx'
import { useTestLabels } from './use-test-labels.ts'
import { usePoolShortage } from './use-pool-shortage.ts'

/** A Practice or NCLEX task: its settings, saved only while the bank suffices, and a run of it (spec 3.2.11, 3.5.15). */
export function TestTask(props: TaskBodyProps) {
  const { task } = props.view
  const type = isTestKind(task.type) ? task.type : 'Practice'
  const edit = useEdit({ name: task.name, ...testDraftOf(task) }, task.version)
  const { form } = edit
  const pool = usePoolShortage(type, form)
  const labels = useTestLabels()
  const notice = <PoolNotice type={type} pool={pool} mixed={form.percentEasy.trim() !== ''} />
  return (
    <TaskEditor
      {...props}
      edit={edit}
      check={({ name, ...draft }) =>
        taskErrors({ type, name, ...testInputOf(draft) }, { stored: true, areas: labels.data?.nclexAreas.length ?? 0 })
      }
      inputOf={({ name, ...draft }) => ({ name, ...testInputOf(draft) })}
      success={contentSuccess.testUpdated}
      submitLabel="Update"
      confirmDisabled={!pool.suffices}
      whyDisabled={notice}
      preview={<TestPreview key={task.version} task={task} />}
    >
      <NameField label="Name" value={form.name} onChange={(name) => edit.type({ name })} />
      <TestFields type={type} draft={form} onChange={edit.type} />
      {notice}
    </TaskEditor>
  )
}
