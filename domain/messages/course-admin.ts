import { urlOfName } from '#domain/text/url-of-name.ts'

/** Words for managing a course's students: changes of a class, messages, roster. */
export const classChangeForm = {
  open: 'Change room or times',
  title: 'Changing Room and Times',
  confirm: 'Change',
  now: (location: string, times: string) => `Now: ${location}, ${times}`,
  effect: (students: number) =>
    students === 0
      ? 'No student has this class now, so no one is notified.'
      : students === 1
        ? 'Its student is told on screen and by e-mail; card, calendar and reminders follow.'
        : `Its ${students} students are told on screen and by e-mail; card, calendar and reminders follow.`,
  stays: 'Dates and price stay, and the name says the new time; so it is for linked courses, which share the room.',
  location: 'Room',
  startTime: 'Start time',
  endTime: 'End time',
  done: 'Room and times changed!',
} as const

export const messageTabWords = {
  tab: 'Announcements',
  title: 'Message to the students',
  subject: 'Subject',
  text: 'Message',
  hint: 'Plain text; an empty line begins a paragraph. At most 5,000 characters.',
  send: 'Send',
  sending: 'Sending Message',
  noStudents: 'No student has this course now.',
  question: (students: number, subject: string) =>
    `Send “${subject}” to ${students === 1 ? '1 student' : `${students} students`}? They see it on screen at once and get it by e-mail. It cannot be taken back.`,
  sent: 'Message sent; the e-mails are on their way!',
  history: 'Sent so far',
  none: 'Nothing was sent yet',
  progress: (sent: number, total: number) => `${sent} of ${total} e-mails sent`,
  failed: (failed: number) => (failed === 1 ? '1 could not be sent' : `${failed} could not be sent`),
  onTheWay: 'on its way',
  leave: 'You haven’t sent your message. If you leave now, you’ll lose it.',
} as const

export const rosterWords = {
  print: 'Print',
  save: 'Save as CSV',
  show: 'Roster to print or save',
  title: (course: string) => `Roster of ${course}`,
  caption: 'Everybody who has the course now',
  columns: ['Name', 'E-mail', 'Phone', 'Course', 'Enrolled', 'Ends', 'Signature'],
  open: 'Open',
  /** `day`: such as 2026-11-29. */
  file: (course: string, day: string) => `roster-${urlOfName(course)}-${day}.csv`,
  back: 'Back to the students',
} as const

/** Words of a course's setting for students' own quizzes (decision 0106). */
