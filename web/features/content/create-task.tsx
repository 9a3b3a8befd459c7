import { useState } from 'react'
import { isTestKind, type TestKind } from '#domain/attempts/test-kind.ts'
import { TASK_TYPES, taskTypeName, type TaskType } from '#domain/content/check-task.ts'
import { contentPopups, contentSuccess, contentWords } from '#domain/messages/content.ts'
import { CreateTaskDocument } from '#generated/admin-operations.ts'
import type { SectionFieldsFragment } from '#generated/operations.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { EditForm } from '#web/ui/form/edit-form.tsx'
import { taskErrors } from './task-check.ts'
import { TEST_SETTINGS } from '#domain/content/test-settings.ts'
import type { CreateTaskInput } from '#generated/schema.ts'
import { emptyLink, type LinkForm, linkInputOf } from './linking/link-form.ts'
import { TEST_KIND_FORMS } from './tests/test-kinds.ts'
import { emptyTestDraft, type TestDraft, testInputOf } from './tests/test-draft.ts'
import { LinkFields } from './linking/link-fields.tsx'
import { ReadingField } from './reading/reading-field.tsx'
import { TestFields } from './tests/test-fields.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { PoolNotice } from './tests/pool-notice.tsx'
import { useTestLabels } from './tests/use-test-labels.ts'
import { usePoolShortage } from './tests/use-pool-shortage.ts'
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx'
import { useAuthoring } from './use-authoring.ts'
import { useEditForm } from '#web/ui/form/use-edit-form.ts'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'

const isTaskType = (text: string): text is TaskType => TASK_TYPES.some((type) => type === text)

/** Form values of a new task. Values entered for one type are kept while another is selected. */
type NewTask = LinkForm &
  Omit<TestDraft, 'tags'> & {
    type: TaskType | ''
    name: string
    text: string
    /** Each kind of test has its own tags (spec 3.9.4). */
    tags: Readonly<Record<TestKind, readonly string[]>>
  }

export const emptyTask: NewTask = {
  type: '',
  name: '',
  text: '',
  ...emptyLink,
  ...emptyTestDraft,
  tags: { Practice: [], NCLEX: [], AdaptiveNCLEX: [] },
}

/** The form values for a kind of test, without the fields that only other kinds show. */
function testDraftOfKind(kind: TestKind, form: NewTask): TestDraft {
  const numbers = TEST_KIND_FORMS[kind].numbers.map(({ name }): [string, string] => [name, form[name]])
  return {
    ...emptyTestDraft,
    ...Object.fromEntries(numbers),
    plusMinus: TEST_SETTINGS[kind].scoring === undefined && form.plusMinus,
    reserved: kind === 'Practice' && form.reserved,
    tags: form.tags[kind],
  }
}

/** Converts the form to the API's input: only the fields of the type (spec 3.3.3 to 3.3.8). */
export function newTaskInputOf(
  type: TaskType,
  form: NewTask,
): Omit<CreateTaskInput, 'contentKey' | 'sectionKey' | 'type'> {
  const { name, text } = form
  if (type === 'Reading') return { name, text }
  if (type === 'Linking') return { name, ...linkInputOf(form) }
  return isTestKind(type) ? { name, ...testInputOf(testDraftOfKind(type, form)) } : { name }
}

type NewTaskFieldsProps = { type: TaskType; form: NewTask; onChange: (change: Partial<NewTask>) => void }

/**
 * The fields of a new task of a type (spec 3.2.6, 3.3.3 to 3.3.8). A Lecture's video is uploaded later, on the task's
 * page.
 */
function NewTaskFields({ type, form, onChange }: NewTaskFieldsProps) {
  return (
    <>
      <TextField name="name" label="Name" autoComplete="off" />
      {type === 'Reading' && <ReadingField value={form.text} onChange={(text) => onChange({ text })} />}
      {type === 'Linking' && <LinkFields form={form} onChange={onChange} />}
      {isTestKind(type) && (
        <TestFields
          type={type}
          tags={form.tags[type]}
          onTags={(tags) => onChange({ tags: { ...form.tags, [type]: tags } })}
        />
      )}
    </>
  )
}

/** Milliseconds that a type must stay selected before its form appears (spec 3.9.2). */
const PAUSE_MS = 250

type CreateTaskProps = { section: SectionFieldsFragment; onCreated: (taskUrl: string) => void }

/** Type selection, followed by the form for a task of that type (spec 3.2.6). */
export function CreateTask({ section, onCreated }: CreateTaskProps) {
  const send = useAuthoring()
  const [isTest, setIsTest] = useState(false)
  const labels = useTestLabels(isTest)
  const edit = useEditForm<NewTask>(emptyTask, (task) =>
    task.type === ''
      ? []
      : taskErrors(
          { type: task.type, ...newTaskInputOf(task.type, task) },
          { areas: labels.data?.nclexAreas.length ?? 0 },
        ),
  )
  const { typed: form } = edit
  // The type alone doesn't count as unsaved, because it is quickly selected again.
  const typed = JSON.stringify({ ...form, type: '' }) !== JSON.stringify(emptyTask)
  const settled = useDebouncedValue(form.type, PAUSE_MS)
  const testType = isTestKind(form.type) ? form.type : undefined
  const pool = usePoolShortage(testType, testDraftOfKind(testType ?? 'Practice', form))
  const notice = testType !== undefined && (
    <PoolNotice type={testType} pool={pool} mixed={form.percentEasy.trim() !== ''} />
  )
  const fields = (type: TaskType) => (
    <EditForm
      label={`New ${taskTypeName(type)} task`}
      wide={type === 'Reading'}
      edit={edit}
      confirmDisabled={testType !== undefined && !pool.suffices}
      whyDisabled={notice}
      submit={{
        label: 'Create',
        title: contentPopups.creatingTask,
        question: (
          <p>
            Create the {taskTypeName(type)} task <strong>{form.name.trim()}</strong> in {section.name}?
          </p>
        ),
        run: async () => {
          const place = { contentKey: section.contentKey, sectionKey: section.key }
          const { createTask } = await send(CreateTaskDocument, {
            input: { ...place, type, ...newTaskInputOf(type, form) },
          })
          showMessage(contentSuccess.created(createTask.name))
          onCreated(createTask.url)
        },
      }}
    >
      <NewTaskFields type={type} form={form} onChange={edit.type} />
      {notice}
    </EditForm>
  )
  const body = () => {
    if (form.type === '') return <EmptyState title={contentWords.chooseType} />
    return form.type === settled ? fields(form.type) : <Skeleton label="Loading the form" count={1} />
  }
  return (
    <Stack>
      <RadioGroup
        legend="Type"
        row
        options={TASK_TYPES.map((type) => ({ value: type, label: taskTypeName(type) }))}
        value={form.type}
        onChange={(type) => {
          if (!isTaskType(type)) return
          setIsTest(isTestKind(type))
          edit.type({ type })
        }}
      />
      {body()}
      <UnsavedGuard when={typed} />
    </Stack>
  )
}
