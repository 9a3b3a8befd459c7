import type { FlawState } from '../statistics/flaw-case.ts'

/** Refusals of decisions on flaws (issue 23, decision 0116). */
export const flawMessages = {
  'flaw-not-found': 'Nothing speaks of a flaw in this question',
  'flaw-case-changed': 'Something was added or decided since: look at it and decide once more',
  'flaw-not-changed': 'The question has no newer version than the one that this is about: save a change first',
  'flaw-not-withdrawn': 'The question is still in the bank: delete it first',
  'flaw-note-too-long': 'A note has at most 500 characters',
} as const

/** The inbox of flaws. */
export const flawWords = {
  title: 'Flaws',
  lead: 'Questions that answers or students’ reports speak against. What was decided stays until something is added.',
  views: 'Show',
  statistics: 'All statistics',
  reason: 'Reason',
  state: 'State',
  anyReason: 'Any reason',
  anyState: 'Any state',
  reported: 'Reported by students',
  states: { new: 'New', kept: 'Kept', changed: 'Changed', withdrawn: 'Withdrawn' },
  total: (n: number) => (n === 1 ? '1 question' : `${n.toLocaleString('en-US')} questions`),
  none: 'No flaws',
  noneText: 'Answers are looked through each hour, and students report mistakes with the tools of a test.',
  notFound: 'No question was found',
  notFoundText: 'Try other words or fewer filters.',
  loading: 'Loading the flaws',
  item: (item: number, text: string) => `Item ${item}: ${text}`,
  reports: (n: number) => (n === 1 ? '1 report' : `${n} reports`),
  reasonsGone: 'No longer said of it',
  decision: 'Decision',
  decidedBy: (name: string | null, time: string) => `${name ?? 'An account that was deleted'}, ${time}`,
  decide: 'Decide',
  dialog: (question: number) => `Decide on question ${question}`,
  choices: {
    kept: 'Keep it',
    changed: 'It was changed',
    withdrawn: 'It was withdrawn',
    new: 'Leave it new',
  },
  keptHint: 'The question is good as it is.',
  changedHint: 'A newer version is saved. Students who reported it see that their report led to a change.',
  withdrawnHint: 'The question is deleted. Students who reported it see that it was withdrawn.',
  newHint: 'Only the note is saved.',
  note: 'Note',
  noteHint: 'For administrators. At most 500 characters.',
  openReports: 'What students reported',
  settles: (n: number) => (n === 1 ? 'This settles the report.' : `This settles ${n} reports.`),
  save: 'Save',
  saved: 'Decision saved',
  regrade: 'Regrade',
} as const satisfies { states: Record<FlawState, string>; choices: Record<FlawState, string> } & Record<string, unknown>
