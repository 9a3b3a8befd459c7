import type { RegradeRule } from '#domain/item-analysis/regrade-rule.ts'

const many = (count: number, singular: string, plural = `${singular}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`

const RESULTS: Readonly<Record<string, string>> = { passing: 'Passed', failing: 'Not passed', undecided: 'Undecided' }

const STATES: Readonly<Record<string, string>> = {
  planned: 'Planned',
  applied: 'Applied',
  same: 'Had it already',
  gone: 'Not there any more',
  undone: 'Undone',
}

/** The administrators' screens of regrades (issue 23, decision 0117). */
export const regradeWords = {
  title: 'Regrades',
  lead: 'Grade a question again in attempts that have ended.',
  none: 'No regrades',
  noneText: 'Open a question and choose Regrade to begin one.',
  ofQuestion: 'Regrade',
  question: (id: number, item: number | null | undefined) =>
    item == null ? `Question ${id}` : `Question ${id}, item ${item}`,
  newTitle: (id: number) => `Regrade question ${id}`,
  choose: 'How is it graded?',
  rules: {
    newKey: 'New key',
    alsoAccept: 'Also accept',
    fullCredit: 'Full credit',
    drop: 'Drop',
  } satisfies Record<RegradeRule, string>,
  explained: {
    newKey: 'New key: answers are graded by the key of the question’s newest version.',
    alsoAccept: 'Also accept: the key of the attempt and the key of now both count; the better one gives the points.',
    fullCredit: 'Full credit: every answer has all points. Who left the question has none.',
    drop: 'Drop: the question counts for nothing, neither its points nor its maximum.',
  } satisfies Record<RegradeRule, string>,
  saveFirst: 'A new key is saved in the question first.',
  item: 'Item of the case study',
  itemName: (item: number) => `Item ${item}`,
  begin: 'Begin the dry run',
  dryRunFirst: 'A dry run comes first: it lists what would change, and changes nothing.',
  statuses: {
    checking: 'Dry run at work',
    checked: 'Dry run done',
    applying: 'Being applied',
    applied: 'Applied',
    undoing: 'Being undone',
    undone: 'Undone',
  },
  looked: (students: number) => `${many(students, 'user')} looked at`,
  written: (done: number, total: number) => `${done.toLocaleString('en-US')} of ${many(total, 'attempt')}`,
  resume: 'Go on',
  stop: 'Stop',
  stopped: 'Not finished. What is done stays. What no one goes on with is finished within two hours.',
  offline: 'The connection is lost. It is tried again; nothing is done twice.',
  leaveTitle: 'Leave while it is not finished?',
  leaveText: 'What’s done stays. The rest is finished within two hours, or when you open this page again.',
  facts: {
    attempts: 'Ended',
    changed: 'Change',
    results: 'Results',
    completed: 'Completed',
    running: 'Running',
    adaptive: 'Adaptive',
    notComparable: 'Other',
  },
  attemptsValue: (count: number) => `${many(count, 'attempt')} with the question`,
  changedValue: (changed: number, raised: number, lowered: number) =>
    `${many(changed, 'attempt')}: ${raised.toLocaleString('en-US')} with a higher grade, ${lowered.toLocaleString('en-US')} with a lower one`,
  resultsValue: (passed: number, failed: number) =>
    `${passed.toLocaleString('en-US')} newly passed, ${failed.toLocaleString('en-US')} not passed any more`,
  completedValue: (count: number) =>
    `${many(count, 'attempt')} in completed courses, which stay completed, with their certificates.`,
  runningValue: (count: number) =>
    `${many(count, 'attempt')} not ended. They stay as they were served; regrade again once they have ended.`,
  adaptiveValue: (count: number) =>
    `${many(count, 'attempt')}. They are not regraded: each answer decided what was asked next.`,
  notComparableValue: (count: number) =>
    `${many(count, 'attempt')} chose from other answers than the question has now. They stay.`,
  nothing: 'No attempt changes',
  nothingText: 'Every attempt has these points already.',
  lines: 'Attempts that change',
  changes: 'Changes',
  open: 'Open the question',
  student: 'Student',
  deleted: 'Deleted account',
  test: 'Test',
  quiz: 'Quiz',
  gone: 'Test that was deleted',
  attempt: (name: string, n: number) => `${name}, attempt ${n}`,
  before: 'Before',
  after: 'After',
  result: 'Result',
  points: (points: number, max: number, grade: number) => `${points} of ${max} (${grade}%)`,
  results: RESULTS,
  turned: (before: string, after: string) => `${before} → ${after}`,
  state: 'State',
  states: STATES,
  courseCompleted: 'Course completed',
  csv: 'Export as CSV',
  apply: 'Apply',
  applyTitle: 'Apply this regrade?',
  applyText: (changed: number) =>
    `${many(changed, 'attempt gets', 'attempts get')} other points. Students see them, and that the question was regraded, in their reviews. You can undo it.`,
  mail: 'Send the students an e-mail',
  mailed: 'Students get an e-mail within two hours.',
  undo: 'Undo',
  undoTitle: 'Undo this regrade?',
  undoText: 'Every attempt that it changed becomes as it was.',
  again: 'Regrade again',
  loading: 'Loading the regrade',
  loadingList: 'Loading the regrades',
} as const
