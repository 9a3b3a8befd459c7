import { askedQuestion, hasItem } from '#domain/questions/asked-question.ts'
import type { Question } from '#domain/questions/question.ts'
import { versionFigures, type VersionSums } from '#domain/statistics/question-sums.ts'
import type { QueryStatisticsOfQuestionArgs, QuestionStatistics, VersionStatistics } from '#generated/schema.ts'
import { questionKey, questionVersionKey } from '#table/bank-keys.ts'
import { type QuestionItem, questionOf } from '#table/question.ts'
import { statisticsSums } from '#table/search-files.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { type StoredVersion, unpackVersion } from '#lambdas/questions/packed-version.ts'
import type { SumsFile } from '#lambdas/statistics/sums-files.ts'
import type { SearchDeps } from './search-deps.ts'

/** Versions that are shown: a read unit for two of them. */
const MOST_VERSIONS = 3

/** A question as it is, where it is not deleted, and as it was at these times. */
async function readVersions(table: Table, id: number, times: readonly number[]) {
  const items = await batchGet<QuestionItem | StoredVersion>(table, [
    questionKey(id),
    ...times.map((time) => questionVersionKey(id, time)),
  ])
  const byTime = new Map<number, Question>()
  let deleted = true
  for (const item of items) {
    if (item.type === 'question') deleted = false
    byTime.set(item.time, questionOf(item.type === 'question' ? item : unpackVersion(item)))
  }
  return { deleted, byTime }
}

const letterOf = (question: Question | undefined, option: number): string =>
  question?.answers[option]?.letter ?? String.fromCharCode('A'.charCodeAt(0) + option)

function versionReply(version: VersionSums, whole: Question | undefined): VersionStatistics {
  const { item, type, key = [], sums } = version
  const question = whole && hasItem(whole, item) ? askedQuestion(whole, item, undefined) : undefined
  const { figures, flaws } = versionFigures(version)
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
    flaws: flaws.map(({ kind, options = [] }) => ({ kind, options: options.map((n) => letterOf(question, n)) })),
    options: figures.options.map(({ option, n, share, correlation }) => ({
      letter: letterOf(question, option),
      text: question?.answers[option]?.text ?? '',
      correct: key.includes(option),
      n,
      share,
      correlation: correlation ?? null,
    })),
    times: Object.entries(sums.seconds)
      .map(([seconds, n]) => ({ seconds: Number(seconds), n }))
      .sort((a, b) => a.seconds - b.seconds),
  }
}

/**
 * The statistics of a question's three newest versions that were answered, of one that was deleted too; none of a question that nobody
 * answered. Two read units at most, where the versions are shorter than 4 KB.
 */
export async function readStatistics(
  { id }: QueryStatisticsOfQuestionArgs,
  { table, files }: Pick<SearchDeps, 'table' | 'files'>,
): Promise<QuestionStatistics> {
  const file = await files.read<SumsFile>(statisticsSums(id))
  const all = file?.entries[0]?.questions.find((question) => question.id === id)?.versions ?? []
  const times = [...new Set(all.map(({ version }) => version))].sort((a, b) => b - a).slice(0, MOST_VERSIONS)
  const { deleted, byTime } = await readVersions(table, id, times)
  const versions = all
    .filter(({ version }) => times.includes(version))
    .sort((a, b) => (a.item ?? 0) - (b.item ?? 0) || b.version - a.version)
    .map((version) => versionReply(version, byTime.get(version.version)))
  return { id, deleted, versions }
}
