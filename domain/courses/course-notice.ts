import { hasBidiControls } from '../text/is-readable.ts'
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

export const MAX_SUBJECT_LENGTH = 150
export const MAX_MESSAGE_LENGTH = 5_000

export type MessageVerdict = { ok: true; subject: string; text: string } | { ok: false; code: CourseNoticeMessage }

type MessageDraft = { subject: string; text: string }
type MessageFault = { field: keyof MessageDraft; code: CourseNoticeMessage }

const LIMITS = { subject: MAX_SUBJECT_LENGTH, text: MAX_MESSAGE_LENGTH } as const

/** The subject on one line, line ends of the text single. */
const tidy = ({ subject, text }: MessageDraft): MessageDraft => ({
  subject: subject.replace(/\s+/g, ' ').trim(),
  text: text.replace(/\r\n?/g, '\n').trim(),
})

/** What is wrong with each field of a message. */
export function messageFaults(draft: MessageDraft): MessageFault[] {
  const tidied = tidy(draft)
  return (['subject', 'text'] as const).flatMap((field): MessageFault[] => {
    const words = tidied[field]
    if (words === '') return [{ field, code: `course-message-${field}-empty` }]
    if (words.length > LIMITS[field]) return [{ field, code: `course-message-${field}-long` }]
    return hasBidiControls(words) ? [{ field, code: 'course-message-letters' }] : []
  })
}

/** A message as it may be sent, or the first of its faults. */
export function checkMessage(draft: MessageDraft): MessageVerdict {
  const [fault] = messageFaults(draft)
  return fault === undefined ? { ok: true, ...tidy(draft) } : { ok: false, code: fault.code }
}
