import type { VersionSums } from './question-sums.ts'

/** The fewest answers from which students see what others chose: fewer say little, and might point to a person. */
const FEWEST = 30
/** How much the answers grow until the stored counts are written again, so that a question costs few writes. */
const GROWTH = 1.1

/** How many answered a question, or an item of a case study, and how many of them chose each of its answers. */
export type PeerCounts = { answers: number; chosen: number[] }

/** The counts of a version of a question by the number of its item; '0' for a question without items. */
export type PeerChoices = Readonly<Record<string, PeerCounts>>

const nameOf = (item: number | undefined) => String(item ?? 0)

/** Whether students may see what `answers` others chose. */
const isEnough = (answers: number) => answers >= FEWEST

/** Types besides lists of answers whose verdicts list the options of each part. */
const LISTED = new Set(['Select N', 'Grouping', 'Bow-Tie'])

/** Returns the counts of one version's sums, for questions whose verdict lists their options. */
export const peerChoices = (versions: readonly VersionSums[]): PeerChoices =>
  Object.fromEntries(
    versions
      .filter(({ key, kind, type }) => key !== undefined && (kind === undefined || LISTED.has(type)))
      .filter(({ sums }) => isEnough(sums.n))
      .map(({ item, options, sums }) => [
        nameOf(item),
        { answers: sums.n, chosen: Array.from({ length: options }, (_, option) => sums.options[option]?.n ?? 0) },
      ]),
  )

const stepOf = (answers: number) => (isEnough(answers) ? Math.floor(Math.log(answers / FEWEST) / Math.log(GROWTH)) : -1)

/** Whether counts have grown enough to be stored again: at 30 answers, then at each tenth more. */
export const hasGrown = (before: PeerChoices, after: PeerChoices): boolean =>
  Object.entries(after).some(([item, { answers }]) => stepOf(answers) > stepOf(before[item]?.answers ?? 0))

/**
 * What other students chose of a question or its item, for its verdict: the number of answers, and for each answer the
 * percentage that chose it. Undefined before 30 answers.
 */
export function peerShares(choices: PeerChoices | undefined, item: number | undefined) {
  const counts = choices?.[nameOf(item)]
  if (counts === undefined || !isEnough(counts.answers)) return undefined
  return {
    answers: counts.answers,
    percents: counts.chosen.map((n) => Math.round((100 * n) / counts.answers)),
  }
}
