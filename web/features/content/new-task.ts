import { isTestKind, type TestKind } from '#domain/attempts/test-task.ts'
import { TASK_TYPES, type TaskType } from '#domain/content/check-task.ts'
import { TEST_SETTINGS } from '#domain/content/test-settings.ts'
import type { CreateTaskInput } from '#generated/schema.ts'
import { emptyLink, type LinkForm, linkInputOf } from './linking/link-form.ts'
import { TEST_KIND_FORMS } from './tests/test-kinds.ts'
import { emptyTestDraft, type TestDraft, testInputOf } from './tests/test-draft.ts'

export const isTaskType = (text: string): text is TaskType => TASK_TYPES.some((type) => type === text)

/** A new task as it is typed. What is typed for one type stays while another is chosen. */
export type NewTask = {
  type: TaskType | ''
  name: string
  text: string
  link: LinkForm
  test: Omit<TestDraft, 'tags'>
  /** Each kind of test has tags of its own (spec 3.9.4). */
  tags: Readonly<Record<TestKind, readonly string[]>>
}

const { tags: noTags, ...emptyTest } = emptyTestDraft

export const emptyTask: NewTask = {
  type: '',
  name: '',
  text: '',
  link: emptyLink,
  test: emptyTest,
  tags: { Practice: noTags, NCLEX: noTags, AdaptiveNCLEX: noTags },
}

/** What is typed for a kind of test: nothing of a field that only another kind shows. */
export function testDraftOfKind(kind: TestKind, { test, tags }: NewTask): TestDraft {
  const numbers = TEST_KIND_FORMS[kind].numbers.map(({ name }): [string, string] => [name, test[name]])
  return {
    ...emptyTestDraft,
    ...Object.fromEntries(numbers),
    plusMinus: TEST_SETTINGS[kind].scoring === undefined && test.plusMinus,
    reserved: kind === 'Practice' && test.reserved,
    tags: tags[kind],
  }
}

/** What the server takes of it: the fields of the type only (spec 3.3.3 to 3.3.8). */
export function newTaskInputOf(
  type: TaskType,
  form: NewTask,
): Omit<CreateTaskInput, 'contentKey' | 'sectionKey' | 'type'> {
  const { name, text, link } = form
  if (type === 'Reading') return { name, text }
  if (type === 'Linking') return { name, ...linkInputOf(link) }
  return isTestKind(type) ? { name, ...testInputOf(testDraftOfKind(type, form)) } : { name }
}
