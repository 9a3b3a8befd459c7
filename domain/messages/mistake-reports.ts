import type { ReportOutcome } from '../questions/mistake-report.ts'

/** Refusals of reports of mistakes in questions (issue 22). */
export const mistakeMessages = {
  'report-empty': 'Please describe the mistake',
  'report-too-long': 'A report has at most 1,000 characters',
  'report-kind': 'Please choose what is wrong',
  'already-reported': 'You have already reported a mistake in this question',
  'too-many-reports': 'You have sent 20 reports today; please send more tomorrow',
  'report-not-found': 'This report does not exist',
} as const

/** A student's report of a mistake. */
export const reportWords = {
  report: 'Report a mistake',
  title: 'Report a mistake in this question',
  kind: 'What is wrong?',
  kinds: {
    key: 'The answer that counts as right',
    typo: 'A spelling mistake',
    unclear: 'It is unclear',
    technical: 'It does not work or is not shown well',
    other: 'Something else',
  },
  text: 'Describe the mistake',
  hint: 'Your instructors see it without your name. Do not write about patients.',
  send: 'Send',
  sent: 'Thank you: your instructors see your report',
  sentOn: (time: string) => `You reported a mistake in this question on ${time}.`,
  settledOn: (time: string) => `Your instructors settled your report on ${time}.`,
  waiting: 'Your instructors will look at it.',
  outcomes: {
    kept: 'They looked at the question and left it as it is.',
    changed: 'Your report led to a change of the question.',
    withdrawn: 'The question was withdrawn.',
  } satisfies Record<ReportOutcome, string>,
} as const
