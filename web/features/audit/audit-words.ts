import type { AuditKind } from '#domain/audit/audit-kind.ts'
import { courseFieldList } from '#domain/messages/course-fields.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'

/** Labels of the kinds in the filter. */
export const KIND_NAMES: Record<AuditKind, string> = {
  course: 'Courses',
  content: 'Content',
  section: 'Sections',
  task: 'Tasks',
  question: 'Questions',
  list: 'Tags and areas',
  import: 'Imports',
  batch: 'Many questions at once',
  exam: 'Exams',
  user: 'Users',
  note: 'Notes',
  invitation: 'Invitations',
  view: 'Views as a student',
  progress: 'Progress',
  payment: 'Payments',
  notification: 'Notifications',
}

export const auditWords = {
  title: 'Audit log',
  lead: 'What administrators changed: who, what, when, before and after.',
  none: 'None',
  noneYet: 'Nothing was changed yet that fits.',
  everybody: 'Everybody',
  everything: 'Everything',
  search: 'Search by words',
  searching: 'Looking further back…',
  lines: 'Questions of this import',
  noLines: 'None: its undo took them back, or it wrote none.',
} as const

const ACTIONS: Record<string, string> = { create: 'created', update: 'changed', delete: 'deleted' }

/** The verb and object of a sentence such as 'Avery Moss changed course RN Review'. */
export const actionText = (action: string, kind: string): string => `${ACTIONS[action] ?? action} ${kind}`

const courseFlags = courseFieldList.flatMap(([field, { flag }]) => (flag ? [[field, flag] as const] : []))

/** Labels of fields whose own name isn't clear enough. */
const FIELD_NAMES: Partial<Record<string, string>> = {
  ...Object.fromEntries(courseFlags.map(([field, flag]) => [field, flag.audit])),
  reserved: 'reserved: in no quiz of students',
}

/** Formats 'numOfQuestions' as 'num of questions'. */
export const fieldName = (field: string): string =>
  FIELD_NAMES[field] ??
  field.replace(/([a-z])([A-Z])/g, (_, last: string, next: string) => `${last} ${next.toLowerCase()}`)

/** Whether a number is epoch milliseconds, from 2001 to 2286. No other number in the table is as large. */
const isTime = (value: unknown): value is number => typeof value === 'number' && value >= 1e12 && value < 1e13

/** The meaning of fields that aren't stored (decision 0106), as JSON. */
const ABSENT: Partial<Record<string, string>> = {
  ...Object.fromEntries(courseFlags.map(([field]) => [field, 'true'])),
  reserved: 'false',
}

/** Formats the values of a changed field. For a created or deleted item, a missing value is a dash. */
export function changedValue(
  { field, before, after }: { field: string; before?: string | null; after?: string | null },
  action: string,
): { before: string; after: string } {
  const absent = action === 'update' ? ABSENT[field] : undefined
  return { before: valueText(before ?? absent), after: valueText(after ?? absent) }
}

/**
 * Formats a stored JSON value: Yes or No, text without quotes, a readable time, or a dash for nothing. A truncated
 * value is shown as it is.
 */
export function valueText(json: string | null | undefined): string {
  if (json == null) return '–'
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value === 'boolean') return value ? 'Yes' : 'No'
    if (isTime(value)) return formatDateTime(value)
    return typeof value === 'string' ? value : JSON.stringify(value, null, 1)
  } catch {
    return json
  }
}
