import { namesDuringJob } from '#domain/questions/label-job.ts'
import { type LabelList, namesIn } from '#domain/questions/label-list.ts'
import { spellAs } from '#domain/questions/labels.ts'
import { CASE_STUDY } from '#domain/questions/question.ts'
import { maySample } from '#domain/questions/sample.ts'
import { POOL_OF_ALL, questionVersions } from '#table/bank-keys.ts'
import { AREA_POOLS, type Pool } from '#table/pool.ts'
import { mayHoldFirst, type QuestionVersionItem } from '#table/question.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import { type Change, questionAfter, type Stored, withNamesNow } from './change.ts'
import { fitsTransaction } from './batch-by-transaction.ts'
import { type BankState, conflict, cacheWritten, newBankState, readHeads, readLists } from './bank-state.ts'
import { withNewLabels, type ListWithNewLabels, type LabelKind } from '#lambdas/questions/labels/labels.ts'
import { allocateNumbers } from '#lambdas/questions/pools/allocate-numbers.ts'
import {
  type ChangedPool,
  changedPools,
  poolsTouchedBy,
  poolWrites,
  shardsTouchedBy,
} from '#lambdas/questions/pools/pool-writes.ts'
import { readShards } from '#lambdas/questions/pools/read-pools.ts'
import { changedRefs, type ChangedRefs, questionsOfRefs, readRefs, refWrites } from './refs.ts'
import { type BankWrite, labelNumbers, type Lists, questionWrites } from './question-writes.ts'
import { sampleWrites } from '#lambdas/questions/sample-writes.ts'
import { retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'

/** A test that begins while an edit is being written shows the previous question. */
const WRITE_DELAY_MS = 100

/** Returns when the newest version of a number began, epoch milliseconds; 0 if it never had one. */
export async function newestVersion(table: Table, id: number): Promise<number> {
  const newest = { ...questionVersions(id), backward: true, limit: 1, consistent: true }
  const [item] = await queryItems<QuestionVersionItem>(table, newest)
  return item?.time ?? 0
}

/** Free numbers that may have versions: up to which number and up to when. */
type DeletedNumbers = { time: number; highest: number }

/** Returns the pool's record of deleted numbers; undefined if each has to be looked up. */
const deletedNumbersOf = ({
  freedTo,
  freedHighest,
}: Pick<Pool, 'freedTo' | 'freedHighest'>): DeletedNumbers | undefined =>
  freedTo === undefined || freedHighest === undefined ? undefined : { time: freedTo, highest: freedHighest }

/** When a change is made, and the record of free numbers. */
type WriteTime = { now: number; freed: DeletedNumbers | undefined }

/** When a version begins (epoch milliseconds), and whether it is the first that its number ever had. */
type Version = { time: number; isFirst: boolean }

/**
 * Returns the version of each change: later than every version that its number ever had, including a deleted
 * question's, and later than the beginning of every test that was drawn before. So running tests keep their question,
 * and new tests get the new one.
 */
function versionsOf(
  table: Table,
  changes: readonly Change[],
  ids: readonly number[],
  { now, freed }: WriteTime,
): Promise<Version[]> {
  return Promise.all(
    changes.map(async (change, index) => {
      if (change.kind !== 'add') return { time: Math.max(now + WRITE_DELAY_MS, change.before.time + 1), isFirst: false }
      const id = ids[index] ?? 0
      if (freed) return { time: Math.max(now, freed.time) + 1, isFirst: id > freed.highest }
      const newest = await newestVersion(table, id)
      return { time: Math.max(now, newest) + 1, isFirst: newest === 0 }
    }),
  )
}

/**
 * Returns the state after each change; for a deletion, the deleted state. A new question's version is in its item if
 * its number never had another one, which a reader would find instead.
 */
const storedBy = (change: Change, id: number, { time, isFirst }: Version, lists: Lists): Stored => {
  if (change.kind === 'delete') return change.before
  if (change.kind === 'add') {
    const question = { ...change.question, id }
    const { restored } = change
    // Under its own number a restored question is the earlier one: the older versions are its own.
    if (restored?.id === id)
      return { question, version: restored.version + 1, time, ref: change.ref, since: restored.since }
    const first = isFirst && mayHoldFirst(question) ? labelNumbers(question, lists) : undefined
    return { question, version: 1, time, ref: change.ref, first, ...(isFirst ? {} : { since: time }) }
  }
  const { version, ref, since } = change.before
  const sample = change.before.sample === true && maySample(change.question)
  return { question: { ...change.question, id }, version: version + 1, time, ref, since, ...(sample ? { sample } : {}) }
}

type Plan = { ids: number[]; changed: ChangedPool[]; refs: ChangedRefs; freed: DeletedNumbers | undefined }

/** The academy's lists with the labels of all changes; none if there are only deletions. */
type ListsWithNewLabels = Readonly<Record<LabelKind, ListWithNewLabels>>

const noList: ListWithNewLabels = { list: { values: [], removed: new Set(), version: Infinity }, added: [], writes: [] }

/** Whether a name was removed after the lists were read: a question's labels may then be missing from them. */
const isStale = ({ tags, areas }: ListsWithNewLabels, heads: ReadonlyMap<string, Pool>): boolean =>
  [...heads.values()].some(
    ({ name, removedAt = 0 }) => removedAt > (AREA_POOLS.includes(name) ? areas : tags).list.version,
  )

/**
 * Returns the refs that changes add and remove, by the head of all questions. Refuses an added one that a question has
 * with 'row-repeated'.
 */
async function planRefs(table: Table, changes: readonly Change[], head: Pool | undefined, known: BankState) {
  const refs = changes.flatMap((change) => (change.kind === 'add' ? [change.ref] : []))
  const ids = changes.flatMap((change) => (change.kind === 'delete' ? [change.before.question.id] : []))
  if (refs.length + ids.length === 0) return undefined
  const state = await readRefs(table, head, { refs, ids }, known)
  if (refs.length > 0 && (await questionsOfRefs(table, state, refs)).size > 0) throw new Refusal('row-repeated')
  return state
}

/** Returns the original number of a single restored question. */
const restoredNumber = ([change, ...others]: readonly Change[]): number | undefined =>
  others.length === 0 && change?.kind === 'add' ? change.restored?.id : undefined

/**
 * Returns the effect of the changes on pools, with their questions' numbers: an existing question keeps its own, a new
 * one gets the lowest unused, a restored one its own if free. Undefined if a name was removed since the lists were
 * read, or if numbers counted as free were taken before their shard was read.
 */
async function planPools(
  table: Table,
  changes: readonly Change[],
  grown: ListsWithNewLabels,
  known: BankState,
): Promise<Plan | undefined> {
  const heads = await readHeads(table, poolsTouchedBy(changes), known)
  if (isStale(grown, heads)) return undefined
  const refs = await planRefs(table, changes, heads.get(POOL_OF_ALL), known)
  const added = changes.filter(({ kind }) => kind === 'add').length
  const { numbers, pools } = await allocateNumbers(table, heads, added, restoredNumber(changes))
  if (numbers.length < added) return undefined
  // Its number is free again: the question to change was deleted.
  if (changes.some((change) => change.kind !== 'add' && numbers.includes(change.before.question.id)))
    throw new Refusal('question-changed')
  const ids = changes.map((change) => (change.kind === 'add' ? (numbers.shift() ?? 0) : change.before.question.id))
  const read = await readShards(table, pools, shardsTouchedBy(changes, ids), { consistent: true })
  return {
    ids,
    changed: changedPools(changes, ids, read),
    refs: changedRefs(changes, ids, refs),
    freed: deletedNumbersOf(heads.get(POOL_OF_ALL) ?? {}),
  }
}

/**
 * Returns a change with its question's labels as spelled in the lists, and as required by a job that renames one of
 * them.
 */
function spelledChange(change: Change, { tags, areas }: ListsWithNewLabels): Change {
  if (change.kind === 'delete') return change
  const { question } = change
  const spell = (names: readonly string[], kind: LabelKind, list: LabelList) => {
    const known = namesIn(list)
    const spelled = names.map((name) => spellAs(known, name))
    return [...new Set(namesDuringJob(list, kind, spelled, question.type === CASE_STUDY))]
  }
  return {
    ...change,
    question: {
      ...question,
      tags: spell(question.tags, 'tags', tags.list),
      area: spell(question.area, 'areas', areas.list),
    },
  }
}

/** Returns the changes with the current names of labels, and the lists with them. */
async function listsWithNewLabels(
  changes: readonly Change[],
  table: Table,
  known: BankState,
): Promise<{ grown: ListsWithNewLabels; named: readonly Change[] }> {
  if (changes.every(({ kind }) => kind === 'delete')) return { grown: { tags: noList, areas: noList }, named: changes }
  const lists = await readLists(table, known)
  const named = changes.map((change) => withNamesNow(change, lists))
  const after = named.flatMap((change) => questionAfter(change) ?? [])
  const grow = (kind: LabelKind, names: readonly string[]) => withNewLabels(kind, lists[kind], names)
  return {
    grown: {
      tags: grow(
        'tags',
        after.flatMap((question) => question.tags),
      ),
      areas: grow(
        'areas',
        after.flatMap(({ area }) => area),
      ),
    },
    named,
  }
}

/** Positions of labels that are new in the lists. */
export type AddedLabels = Readonly<Record<LabelKind, readonly number[]>>

/** Additional writes of a transaction with these changes. */
export type ExtraWrites = (
  changes: readonly Change[],
  stored: readonly Stored[],
  added: AddedLabels,
) => readonly BankWrite[]

/** A question whose pools alone exceed one transaction keeps its labels. */
async function storeInHalves(
  changes: readonly Change[],
  deps: QuestionDeps,
  also: ExtraWrites,
  known: BankState,
): Promise<Stored[]> {
  if (changes.length < 2) throw new Refusal('labels-many')
  const middle = Math.ceil(changes.length / 2)
  const first = await storeQuestions(changes.slice(0, middle), deps, also, known)
  return [...first, ...(await storeQuestions(changes.slice(middle), deps, also, known))]
}

/**
 * Writes changes with their pools, versions, numbers, and new labels in one transaction, with the writes of `also`
 * (README.md here). Accepts as many changes as fit (`batchByTransaction`). Refuses with 'question-changed' if the
 * writer saw an older question, 'row-repeated' for a second import of a ref, and 'labels-many'. `known`: the cache of
 * the previous group.
 */
export async function storeQuestions(
  requested: readonly Change[],
  deps: QuestionDeps,
  also: ExtraWrites = () => [],
  known = newBankState(),
): Promise<Stored[]> {
  const { table } = deps
  return retryOnConflict({ failure: 'Questions could not be stored', attempts: 30, longestWaitMs: 640 }, async () => {
    const { grown, named } = await listsWithNewLabels(requested, table, known)
    const { tags, areas } = grown
    const changes = named.map((change) => spelledChange(change, grown))
    const plan = await planPools(table, changes, grown, known)
    if (!plan) return conflict(known)
    const { ids, changed, refs, freed } = plan
    const pools = changed.flatMap(({ pool, shards }) => poolWrites(pool, shards))
    const lists = { tags: tags.list.values, areas: areas.list.values }
    const versions = await versionsOf(table, changes, ids, { now: deps.now(), freed })
    const stored = changes.flatMap((change, index) => {
      const version = versions[index]
      return version ? [storedBy(change, ids[index] ?? 0, version, lists)] : []
    })
    const guarded: BankWrite[] = [
      ...[...tags.writes, ...areas.writes, ...pools, ...refWrites(refs)].map((write) => ({
        write,
        guards: 'nothing' as const,
      })),
      ...changes.flatMap((change, index) => {
        const after = stored[index]
        return after ? questionWrites(change, after, lists) : []
      }),
      ...sampleWrites(changes, stored).map((write) => ({ write, guards: 'nothing' as const })),
      ...also(requested, stored, { tags: tags.added, areas: areas.added }),
    ]
    if (!fitsTransaction(guarded, changes)) return storeInHalves(requested, deps, also, known)
    const written = await transactWrite(
      table,
      guarded.map(({ write }) => write),
    )
    if (written.ok) {
      cacheWritten(known, grown, changed, refs)
      return stored
    }
    const failed = written.failed.map((index) => guarded[index]?.guards)
    // A failed pool means that another writer was first: the other failures are clearer after reading again.
    if (failed.every((guards) => guards !== 'nothing')) throw new Refusal('question-changed')
    return conflict(known)
  })
}
