import { messageFaults } from '#domain/courses/course-notice.ts'
import { courseNoticeMessages } from '#domain/messages/course-notices.ts'

/** The errors of a message to students, with their fields. */
export const messageErrors = (draft: { subject: string; text: string }) =>
  messageFaults(draft).map(({ field, code }) => ({ field, message: courseNoticeMessages[code] }))
