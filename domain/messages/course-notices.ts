import { academy } from '#domain/academy.ts'
import { type MailContent, mailHtml, mailText } from '#domain/text/mail-layout.ts'

/** Refusals of messages to a course's students and of changes of a class. A refusal's key is its code. */
export const courseNoticeMessages = {
  'course-message-subject-empty': 'Please enter a subject for the message',
  'course-message-subject-long': 'The subject has to be 150 characters or shorter',
  'course-message-text-empty': 'Please enter the message',
  'course-message-text-long': 'The message has to be 5,000 characters or shorter',
  'course-message-letters': 'Please leave out invisible characters that turn the direction of text',
  'course-message-no-students': 'No student has this course now, so the message would reach no one',
  'course-message-chosen': 'Please choose 1 to 200 students, or send the message to everybody who has the course',
  'course-class-online': 'Only a Live course has a room and times',
  'course-class-taken': 'Another class of this date begins at this time',
  'course-class-moved': 'The class that began at this time was moved to another time, and keeps its seats',
} as const

export type CourseNoticeMessage = keyof typeof courseNoticeMessages

/** Room and times of a class in words. */
export type ClassPath = {
  startTime?: string | undefined
  endTime?: string | undefined
  location?: string | undefined
}

const timesOf = ({ startTime, endTime }: ClassPath) => [startTime, endTime].filter(Boolean).join(' to ')

/** Messages about a class whose room or times have changed. */
export const classChangeWords = {
  subject: 'New room or time for your class',
  text: (place: ClassPath) =>
    `It now meets in ${place.location ?? ''}, from ${timesOf(place)}. The dates haven’t changed.`,
}

type NoticeMail = { firstName: string; course: string; kind: 'message' | 'class'; subject: string; text: string }

/** A notice as an e-mail to one student; subject and text are user input and stay plain text. */
export function courseNoticeMail(
  { firstName, course, kind, subject, text, ...place }: NoticeMail & ClassPath,
  courseUrl: string,
): { subject: string; html: string; text: string } {
  const facts: [string, string][] =
    kind === 'class'
      ? [
          ['Course', course],
          ['Time', timesOf(place)],
          ['Room', place.location ?? ''],
        ]
      : [['Course', course]]
  const content: MailContent = {
    preheader: subject,
    title: subject,
    parts: [
      { kind: 'text', text: `Hi ${firstName},` },
      ...text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => ({ kind: 'text', text: line }) as const),
      { kind: 'facts', facts },
      { kind: 'button', label: 'Go to my courses', href: courseUrl },
      { kind: 'text', text: 'You’re getting this email because you have this course.' },
    ],
  }
  return { subject: `${academy.name}: ${subject}`, html: mailHtml(content), text: mailText(content) }
}
