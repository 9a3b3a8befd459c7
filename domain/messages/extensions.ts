/** Words of course extensions (decision 0089). A refusal's key is its code. */
export const extensionMessages = {
  'extension-days-invalid': 'Please enter 1 to 365 whole days',
  'extension-reason-empty': 'Please say why',
  'extension-reason-long': 'A reason can have at most 500 characters',
  'extension-ended': 'This course has ended. Add the student to the course again instead',
  'extension-end-changed': 'The end of this course was changed in the meantime. Look at the new one, then decide again',
} as const

/** The note about a student whose course was extended; `end`: the new last day, absent before the course is started. */
export const extensionNote = (course: string, days: number, end: string | undefined, total: number, reason: string) =>
  `${course}: ${days} ${days === 1 ? 'day' : 'days'} more, ${end === undefined ? `${total} days from its start` : `until ${end}`}. Reason: ${reason}`
