import { type TaskContext, type TaskDraft, taskFaults } from '#domain/content/check-task.ts'
import { isTestKind } from '#domain/attempts/test-kind.ts'
import { TEST_SETTINGS } from '#domain/content/test-settings.ts'
import { type ContentMessage, contentMessages } from '#domain/messages/content.ts'
import type { FieldError } from '#web/ui/form/domain-resolver.ts'
import { plainTextOf } from './task-text.ts'

/** The field of each error (`FieldSlot`). All other errors belong to the name. */
const fields: Partial<Record<ContentMessage, string>> = {
  'reading-text-empty': 'text',
  'tags-empty': 'tags',
  'tags-many': 'tags',
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
  'adaptive-many': 'maxQuestions',
  'adaptive-room': 'maxQuestions',
  'time-invalid': 'timeAllowed',
  'attempts-invalid': 'attempts',
  'pass-grade-invalid': 'passGrade',
  'pass-grade-beyond': 'passGrade',
  'link-empty': 'link',
}

/** Validates the form of a task, with the server's messages (spec 3.5). */
export function taskErrors(draft: TaskDraft, around: TaskContext = {}): FieldError[] {
  const countField = isTestKind(draft.type) ? TEST_SETTINGS[draft.type].countField : undefined
  const fieldOf = (code: ContentMessage) => (code === 'questions-many' ? countField : fields[code]) ?? 'name'
  return taskFaults(draft, plainTextOf(draft.text ?? ''), around).map((code) => ({
    message: contentMessages[code],
    field: fieldOf(code),
  }))
}
