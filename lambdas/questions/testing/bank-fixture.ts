import { randomUUID } from 'node:crypto'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { type Key, nameKey, nclexAreasKey, tagsKey } from '#table/keys.ts'
import { listOf, numbersOfRefs, type RefShardItem } from '#table/bank.ts'
import {
  firstIn,
  questionOf,
  type QuestionItem,
  questionVersionItem,
  type QuestionVersionItem,
} from '#table/question.ts'
import type { PoolItem } from '#table/pool.ts'
import type { QuestionDraft } from '#domain/questions/check-question.ts'
import { type LabelList, namesIn } from '#domain/questions/label-list.ts'
import type { Question } from '#domain/questions/question.ts'
import { poolFaults, type Labelled } from './pool-faults.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { addQuestion } from '#lambdas/questions/add-question.ts'
import type { FlawDeps } from '#lambdas/questions/flaws/flaw-deps.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import { importQuestions } from '#lambdas/questions/imports/import-questions.ts'
import type { LabelKind } from '#lambdas/questions/labels/labels.ts'
import { unpackVersion } from '#lambdas/questions/bank/packed-version.ts'

export const aDraft = (change: Partial<QuestionDraft> = {}): QuestionDraft => ({
  type: 'Multiple Choice',
  body: 'Which?',
  answers: [{ text: 'This', correct: true }, { text: 'That' }],
  rationale: 'Because.',
  tags: ['RN'],
  area: ['Management of Care'],
  ...change,
})

/** A draft as the API's input. */
export const inputOf = (draft: QuestionDraft) => ({
  ...draft,
  answers: [...draft.answers],
  tags: [...draft.tags],
  area: [...draft.area],
})

/** Adds a question with a new request. */
export const addDraft = (draft: QuestionDraft, deps: QuestionDeps) =>
  addQuestion({ input: inputOf(draft), requestId: randomUUID() }, 'admin', deps)

export const rowsOf = (drafts: Readonly<Record<string, QuestionDraft>>) =>
  Object.entries(drafts).map(([ref, draft], index) => ({ row: index + 1, ref, question: inputOf(draft) }))

/** Imports rows whose labels are all confirmed. */
export const importConfirmed: typeof importQuestions = (args, uid, deps) =>
  importQuestions(
    {
      ...args,
      newTags: args.rows.flatMap(({ question }) => question.tags),
      newAreas: args.rows.flatMap(({ question }) => question.area),
    },
    uid,
    deps,
  )

let clock = 1_000
/** Dependencies with a clock that always advances, and empty snapshots. */
export const bankDeps = (table: Table): QuestionDeps & Pick<FlawDeps, 'statistics'> => ({
  statistics: () => Promise.resolve([]),
  table,
  now: () => (clock += 1),
  entries: () => Promise.resolve([]),
  retainImage: () => Promise.resolve(true),
})

type Item = Key & { type: string }

/** All items of a table. */
export async function readAllItems(table: Table): Promise<Item[]> {
  const { Items: items = [], LastEvaluatedKey: more } = await table.client.send(
    new ScanCommand({ TableName: table.name, ConsistentRead: true }),
  )
  if (more) throw new Error('The table is too large for a test')
  return items as Item[]
}

export type Bank = { questions: Map<number, QuestionItem>; tags: string[]; areas: string[]; faults: string[] }

const sameContent = (a: Question, b: Question) => JSON.stringify(a) === JSON.stringify(b)

/** Returns every label of a question that the lists lack, and every version whose numbers don't match its names. */
function labelFaults(
  lists: Record<LabelKind, LabelList>,
  bank: QuestionItem[],
  versions: QuestionVersionItem[],
): string[] {
  const known = (list: LabelList) => [
    ...namesIn(list),
    ...(list.job ? [list.job.from, list.job.to].flatMap((position) => list.values[position] ?? []) : []),
  ]
  const [tags, areas] = [known(lists.tags), known(lists.areas)]
  const bare = (names: readonly string[]) => names.map((name) => name.toLowerCase()).join()
  const named = ({ values }: LabelList, numbers: readonly number[]) => bare(numbers.map((n) => values[n] ?? `#${n}`))
  return [
    ...bank.flatMap(({ id, tags: carried, area }) =>
      [...carried.filter((tag) => !tags.includes(tag)), ...area.filter((name) => !areas.includes(name))].map(
        (name) => `${id} carries ${name}, which no list has`,
      ),
    ),
    ...versions.flatMap((version) =>
      named(lists.tags, version.tagNumbers) === bare(version.tags) &&
      named(lists.areas, version.areaNumbers) === bare(version.area)
        ? []
        : [`a version of ${version.id} has other numbers than names`],
    ),
  ]
}

/**
 * Reads the bank from the table, with every inconsistency between its questions and their lists, pools, versions, or
 * refs. `others` are only in pools.
 */
export async function readBank(table: Table, others: readonly Labelled[] = []): Promise<Bank> {
  const items = await readAllItems(table)
  const questions = items.filter((item) => item.type === 'question') as QuestionItem[]
  const versionItems = items.filter((item) => item.type === 'question-version') as QuestionVersionItem[]
  const within = questions.flatMap((item) => {
    const first = firstIn(item)
    return first ? [questionVersionItem(questionOf(item), { time: item.time, ...first })] : []
  })
  const versions = [...versionItems, ...within]
  const pools = items.filter((item) => item.type === 'pool') as PoolItem[]
  const refs = items.filter((item) => item.type === 'name') as (Item & { key: string })[]
  const refShards = new Map(
    (items.filter(({ type }) => type === 'refs') as RefShardItem[]).map((item) => [Number(item.sk), item]),
  )
  const listAt = ({ sk }: Key) => listOf(items.find((item) => item.type === 'list' && item.sk === sk))
  const lists = { tags: listAt(tagsKey), areas: listAt(nclexAreasKey) }
  const faults = [...poolFaults(pools, [...questions, ...others]), ...labelFaults(lists, questions, versions)]
  for (const { id } of within)
    if (versionItems.some((version) => version.id === id))
      faults.push(`${id} has versions that hide the one that lies in it`)
  for (const item of questions) {
    const newest = versions.filter(({ id }) => id === item.id).sort((a, b) => b.time - a.time)[0]
    if (newest?.time !== item.time || !sameContent(questionOf(unpackVersion(newest)), questionOf(item)))
      faults.push(`the newest version of ${item.id} is not the question`)
    const guard = refs.find(({ pk, sk }) => pk === nameKey('IMPORT', '').pk && sk === item.ref)
    const places = [
      ...(numbersOfRefs(refShards, [item.ref ?? '']).get(item.ref ?? '') ?? []),
      ...(guard ? [Number(guard.key)] : []),
    ]
    if (places.join() !== String(item.id)) faults.push(`the ref of ${item.id} leads elsewhere`)
  }
  const slots = [...refShards.values()].flatMap(({ hashes }) =>
    Array.from({ length: hashes.length / 8 }, (_, n) => hashes.subarray(n * 8, n * 8 + 8)),
  )
  const held = refs.length + slots.filter((slot) => slot.some((byte) => byte !== 0)).length
  if (held !== questions.length) faults.push(`${held} refs for ${questions.length} questions`)
  const [tags, areas] = [namesIn(lists.tags), namesIn(lists.areas)]
  return { questions: new Map(questions.map((item) => [item.id, item])), tags, areas, faults }
}
