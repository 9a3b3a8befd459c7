import { academy } from '#domain/academy.ts'
import { type MailContent, mailHtml, mailText } from '#domain/text/mail-layout.ts'
import type { ReminderKind } from '#domain/users/reminders.ts'

/** The content of a reminder: its course and links. `place` and `hours` only for a Live class. */
export type ReminderFacts = {
  kind: ReminderKind
  firstName: string
  course: string
  days: number
  /** The day of the class, or when the course ends, in words. */
  when: string
  hours?: string | undefined
  place?: string | undefined
  courseUrl: string
  unsubscribeUrl: string
  accountUrl: string
}

const wordsOf = ({ kind, course, days, when }: ReminderFacts): { title: string; lead: string; action: string } =>
  kind === 'classTomorrow'
    ? { title: 'Your class is tomorrow', lead: `${course} starts tomorrow.`, action: 'Go to my course' }
    : {
        title: days === 1 ? 'Your course ends tomorrow' : `Your course ends in ${String(days)} days`,
        lead: `You can use ${course} until ${when}.`,
        action: 'Continue my course',
      }

/** A course reminder as HTML and text; user input stays plain text. */
export function reminderMail(facts: ReminderFacts): { subject: string; html: string; text: string } {
  const { kind, firstName, course, when, hours, place, courseUrl, unsubscribeUrl, accountUrl } = facts
  const { title, lead, action } = wordsOf(facts)
  const rows: [string, string][] = [
    ['Course', course],
    [kind === 'classTomorrow' ? 'Day' : 'Ends', when],
    ...(hours ? [['Time', hours] satisfies [string, string]] : []),
    ...(place ? [['Place', place] satisfies [string, string]] : []),
  ]
  const content: MailContent = {
    preheader: lead,
    title,
    parts: [
      { kind: 'text', text: `Hi ${firstName},` },
      { kind: 'text', text: lead },
      { kind: 'facts', facts: rows },
      { kind: 'button', label: action, href: courseUrl },
      { kind: 'text', text: 'You’re getting this email because reminders are on.' },
      { kind: 'link', label: 'Stop these reminders', href: unsubscribeUrl },
      { kind: 'link', label: 'Choose your reminders', href: accountUrl },
    ],
  }
  return { subject: `${academy.name}: ${title.toLowerCase()}`, html: mailHtml(content), text: mailText(content) }
}

/** The page behind the unsubscribe link, before and after, and for an invalid link. */
export const unsubscribeWords = {
  title: 'Stop these reminders?',
  ask: {
    classTomorrow: 'You won’t get class reminders anymore.',
    daysLeft: 'You won’t get reminders before a course ends.',
  } satisfies Record<ReminderKind, string>,
  action: 'Stop these reminders',
  doneTitle: 'Reminders are off',
  undo: 'Changed your mind? Sign in and turn them on again in your account.',
  account: 'Choose your reminders',
  brokenTitle: 'This link doesn’t work',
  broken: 'The link is incomplete. Open it from the email again, or choose your reminders in your account.',
} as const
