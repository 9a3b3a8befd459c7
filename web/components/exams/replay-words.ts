import { intervalOf } from '#domain/exams/interval.ts'
import { logits, reportWords } from '#domain/messages/exam-report.ts'
import type { Fact } from '#web/ui/facts.tsx'
import type { ReportItem } from './report-types.ts'

/** The minimum and maximum distance of the chart's ends from the standard, in logits. */
const NEAREST = 1.5
const FARTHEST = 4
/** The margin beyond the most distant estimate or question, in logits. */
const ROOM = 0.5

/**
 * The ends of the chart's scale, with the standard in its middle. The scale fits the estimates and questions, up to the
 * maximum distance, and most intervals.
 */
export function chartScale(items: readonly ReportItem[], standard: number) {
  const distances = items.flatMap(({ ability, difficulty }) =>
    [ability ?? standard, difficulty].map((value) => Math.abs(value - standard)),
  )
  const reach = Math.min(FARTHEST, Math.max(NEAREST, ...distances.map((distance) => distance + ROOM)))
  const [low, high] = [standard - reach, standard + reach]
  return { low, high, words: { low: logits(low), mark: logits(standard), high: logits(high) } }
}

const areaText = ({ area, step, caseItem }: ReportItem): string =>
  [area, step, caseItem === null ? null : reportWords.caseItem(caseItem)].filter((part) => part !== null).join(', ')

/** The facts about one item. */
export function itemFacts(item: ReportItem): readonly Fact[] {
  const { area, step, caseItem, difficulty, points, maxPoints } = item
  const interval = intervalOf(item)
  return [
    { term: reportWords.area, value: area },
    ...(step === null ? [] : [{ term: reportWords.step, value: step }]),
    ...(caseItem === null ? [] : [{ term: reportWords.caseStudy, value: reportWords.caseItem(caseItem) }]),
    { term: reportWords.difficultyTerm, value: logits(difficulty) },
    ...(points === null
      ? [{ term: reportWords.pointsTerm, value: reportWords.hidden }]
      : [
          { term: reportWords.pointsTerm, value: reportWords.points(points, maxPoints) },
          {
            term: reportWords.abilityAfter,
            value: interval === undefined ? reportWords.notYet : logits(interval.ability),
          },
        ]),
    ...(interval === undefined ? [] : [{ term: reportWords.interval, value: reportWords.intervalText(interval) }]),
  ]
}

/** Describes one item, for the slider's screen reader text. */
export function itemInWords(item: ReportItem, number: number, total: number): string {
  const interval = intervalOf(item)
  return [
    `${reportWords.place(number, total)}: ${areaText(item)}`,
    `${reportWords.difficultyTerm} ${logits(item.difficulty)}`,
    ...(item.points === null
      ? [reportWords.hidden]
      : [
          `${reportWords.pointsTerm} ${reportWords.points(item.points, item.maxPoints)}`,
          ...(item.scored ? [] : [reportWords.unscored]),
          interval === undefined
            ? `${reportWords.abilityAfter}: ${reportWords.notYet}`
            : `${reportWords.abilityAfter} ${reportWords.estimate(interval)}`,
        ]),
  ].join('. ')
}

/** The index of the first item whose points are hidden, from which on no ability is known; undefined if none is. */
export function firstHidden(items: readonly ReportItem[]): number | undefined {
  const at = items.findIndex(({ points }) => points === null)
  return at === -1 ? undefined : at
}

/** Describes the chart: the first and the last estimate. */
export function replayInWords(items: readonly ReportItem[], standard: number): string {
  const shown = items.slice(0, firstHidden(items))
  const known = shown.flatMap((item) => intervalOf(item) ?? [])
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return shown.length < items.length ? '' : reportWords.noAbility
  return reportWords.course(shown.length, first, last, standard)
}
