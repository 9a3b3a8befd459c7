import type { QuestionSums, StatisticsEntry } from '#domain/item-analysis/question-sums.ts'
import { STATISTICS_LIST } from '#table/search-files.ts'
import type { MemoryFiles } from '#lambdas/testing/memory-files.ts'
import type { SumsFile } from '../sums-files.ts'

/** The sums of all questions in these files. */
export async function storedSums(files: MemoryFiles): Promise<QuestionSums[]> {
  const all: QuestionSums[] = []
  for (const name of (await files.list('statistics/sums/')).keys())
    all.push(...((await files.read<SumsFile>(name))?.entries[0]?.questions ?? []))
  return all
}

/** The list of statistics in these files. */
export async function storedLines(files: MemoryFiles): Promise<StatisticsEntry[]> {
  const all: StatisticsEntry[] = []
  for (const name of (await files.list(STATISTICS_LIST)).keys())
    all.push(...((await files.read<StatisticsEntry>(name))?.entries ?? []))
  return all
}
