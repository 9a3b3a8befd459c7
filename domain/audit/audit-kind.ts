/** The audited kinds, as shown on screen. */
export const AUDIT_KINDS = [
  'course',
  'content',
  'section',
  'task',
  'question',
  'list',
  'import',
  'batch',
  'exam',
  'user',
  'note',
  'invitation',
  'view',
  'progress',
  'payment',
  'notification',
] as const

export type AuditKind = (typeof AUDIT_KINDS)[number]
