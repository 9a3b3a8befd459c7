import { servedQuestion, hasItem } from '#domain/questions/served-question.ts'
import type { Question } from '#domain/questions/question.ts'
import { statisticsWords } from '#domain/messages/statistics.ts'
import type { Drift } from '#domain/item-analysis/drift.ts'
import { choiceOptions, textOfNumber } from '#domain/item-analysis/choice-options.ts'
import { isRightOption } from '#domain/item-analysis/flaws.ts'
import { versionDrift, versionFigures, type VersionSums } from '#domain/item-analysis/question-sums.ts'
import type { QueryStatisticsOfQuestionArgs, QuestionStatistics, VersionStatistics } from '#generated/schema.ts'
import { questionKey, questionVersionKey, regradesOfQuestionKey } from '#table/bank-keys.ts'
import { type QuestionItem, questionOf } from '#table/question.ts'
import type { QuestionRegradesItem } from '#table/regrade.ts'
import { statisticsSums } from '#table/search-files.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { type StoredVersion, unpackVersion } from '#lambdas/questions/bank/packed-version.ts'
import type { SumsFile } from '#lambdas/item-analysis/sums-files.ts'
import { driftReply } from './drift-reply.ts'
import type { SearchDeps } from './search-deps.ts'

/** The maximum items read, half a read unit each: the question, its regrades, and its versions. */
const MAX_ITEMS = 4

/** Returns the current question, unless deleted, and whether it was regraded. */
async function readQuestion(table: Table, id: number) {
  const items = await batchGet<QuestionItem | QuestionRegradesItem>(table, [questionKey(id), regradesOfQuestionKey(id)])
  const question = items.find((item) => item.type === 'question')
  const regraded = items.some((item) => item.type === 'question-regrades' && item.applied.length > 0)
  return { question, regraded }
}

/** Returns the versions of a question at these times. */
async function readVersions(table: Table, id: number, times: readonly number[]): Promise<[number, Question][]> {
  const keys = times.map((time) => questionVersionKey(id, time))
  const items = await batchGet<StoredVersion>(table, keys)
  return items.map((item) => [item.time, questionOf(unpackVersion(item))])
}

const LETTERS = 26
/** A, B … Z, AA, AB … */
const letterOf = (index: number): string =>
  (index < LETTERS ? '' : letterOf(Math.floor(index / LETTERS) - 1)) + String.fromCharCode(65 + (index % LETTERS))

/** Returns the letter, part, and text of each option; only letters if the version no longer exists. */
function optionLabels({ kind, options, parts = [options] }: VersionSums, question: Question | undefined) {
  if (kind === 'numbers')
    return (number: number) => ({ letter: textOfNumber(number), part: statisticsWords.numbers, text: '' })
  const choiceParts = question && choiceOptions(question)?.parts
  const labels = parts.flatMap((size, part) =>
    Array.from({ length: size }, (_, i) => ({
      letter: (kind ? undefined : question?.answers[i]?.letter) ?? `${parts.length > 1 ? part + 1 : ''}${letterOf(i)}`,
      part: choiceParts?.[part]?.label === '' ? null : (choiceParts?.[part]?.label ?? null),
      text: choiceParts?.[part]?.options[i]?.text ?? '',
    })),
  )
  return (option: number) => labels[option] ?? { letter: letterOf(option), part: null, text: '' }
}

function versionReply(
  version: VersionSums,
  drift: Drift | undefined,
  wholeQuestion: Question | undefined,
): VersionStatistics {
  const { item, type, sums } = version
  const question =
    wholeQuestion && hasItem(wholeQuestion, item) ? servedQuestion(wholeQuestion, item, undefined) : undefined
  const { figures, flaws } = versionFigures(version)
  const labelOf = optionLabels(version, question)
  return {
    item: item ?? null,
    type,
    version: version.version,
    body: question?.body ?? null,
    n: figures.n,
    share: figures.share?.share ?? 0,
    from: figures.share?.from ?? 0,
    to: figures.share?.to ?? 1,
    by: figures.by,
    known: figures.known,
    discrimination: figures.discrimination ?? null,
    efficiency: figures.efficiency ?? null,
    seconds: figures.seconds ?? null,
    leftOut: figures.leftOut,
    infit: figures.infit ?? null,
    flaws: flaws.map(({ kind, options = [] }) => ({ kind, options: options.map((n) => labelOf(n).letter) })),
    options: figures.options.map(({ option, n, share, correlation }) => ({
      ...labelOf(option),
      correct: isRightOption(version, option),
      n,
      share,
      correlation: correlation ?? null,
    })),
    times: Object.entries(sums.seconds)
      .map(([seconds, n]) => ({ seconds: Number(seconds), n }))
      .sort((a, b) => a.seconds - b.seconds),
    drift: driftReply(drift),
  }
}

/**
 * Returns the statistics of a question's newest answered versions, also of a deleted question; empty if no student has
 * answered it. Returns three if the question is at its newest one, otherwise two. At most two read units for versions
 * under 4 KB.
 */
export async function readStatistics(
  { id }: QueryStatisticsOfQuestionArgs,
  { table, files }: Pick<SearchDeps, 'table' | 'files'>,
): Promise<QuestionStatistics> {
  const [file, { question, regraded }] = await Promise.all([
    files.read<SumsFile>(statisticsSums(id)),
    readQuestion(table, id),
  ])
  // Its number may have belonged to another question before.
  const since = question?.since ?? 0
  const summed = file?.entries[0]?.questions.find((known) => known.id === id)?.versions ?? []
  const all = summed.filter(({ version }) => version >= since)
  const answered = [...new Set(all.map(({ version }) => version))].sort((a, b) => b - a)
  const isNewest = question !== undefined && answered[0] === question.time
  const times = answered.slice(0, MAX_ITEMS - (isNewest ? 1 : 2))
  const older = await readVersions(
    table,
    id,
    times.filter((time) => time !== question?.time),
  )
  const byTime = new Map(question ? [[question.time, questionOf(question)], ...older] : older)
  const versions = all
    .filter(({ version }) => times.includes(version))
    .sort((a, b) => (a.item ?? 0) - (b.item ?? 0) || b.version - a.version)
    .map((version) => versionReply(version, versionDrift(all, version), byTime.get(version.version)))
  return { id, deleted: question === undefined, regraded, versions }
}
