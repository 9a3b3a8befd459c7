import { messageFaults } from '#domain/courses/course-notice.ts'
import { courseNoticeMessages } from '#domain/messages/course-notices.ts'
import { userMessages } from '#domain/messages/users.ts'
import { checkNote } from '#domain/users/check-note.ts'

/** The errors of a message to students, with their fields. */
export const messageErrors = (draft: { subject: string; text: string }) =>
  messageFaults(draft).map(({ field, code }) => ({ field, message: courseNoticeMessages[code] }))

/** The error of a note about a student. */
export function noteErrors({ text }: { text: string }) {
  const verdict = checkNote(text)
  return verdict.ok ? [] : [{ field: 'text', message: userMessages[verdict.code] }]
}
