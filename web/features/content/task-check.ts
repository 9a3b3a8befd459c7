import { type Around, checkTask, type TaskDraft } from '#domain/content/check-task.ts'
import { isTestKind } from '#domain/attempts/test-task.ts'
import { TEST_SETTINGS } from '#domain/content/test-settings.ts'
import { type ContentMessage, contentMessages } from '#domain/messages/content.ts'
import type { FieldError } from '#web/ui/form/editor-form.tsx'
import { plainTextOf } from './task-text.ts'

/** The field that an error leads to (`FieldSlot`); every other one is about the name. */
const fields: Partial<Record<ContentMessage, string>> = {
  'reading-text-empty': 'text',
  'tags-empty': 'tags',
  'nclex-tag': 'tags',
  'number-invalid': 'numOfQuestions',
  'easy-invalid': 'percentEasy',
  'easy-beyond': 'percentEasy',
  'cases-invalid': 'caseStudies',
  'cases-beyond': 'caseStudies',
  'cases-beyond-areas': 'caseStudies',
  'min-invalid': 'minQuestions',
  'max-invalid': 'maxQuestions',
  'min-not-below-max': 'minQuestions',
  'time-invalid': 'timeAllowed',
  'attempts-invalid': 'attempts',
  'pass-grade-invalid': 'passGrade',
  'pass-grade-beyond': 'passGrade',
  'link-empty': 'link',
}

/** What is wrong with a task as it is typed, in the server's words; undefined when it may be sent (spec 3.5). */
export function taskError(draft: TaskDraft, around: Around = {}): FieldError | undefined {
  const checked = checkTask(draft, plainTextOf(draft.text ?? ''), around)
  if (checked.ok) return undefined
  const countField = isTestKind(draft.type) ? TEST_SETTINGS[draft.type].countField : undefined
  const field = (checked.code === 'questions-many' ? countField : fields[checked.code]) ?? 'name'
  return { message: contentMessages[checked.code], field }
}
