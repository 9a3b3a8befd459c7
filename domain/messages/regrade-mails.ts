import { academy } from '#domain/academy.ts'
import { type MailContent, mailHtml, mailText } from '#domain/text/mail-layout.ts'
import type { Standing } from '#domain/item-analysis/regrade-attempt.ts'

/** An attempt in the e-mail; `test` is its name, or '' if it no longer exists. */
export type RegradedAttemptFacts = { course: string; test: string; n: number; before: Standing; after: Standing }

/** `undone`: the points are the same as before the regrade. */
export type RegradeMailFacts = {
  firstName: string
  undone: boolean
  attempts: readonly RegradedAttemptFacts[]
  /** Of the test or, for several, of the courses. */
  url: string
}

const RESULTS = { passing: 'passed', failing: 'not passed', undecided: 'not decided' } as const

const standing = ({ points, max, grade, result }: Standing): string =>
  `${String(points)} of ${String(max)} points, ${String(grade)}%${result === null ? '' : `, ${RESULTS[result]}`}`

/** The maximum number of a student's attempts in an e-mail; the course page lists all. */
const LISTED = 10

const factsOf = ({ course, test, n, before, after }: RegradedAttemptFacts): [string, string][] => [
  ['Test', `${test === '' ? 'A test' : test}, attempt ${String(n)} (${course})`],
  ['Before', standing(before)],
  ['Now', standing(after)],
]

/**
 * The e-mail to a student about regraded attempts, as HTML and text; user input stays plain text. It reveals no
 * question or key.
 */
export function regradeMail({ firstName, undone, attempts, url }: RegradeMailFacts) {
  const title = attempts.length === 1 ? 'We regraded your test' : 'We regraded your tests'
  const lead = undone
    ? 'We undid a correction, so your score is back to what it was.'
    : 'We corrected a question on a test you took and regraded your answer.'
  const content: MailContent = {
    preheader: lead,
    title,
    parts: [
      { kind: 'text', text: `Hi ${firstName},` },
      { kind: 'text', text: lead },
      ...attempts.slice(0, LISTED).map((attempt) => ({ kind: 'facts' as const, facts: factsOf(attempt) })),
      { kind: 'button', label: attempts.length === 1 ? 'Open the test' : 'Go to my courses', href: url },
      { kind: 'text', text: 'Courses you’ve completed stay completed, and you keep your certificates.' },
    ],
  }
  return { subject: `${academy.name}: ${title.toLowerCase()}`, html: mailHtml(content), text: mailText(content) }
}
