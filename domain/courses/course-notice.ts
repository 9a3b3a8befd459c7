import { hasBidiControls } from '../text/is-readable.ts'
import type { CourseNoticeMessage } from '../messages/course-notices.ts'

/** A notice to a course's students: an administrator's message, or a changed room or time of their class. */
export type CourseNotice = {
  /** Its id among the course's notices: the same in all courses that it is sent to. */
  notice: string
  kind: 'message' | 'class'
  subject: string
  /** Plain text, with lines separated by line ends. */
  text: string
  /** Epoch milliseconds. */
  createdOn: number
  startTime?: string
  endTime?: string
  location?: string
}

export const MAX_SUBJECT_LENGTH = 150
export const MAX_MESSAGE_LENGTH = 5_000

export type MessageVerdict = { ok: true; subject: string; text: string } | { ok: false; code: CourseNoticeMessage }

type MessageDraft = { subject: string; text: string }
type MessageFault = { field: keyof MessageDraft; code: CourseNoticeMessage }

const LIMITS = { subject: MAX_SUBJECT_LENGTH, text: MAX_MESSAGE_LENGTH } as const

/** Puts the subject on one line and normalizes the text's line ends. */
const normalize = ({ subject, text }: MessageDraft): MessageDraft => ({
  subject: subject.replace(/\s+/g, ' ').trim(),
  text: text.replace(/\r\n?/g, '\n').trim(),
})

/** Returns the errors of each field of a message. */
export function messageFaults(draft: MessageDraft): MessageFault[] {
  const normalized = normalize(draft)
  return (['subject', 'text'] as const).flatMap((field): MessageFault[] => {
    const words = normalized[field]
    if (words === '') return [{ field, code: `course-message-${field}-empty` }]
    if (words.length > LIMITS[field]) return [{ field, code: `course-message-${field}-long` }]
    return hasBidiControls(words) ? [{ field, code: 'course-message-letters' }] : []
  })
}

/** Returns a message as sent, or its first error. */
export function checkMessage(draft: MessageDraft): MessageVerdict {
  const [fault] = messageFaults(draft)
  return fault === undefined ? { ok: true, ...normalize(draft) } : { ok: false, code: fault.code }
}
