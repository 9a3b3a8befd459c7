import type { ExamOutcome } from '../exams/outcome.ts'
import { type Accuracy, accuracyByDistance } from '../exams/accuracy.ts'
import type { Interval } from '../exams/interval.ts'
import { type FocusArea, focusAreas } from '../exams/focus-areas.ts'
import type { Standing } from '../exams/report.ts'
import { counted } from '../text/counted.ts'

/** Formats a number in logits with two decimals, using a minus sign as wide as the plus sign. */
export const logits = (value: number): string => {
  const text = Math.abs(value).toFixed(2)
  return value < 0 && Number(text) !== 0 ? `−${text}` : text
}

const intervalText = ({ from, to }: Interval): string => `${logits(from)} to ${logits(to)}`

/** Words of the report of an adaptive NCLEX. */
export const reportWords = {
  title: 'Report',
  summary: 'Your result at a glance',
  details: 'Details',
  figures: 'Areas and steps in numbers',
  loading: 'Loading the report',
  why: 'Why it ended',
  ability: 'Ability',
  standard: 'Standard',
  interval: '95% interval',
  noAbility: 'No scored questions were answered, so this test can’t measure your ability.',
  areas: 'Areas of the test plan',
  steps: 'Clinical judgment steps',
  /** The areas or steps without a scored question, in one line. */
  unscoredRows: (names: readonly string[], noun: 'area' | 'step') =>
    `No scored questions in ${counted(names.length, noun)}: ${names.join(', ')}.`,
  tooSoon: (answered: number, min: number) =>
    `Ended too soon to tell. You answered ${answered} of at least ${min} questions.`,
  standings: 'Near: too close to the standard to tell from these questions.',
  replay: 'Question by question',
  hidden: 'Hidden until you finish the other test that this question is in',
  hiddenFrom: (n: number) =>
    `Question ${n} is in a test you haven’t finished. Your ability from there on is hidden until then, because it would show whether you got it right.`,
  replayHint: 'Choose a question with the slider or the arrow keys.',
  previous: 'Previous question',
  next: 'Next question',
  showTable: 'Show as a table',
  hideTable: 'Hide the table',
  table: 'Ability and interval after each question',
  line: 'Ability after each question',
  band: '95% interval',
  difficulty: 'Difficulty of a scored question',
  unscored: 'Unscored question',
  unscoredShort: 'unscored',
  area: 'Area',
  step: 'Step',
  caseStudy: 'Case study',
  difficultyTerm: 'Difficulty',
  pointsTerm: 'Points',
  abilityAfter: 'Ability after it',
  questionTerm: 'Question',
  notYet: 'not known yet',
  caseItem: (n: number) => `question ${n} of a case study`,
  unscoredNote: 'Unscored: doesn’t affect your result.',
  accuracy: 'How accurate is this result?',
  question: (n: number) => `Question ${n}`,
  read: (n: number) => `Read question ${n}`,
  place: (n: number, total: number) => `Question ${n} of ${total}`,
  points: (points: number, max: number) => `${points} of ${max}`,
  items: (n: number) => (n === 1 ? '1 scored question' : `${n} scored questions`),
  /** An estimate with its interval, in words. */
  estimate: (interval: Interval) => `${logits(interval.ability)}, 95% interval ${intervalText(interval)}`,
  /** The course of the estimate over the whole test. */
  course: (total: number, first: Interval, last: Interval, standard: number) =>
    `Over ${total === 1 ? '1 question' : `${total} questions`} the ability went from ${logits(first.ability)} to ` +
    `${logits(last.ability)} and its 95% interval from ${intervalText(first)} to ${intervalText(last)}; the standard is ${logits(standard)}.`,
  intervalText,
} as const

/** The standing of an area or step relative to the standard; the key is the report's. */
export const standingWords: Readonly<Record<Standing, string>> = {
  above: 'Above the standard',
  near: 'Near the standard',
  below: 'Below the standard',
  none: 'No scored question',
}

