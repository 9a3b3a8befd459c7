import { turnsText } from '../text/is-readable.ts'
import type { CourseNoticeMessage } from '../messages/course-notices.ts'

/** What a course's students are told: a message of an administrator, or that room and times of their class were changed. */
export type CourseNotice = {
  /** Its name among those of the course: the same for all courses that it is for. */
  notice: string
  kind: 'message' | 'class'
  subject: string
  /** Plain text, lines parted by line ends. */
  text: string
  /** Epoch milliseconds. */
  createdOn: number
  startTime?: string
  endTime?: string
  location?: string
}

export const LONGEST_SUBJECT = 150
export const LONGEST_MESSAGE = 5_000

export type MessageVerdict = { ok: true; subject: string; text: string } | { ok: false; code: CourseNoticeMessage }

const refuse = (code: CourseNoticeMessage): MessageVerdict => ({ ok: false, code })

/** A message as it may be sent: its subject on one line, line ends single. */
export function checkMessage(draft: { subject: string; text: string }): MessageVerdict {
  const subject = draft.subject.replace(/\s+/g, ' ').trim()
  const text = draft.text.replace(/\r\n?/g, '\n').trim()
  if (subject === '') return refuse('course-message-subject-empty')
  if (subject.length > LONGEST_SUBJECT) return refuse('course-message-subject-long')
  if (text === '') return refuse('course-message-text-empty')
  if (text.length > LONGEST_MESSAGE) return refuse('course-message-text-long')
  if (turnsText(subject) || turnsText(text)) return refuse('course-message-letters')
  return { ok: true, subject, text }
}
