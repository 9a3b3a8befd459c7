import type { GroupKind } from '#domain/study/activity.ts'
import type { Measure } from '#domain/study/measures.ts'
import type { Quarter } from '#domain/study/quartiles.ts'
import type { ShareInterval } from '#domain/study/wilson.ts'
import type { Streak } from '#domain/study/streak.ts'
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

/** Formats seconds: '58 s', '1 min 12 s'. */
export function secondsText(seconds: number): string {
  const rounded = Math.round(seconds)
  const [minutes, rest] = [Math.floor(rounded / 60), rounded % 60]
  if (minutes === 0) return `${rest} s`
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`
}

/** The words of the student's progress screen (issue 22, decision 0109). */
export const myProgressWords = {
  title: 'My progress',
  loading: 'Loading your progress',
  range: 'How much is shown',
  ranges: { 4: '4 weeks', 12: '12 weeks', 52: 'A year' } satisfies Record<Range, string>,
  none: 'Nothing to show yet',
  noneText: 'Once you have finished a test or reviewed a card, you see here what you did and how it went.',
  back: 'Back to My Courses',
  asTable: 'Show as a table',
  since: (day: string) => `Tests that have ended and reviews count, from ${day} on.`,

  done: 'What you did',
  doneTable: 'Questions and reviews by day',
  doneWeekTable: 'Questions and reviews by week',
  doneText: (items: number, reviews: number) =>
    `${counted(items, 'question')} in tests and ${counted(reviews, 'review')}.`,
  doneNote: 'Bars: questions in tests and reviews together.',
  streak: ({ current, longest }: Streak) =>
    [
      ...(current > 1 ? [`${daysInARow(current)}.`] : []),
      ...(longest > 1 && longest > current ? [`Your longest row: ${longest} days.`] : []),
    ].join(' '),

  right: 'How it went',
  rightText: (interval: ShareInterval, items: number) =>
    `${shareText(interval)} of the points in ${counted(items, 'question')}.`,
  rightNote:
    'In brackets: where your share lies with 95% certainty. Few questions say little, so their range is wide. Answers in tests count, reviews do not.',
  noAnswers: 'No answers in tests in this time.',
  over: 'Over time',
  overAll: 'All questions',
  overTable: 'Share of points by week',
  overNote: 'Dots: share of points in a week. Bars: the 95% interval.',
  by: 'By',
  kinds: {
    area: 'Area',
    tag: 'Tag',
    type: 'Question type',
    step: 'Step of clinical judgment',
  } satisfies Record<GroupKind, string>,
  groups: (kind: string) => `Share of points by ${kind.toLowerCase()}, lowest first`,
  groupText: (interval: ShareInterval, items: number) => `${shareText(interval)}, ${counted(items, 'question')}`,
  noGroups: 'No answers of this kind in this time.',
  more: (n: number) => `Show ${n} more`,
  mark: 'The dashed line is your share of all points in this time.',

  pace: 'Pace',
  paceText: (seconds: number) => `${secondsText(seconds)} a question.`,
  paceNote: 'Bars: weeks. Questions on which the screen stayed open for more than ten minutes do not count.',
  paceTable: 'Time a question by week',
  noPace: 'No times in this time.',

  memory: 'What you remember',
  memoryLoading: 'Loading what you remember',
  memoryText: (share: number, cards: number) =>
    `If you were asked today, you would remember about ${estimate(share)} of the ${counted(cards, 'question')} that you have answered. Questions you got wrong the last time don’t count as remembered.`,
  memoryExam: (share: number, day: string) =>
    `On the day of your exam, ${day}, without a review until then: about ${estimate(share)}.`,
  memoryNote: 'Estimated from your answers and reviews by FSRS, a model of memory. Your daily reviews keep it up.',
  noMemory: 'Questions that you answer in tests are counted here.',

  standing: 'Our standard',
  standingText: {
    above: 'Above our standard in your last adaptive test.',
    near: 'Near our standard in your last adaptive test: its 95% interval includes the standard.',
    below: 'Below our standard in your last adaptive test.',
    none: 'Your last adaptive test has no scored answer, so nothing can be said.',
  } satisfies Record<Standing, string>,
  standingWhen: (exam: string, day: string) => `${exam}, ended on ${day}.`,
  standingReport: 'See its report',
  standingNote:
    'This is the standard that the academy has set, not that of a licensing board, and no likelihood of passing.',
  noStanding: 'After your next Adaptive NCLEX, you’ll see here where you stand.',
} as const

/** The words of the comparison with others. */
export const compareWords = {
  title: 'Beside other students',
  lead: 'If you want it: where you are among students who compare themselves, in the last 28 days. Only the borders of the lowest and the highest quarter are shown, of 30 students or more, and never a name. Your numbers then count towards the borders, which are computed once a day.',
  start: 'Compare me',
  stop: 'Stop comparing',
  started: 'You are compared with others from now on',
  stopped: 'You are not compared any more; nothing of yours counts from the next day on',
  none: 'There is nothing to compare yet: it takes 30 students who want it, and answers of yours before today.',
  measures: {
    items: 'Questions and reviews',
    days: 'Days with an answer',
    share: 'Share of points in tests',
  } satisfies Record<Measure, string>,
  quarters: {
    lower: 'in the lower quarter',
    middle: 'in the middle half',
    upper: 'in the upper quarter',
  } satisfies Record<Quarter, string>,
  value: (measure: Measure, value: number) => (measure === 'share' ? percent(value) : value.toLocaleString('en-US')),
  text: (value: string, quarter: Quarter, lower: string, upper: string) =>
    `${value}, ${compareWords.quarters[quarter]}. Middle half: ${lower} to ${upper}.`,
} as const

/** The words of exam outcomes (decision 0110). */
export const outcomeWords = {
  title: 'How your exam went',
  lead: 'Have you sat the exam for your licence? If you say how it went, the academy can find out later how well its tests predict it. You see no likelihood of passing until enough students have answered for an honest one.',
  loading: 'Loading your exams',
  day: 'Day of the exam',
  dayWrong: 'Please give the day of your exam: today or before, and at most five years ago',
  result: 'Result',
  passed: 'Passed',
  failed: 'Not passed',
  resultWrong: 'Please choose a result',
  consent: 'I agree that the academy uses this outcome, with my test results, to predict outcomes of exams',
  consentHint: 'You can withdraw it at any time. The academy’s staff see counts only, never your name.',
  consentWrong: 'Please agree, or leave the exam out',
  record: 'Save the outcome',
  recorded: 'The outcome of your exam has been saved. Thank you',
  list: 'Exams that you have recorded',
  withdraw: (day: string) => `Withdraw the exam of ${day}`,
  withdrawShort: 'Withdraw',
  withdrawn: 'The outcome has been deleted',
} as const
