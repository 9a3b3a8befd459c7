import type { AuditKind } from '#domain/audit/audit-kind.ts'
import { courseFieldList } from '#domain/messages/course-fields.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'

/** Kinds as the filter names them. */
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

/** 'Avery Moss changed course RN Review' in its parts. */
export const actionText = (action: string, kind: string): string => `${ACTIONS[action] ?? action} ${kind}`

const courseFlags = courseFieldList.flatMap(([field, { flag }]) => (flag ? [[field, flag] as const] : []))

/** Fields whose own name says too little. */
const FIELD_NAMES: Partial<Record<string, string>> = {
  ...Object.fromEntries(courseFlags.map(([field, flag]) => [field, flag.audit])),
  reserved: 'reserved: in no quiz of students',
}

/** 'numOfQuestions' as 'num of questions'. */
export const fieldName = (field: string): string =>
  FIELD_NAMES[field] ??
  field.replace(/([a-z])([A-Z])/g, (_, last: string, next: string) => `${last} ${next.toLowerCase()}`)

/** From 2001 to 2286 in epoch milliseconds: no other number of the table is as long. */
const isTime = (value: unknown): value is number => typeof value === 'number' && value >= 1e12 && value < 1e13

/** What it means of an item that a field is not stored (decision 0106): JSON. */
const ABSENT: Partial<Record<string, string>> = {
  ...Object.fromEntries(courseFlags.map(([field]) => [field, 'true'])),
  reserved: 'false',
}

/** The values of a changed field in words; of an item that was created or deleted, nothing before or after is a dash. */
export function changedValue(
  { field, before, after }: { field: string; before?: string | null; after?: string | null },
  action: string,
): { before: string; after: string } {
  const absent = action === 'update' ? ABSENT[field] : undefined
  return { before: valueText(before ?? absent), after: valueText(after ?? absent) }
}

/**
 * A value as it was stored (JSON): yes and no in words, text without its quotes, a time as people read it, nothing as a dash; one that was cut is
 * shown as it is.
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
