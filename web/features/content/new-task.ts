import type { TaskType } from '#domain/content/check-task.ts'
import type { CreateTaskInput } from '#generated/schema.ts'
import { emptyLink, type LinkForm, linkInputOf } from './linking/link-form.ts'
import { emptyTestDraft, type TestDraft, testInputOf } from './tests/test-draft.ts'

/** The types in the order in which they are offered (spec 3.2.6). */
export const TASK_TYPES: readonly TaskType[] = ['Reading', 'Lecture', 'Practice', 'NCLEX', 'Linking']

export const isTaskType = (text: string): text is TaskType => TASK_TYPES.some((type) => type === text)

/** A new task as it is typed. What is typed for one type is kept while another is looked at. */
export type NewTask = {
  type: TaskType | ''
  name: string
  text: string
  link: LinkForm
  test: TestDraft
  nclexTag: string
}

export const emptyTask: NewTask = { type: '', name: '', text: '', link: emptyLink, test: emptyTestDraft, nclexTag: '' }

/** What is typed for a test: an NCLEX has a tag of its own, RN or PN, beside a Practice's tags (spec 3.9.4). */
export const testDraftOfType = (type: TaskType, { test, nclexTag }: NewTask): TestDraft =>
  type === 'NCLEX' ? { ...test, tags: nclexTag === '' ? [] : [nclexTag] } : test

/** What the server takes of it: the fields of the type only (spec 3.3.3 to 3.3.8). */
export function newTaskInputOf(
  type: TaskType,
  form: NewTask,
): Omit<CreateTaskInput, 'contentKey' | 'sectionKey' | 'type'> {
  const { name, text, link } = form
  if (type === 'Reading') return { name, text }
  if (type === 'Linking') return { name, ...linkInputOf(link) }
  return type === 'Lecture' ? { name } : { name, ...testInputOf(testDraftOfType(type, form)) }
}
