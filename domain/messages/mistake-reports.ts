import type { ReportOutcome } from '../questions/mistake-report.ts'

/** Refusals of reports of mistakes in questions (issue 22). */
export const mistakeMessages = {
  'report-empty': 'Enter a description of the mistake',
  'report-too-long': 'A report has at most 1,000 characters',
  'report-kind': 'Choose what’s wrong',
  'already-reported': 'You already reported a mistake in this question',
  'too-many-reports': 'You’ve sent 20 reports today, the limit. Try again tomorrow',
  'report-not-found': 'This report does not exist',
} as const

/** Refusals of decisions on flaws (issue 23, decision 0116). */
export const flawMessages = {
  'flaw-not-found': 'Nothing speaks of a flaw in this question',
  'flaw-case-changed': 'Something was added or decided since: look at it and decide once more',
  'flaw-not-changed': 'The question has no newer version than the one that this is about: save a change first',
  'flaw-not-withdrawn': 'The question is still in the bank: delete it first',
  'flaw-note-too-long': 'A note has at most 500 characters',
} as const

/** A student's report of a mistake. */
export const reportWords = {
  report: 'Report a mistake',
  title: 'Report a mistake in this question',
  kind: 'What’s wrong?',
  kinds: {
    key: 'The answer key is wrong',
    typo: 'Typo',
    unclear: 'Unclear wording',
    technical: 'Display or technical problem',
    other: 'Something else',
  },
  text: 'Describe the mistake',
  hint: 'Reports are anonymous. Don’t include patient information.',
  send: 'Send',
  sent: 'Thanks. We’ve sent your report to your instructors.',
  sentOn: (time: string) => `You reported a mistake in this question on ${time}.`,
  settledOn: (time: string) => `Your instructors reviewed your report on ${time}.`,
  waiting: 'Your instructors will review it.',
  outcomes: {
    kept: 'No change was needed.',
    changed: 'We changed the question after your report.',
    withdrawn: 'We removed the question.',
  } satisfies Record<ReportOutcome, string>,
} as const

/** The administrators' list. */
export const mistakeWords = {
  title: 'Reported mistakes',
  lead: 'What students reported of questions, without their names.',
  open: 'Open',
  settled: 'Settled',
  none: 'No reports',
  noneText: 'A student reports a mistake with the tools of a test.',
  kinds: {
    key: 'Key',
    typo: 'Spelling',
    unclear: 'Unclear',
    technical: 'Technical',
    other: 'Other',
  },
  question: (id: number, item: number | null | undefined) =>
    item == null ? `Question ${id}` : `Question ${id}, item ${item}`,
  version: 'Version of',
  reportedVersion: 'As it was reported',
  changedSince: (time: string) => `The question has changed since it was reported. So it was from ${time} on:`,
  deletedSince: (time: string) => `The question was deleted since it was reported. So it was from ${time} on:`,
  unchanged: 'The question has not changed since it was reported.',
  versionGone: 'The version that was reported is not there any more.',
  loadingVersion: 'Loading the version that was reported',
  onlyNow: 'Show the question as it is now only',
  settle: 'Settle',
  reopen: 'Open again',
  settledNow: 'Report settled',
  reopened: 'Report opened again',
  notification: 'Students reported mistakes in questions',
} as const
