import { inSampleOrder, maySample, sampleAnswerFile, type SampleFile } from '#domain/questions/sample.ts'
import { samples } from '#table/bank-keys.ts'
import type { SampleItem } from '#table/sample.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Change } from '#lambdas/dynamodb/changes.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { SiteFiles } from '#lambdas/aws/site-files.ts'

const QUESTIONS = 'samples.json'
/** The answer files that may exist, listed from before their write until after their removal. */
const INDEX = 'samples/index.json'

export type SamplesDeps = { table: Table; site: SiteFiles }

async function readNames(site: SiteFiles): Promise<string[]> {
  try {
    const value: unknown = JSON.parse((await site.read(INDEX)) ?? '[]')
    return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

/**
 * Writes the public samples (decision 0067): questions without keys in one file, and each answer in its own, which the
 * app fetches after a choice. Answers are written before the questions that reference them, and removed after; the next
 * run finds what a crash left. One run at a time.
 */
export async function rebuildSamples({ table, site }: SamplesDeps): Promise<void> {
  const items = await queryItems<SampleItem>(table, { ...samples, consistent: true })
  // Excludes samples that an edit gave a type that can't be public, until they have one that can.
  const shown = items.filter(({ question: { type, item: content } }) => maySample({ type, content }))
  const before = await readNames(site)
  const after = shown.map(({ question }) => sampleAnswerFile(question))
  await site.write(INDEX, JSON.stringify([...new Set([...before, ...after])]))
  for (const { question, answer } of shown) await site.write(sampleAnswerFile(question), JSON.stringify(answer))
  const file: SampleFile = { samples: inSampleOrder(shown.map(({ question }) => question)) }
  await site.write(QUESTIONS, JSON.stringify(file))
  for (const name of before.filter((known) => !after.includes(known))) await site.remove(name)
  await site.write(INDEX, JSON.stringify(after))
}

/** Rewrites the public samples when one changes. */
export async function projectSamples(changes: readonly Change<'sample'>[], deps: SamplesDeps): Promise<void> {
  if (changes.length > 0) await rebuildSamples(deps)
}
