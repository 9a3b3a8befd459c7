import type { GroupKind } from '#domain/study/activity.ts'
import type { Measure } from '#domain/study/measures.ts'
import type { Quarter } from '#domain/study/quartiles.ts'
import type { ShareInterval } from '#domain/study/wilson.ts'
import type { Streak } from '#domain/study/streak.ts'
import type { Strength } from '#domain/study/strength.ts'
import type { Range } from '#domain/study/progress-figures.ts'
import type { Standing } from '#domain/exams/report.ts'
import { daysInARow } from './today.ts'

/**
 * Formats a share from 0 to 1 as a whole percentage, rounded down like grades (spec 3.9.7). 29 of 50, slightly less in
 * binary, is 58%.
 */
const percent = (share: number): string => `${Math.floor(100 * share + 1e-9)}%`

const counted = (n: number, word: string) => `${n.toLocaleString('en-US')} ${word}${n === 1 ? '' : 's'}`

/** An estimate from 0 to 1, to the nearest percent. */
const estimate = (share: number): string => `${Math.round(100 * share)}%`

/** A share with its 95 % interval. */
export const shareText = ({ share, from, to }: ShareInterval): string =>
  `${percent(share)} (${estimate(from)} to ${estimate(to)})`

/** Formats seconds: '58 sec', '1 min 12 sec'. */
export function secondsText(seconds: number): string {
  const rounded = Math.round(seconds)
  const [minutes, rest] = [Math.floor(rounded / 60), rounded % 60]
  if (minutes === 0) return `${rest} sec`
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} sec`
}

/** How a student does in a subject. */
export const strengthWords: Readonly<Record<Strength, string>> = {
  strong: 'Strong',
  'on-track': 'On track',
  'needs-work': 'Needs work',
  few: 'Too few questions',
}

/** The words of the student's progress screen (issue 22, decision 0109). */
export const myProgressWords = {
  title: 'My progress',
  loading: 'Loading your progress',
  range: 'Period',
  ranges: { 4: '4 weeks', 12: '12 weeks', 52: 'A year' } satisfies Record<Range, string>,
  none: 'Nothing to show yet',
  noneText: 'Finish a test or review a card to see your activity and accuracy here.',
  back: 'Back to My Courses',
  asTable: 'Show as a table',
  since: (day: string) => `Includes finished tests and reviews since ${day}.`,

  done: 'Activity',
  doneTable: 'Questions and reviews by day',
  doneWeekTable: 'Questions and reviews by week',
  doneText: (items: number, reviews: number) => `${counted(items, 'test question')}, ${counted(reviews, 'review')}.`,
  doneNote: 'Bars: test questions and reviews together.',
  streak: ({ current, longest }: Streak) =>
    [
      ...(current > 1 ? [`${daysInARow(current)}.`] : []),
      ...(longest > 1 && longest > current ? [`Longest streak: ${longest} days.`] : []),
    ].join(' '),

  right: 'Accuracy',
  rightText: ({ share }: ShareInterval, items: number) =>
    `${percent(share)} correct across ${counted(items, 'question')} (by points).`,
  rightNote:
    'The range shows how sure we are: it holds your share with 95% certainty. Answer more questions to narrow it. Reviews don’t count here.',
  ranges95: 'Details',
  subject: 'Subject',
  noAnswers: 'No test answers in this period.',
  over: 'Over time',
  overAll: 'All questions',
  overTable: 'Share of points by week',
  overNote: 'Dots: your share of points each week. Bars: the 95% range.',
  by: 'By',
  kinds: {
    area: 'Area',
    tag: 'Tag',
    type: 'Question type',
    step: 'Clinical judgment step',
  } satisfies Record<GroupKind, string>,
  groups: (kind: string) => `Accuracy by ${kind.toLowerCase()}`,
  groupText: ({ share }: ShareInterval, items: number, strength: Strength) =>
    `${strengthWords[strength]} · ${percent(share)} of ${counted(items, 'question')}`,
  noGroups: 'No answers of this kind in this period.',
  more: (n: number) => `Show ${n} more`,

  pace: 'Time per question',
  paceText: (seconds: number) => `${secondsText(seconds)} per question.`,
  paceNote: 'Bars: weeks. Questions left open for more than ten minutes don’t count.',
  paceTable: 'Time per question by week',
  noPace: 'No timing data for this period.',

  memory: 'Memory',
  memoryLoading: 'Loading your memory estimate',
  memoryText: (share: number, cards: number) =>
    `You’d likely remember about ${estimate(share)} of the ${counted(cards, 'question')} you’ve answered.`,
  memoryExam: (share: number, day: string) =>
    `On your exam day, ${day}, without any reviews until then: about ${estimate(share)}.`,
  memoryNote: 'An estimate from your answers and reviews. Daily review keeps it up.',
  noMemory: 'Answer questions in tests to see an estimate here.',

  standing: 'Our standard',
  standingText: {
    above: 'Above our standard in your last adaptive test.',
    near: 'Near our standard in your last adaptive test: its 95% interval includes the standard.',
    below: 'Below our standard in your last adaptive test.',
    none: 'Your last adaptive test has no scored answer, so there’s no result yet.',
  } satisfies Record<Standing, string>,
  standingWhen: (exam: string, day: string) => `${exam}, ended on ${day}.`,
  standingReport: 'See its report',
  standingNote: 'This is our standard, not the licensing board’s, and doesn’t predict whether you’ll pass.',
  noStanding: 'After your next Adaptive NCLEX, you’ll see here where you stand.',
} as const

/** The words of the comparison with others. */
export const compareWords = {
  title: 'Compare with other students',
  lead: 'See how your last 28 days compare with students who also joined. You see only the 25th and 75th percentiles of at least 30 students, never a name. Your numbers count too, once a day.',
  start: 'Join the comparison',
  stop: 'Leave the comparison',
  started: 'You joined the comparison',
  stopped: 'You left the comparison. Your numbers stop counting tomorrow.',
  none: 'Nothing to compare yet. It takes 30 students, and answers of yours from before today.',
  measures: {
    items: 'Questions and reviews',
    days: 'Days with an answer',
    share: 'Share of points in tests',
  } satisfies Record<Measure, string>,
  quarters: {
    lower: 'in the bottom 25%',
    middle: 'in the middle 50%',
    upper: 'in the top 25%',
  } satisfies Record<Quarter, string>,
  value: (measure: Measure, value: number) => (measure === 'share' ? percent(value) : value.toLocaleString('en-US')),
  text: (value: string, quarter: Quarter, lower: string, upper: string) =>
    `${value}, ${compareWords.quarters[quarter]}. Middle 50%: ${lower} to ${upper}.`,
} as const

/** The words of exam outcomes (decision 0110). */
export const outcomeWords = {
  title: 'Your NCLEX result',
  lead: 'Have you taken the NCLEX? Tell us how it went to help us learn how well our tests predict it. We don’t show anyone a chance of passing until enough students have answered.',
  loading: 'Loading your exams',
  day: 'Exam date',
  dayWrong: 'Enter a date in the past five years, up to today',
  result: 'Result',
  passed: 'Passed',
  failed: 'Not passed',
  resultWrong: 'Choose a result',
  consent: 'I agree to let the academy use this result, with my test results, to improve its predictions.',
  consentHint: 'You can withdraw at any time. Staff see only totals, never your name.',
  consentWrong: 'Check the box to save this result',
  record: 'Save result',
  recorded: 'Result saved. Thank you.',
  list: 'Exams you’ve recorded',
  withdraw: (day: string) => `Withdraw the exam of ${day}`,
  withdrawShort: 'Withdraw',
  withdrawn: 'The result has been deleted',
} as const