type Summarized = { outcome: ExamOutcome; answered: number; minItems: number; areas: readonly FocusArea[] }

/** The result of an adaptive test in a sentence: the outcome, how many areas it shows in, and where to start. */
export function reportSummary({ outcome: { passed, ended }, answered, minItems, areas }: Summarized): string {
  if (ended !== 'decided' && answered < minItems) return reportWords.tooSoon(answered, minItems)
  const count = (of: Standing) => areas.filter(({ standing }) => standing === of).length
  const verdict = passed ? 'Passing standard met' : 'Not ready yet'
  const [first] = focusAreas(areas)
  const start = first === undefined ? '' : ` Start with ${first.name}.`
  if (count('none') === areas.length) return `${verdict}. ${reportWords.noAbility}`
  const side = count('below') > 0 ? 'below' : count('near') > 0 ? 'near' : 'above'
  const where = `in ${count(side)} of ${areas.length} areas`
  if (passed)
    return `${verdict} overall, and ${side} it ${where}.${first === undefined ? '' : ` Keep working on ${first.name}.`}`
  return `${verdict}: ${side} the passing standard ${where}.${start}`
}

/** The outcome of an adaptive test, in a word or two. Ended early, it isn't a verdict: the report says so. */
export function outcomeText({ passed, ended }: ExamOutcome): string {
  if (ended === 'early') return 'Ended early'
  if (ended === 'timeUp') return `Out of time: ${passed ? 'passed' : 'not passed'}`
  return passed ? 'Passed' : 'Not passed'
}

/** `rule` is the report's; `interval` is absent if no scored question was answered. `outcome` is how it ended. */
export type Decided = {
  rule: string
  answered: number
  standard: number
  minItems: number
  outcome: ExamOutcome
  /** Whether time ran out. */
  timeUp: boolean
  interval: Interval | undefined
}

/** Why an adaptive test ended, and what decided it. */
export function whyEnded(decided: Decided): readonly string[] {
  const { rule, answered, minItems, timeUp, interval } = decided
  const after = answered === 1 ? '1 question' : `${answered} questions`
  if (rule === 'confidence') return [`After ${after} the test was 95% certain.`, certaintyText(decided)]
  if (rule === 'maximum') return [`All ${after} were used without 95% certainty.`, abilityText(decided)]
  const end = timeUp ? `Time ran out after ${after}.` : `Ended early, after ${after}.`
  if (answered < minItems) return [end, `Passing takes at least ${minItems} questions.`]
  return [end, ...(interval === undefined ? [] : [abilityText(decided)])]
}

function certaintyText({ interval, standard, outcome: { passed } }: Decided): string {
  if (interval === undefined) return reportWords.noAbility
  const side = passed ? 'above' : 'below'
  return `The whole interval of the ability, ${intervalText(interval)}, is ${side} the standard of ${logits(standard)}.`
}

/**
 * If the ability estimate itself decides, a full-length test must be above the standard, and one that ended earlier
 * must not be below it.
 */
function abilityText({ interval, standard, rule, outcome: { passed } }: Decided): string {
  if (interval === undefined) return reportWords.noAbility
  const needed = rule === 'maximum' ? 'above' : 'at or above'
  const is = passed ? `is ${needed}` : `is not ${needed}`
  return `Then the ability alone decides: ${logits(interval.ability)} ${is} the standard of ${logits(standard)}.`
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`

const grouped = (count: number): string => count.toLocaleString('en-US')

/** How often such a test decides correctly, by simulation. */
export function accuracyText({ bank, sittings, rows }: Accuracy): string {
  const parts = accuracyByDistance(rows).map(
    ({ distance, right }) => `${percent(right)} at ${logits(distance)} from the standard`,
  )
  return (
    `In a simulation of ${grouped(sittings)} tests for each ability, with a bank of ${grouped(bank)} questions, such a test was right this often: ` +
    `${parts.join(', ')}. Exactly at the standard, either result is equally likely.`
  )
}
