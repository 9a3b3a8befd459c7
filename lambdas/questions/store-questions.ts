import { setTimeout as sleep } from 'node:timers/promises'
import { nclexAreasKey, poolOfAll, tagsKey } from '../../data/keys.ts'
import { poolItem } from '../../data/pool.ts'
import { lowestUnused } from '../../domain/questions/lowest-unused.ts'
import { withBit } from '../../domain/testing/bitmap.ts'
import { Refusal } from '../shared/refusal.ts'
import { transactWrite } from '../shared/transact.ts'
import { questionAfter, type Change, type Stored } from './change.ts'
import type { QuestionsDeps } from './deps.ts'
import { changedPools, poolsTouchedBy } from './pools-of-changes.ts'
import { questionWrites, type Guarded, type Lists } from './question-writes.ts'
import { readPools, type PoolSeen } from './read-pools.ts'
import { saveList } from './save-list.ts'
import { versionTimes } from './version-times.ts'

const TRIES = 30

/** Numbers for the changes: a known question keeps its own, a new one gets the lowest unused from 101 (spec 2.4.12). */
function numbersFor(changes: readonly Change[], all: PoolSeen | undefined): number[] {
  let used = all?.bits ?? new Uint8Array()
  return changes.map((change) => {
    if (change.kind !== 'add') return change.before.question.id
    const id = lowestUnused(used)
    used = withBit(used, id)
    return id
  })
}

/** What each change leaves: for a deletion, what it takes away. */
const storedBy = (change: Change, id: number, time: number): Stored => {
  if (change.kind === 'delete') return change.before
  if (change.kind === 'add') return { question: { ...change.question, id }, version: 1, time, ref: change.ref }
  const { version, ref } = change.before
  return { question: { ...change.question, id }, version: version + 1, time, ref }
}

const poolWrite = ({ key, bits, version }: PoolSeen): Guarded => ({
  write: {
    Put: {
      Item: poolItem(key, bits, version + 1),
      ...(version === 0
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : { ConditionExpression: 'version = :seen', ExpressionAttributeValues: { ':seen': version } }),
    },
  },
  guards: 'nothing',
})

async function growLists(changes: readonly Change[], deps: QuestionsDeps): Promise<Lists> {
  const after = changes.flatMap((change) => questionAfter(change) ?? [])
  if (after.length === 0) return { tags: [], areas: [] }
  const all = (names: (question: (typeof after)[number]) => readonly string[]) => after.flatMap(names)
  return {
    tags: await saveList(
      tagsKey,
      all(({ tags }) => tags),
      'tag-short',
      deps,
    ),
    areas: await saveList(
      nclexAreasKey,
      all(({ area }) => area),
      'area-short',
      deps,
    ),
  }
}

/**
 * Writes changes with their pools, their versions and their numbers in one transaction: all of them or none, together with
 * what `also` adds. Tags and areas that are new join their lists first. A writer who saw an older question gets the refusal
 * 'question-changed'; a second import of one ref gets 'row-repeated'. Takes as many changes as one transaction holds (inWrites).
 */
export async function storeQuestions(
  changes: readonly Change[],
  deps: QuestionsDeps,
  also: (stored: readonly Stored[]) => readonly Guarded[] = () => [],
): Promise<Stored[]> {
  const { table } = deps
  const lists = await growLists(changes, deps)
  for (let tries = 0; tries < TRIES; tries += 1) {
    const pools = await readPools(table, [poolOfAll, ...poolsTouchedBy(changes)])
    const ids = numbersFor(changes, pools.get(poolOfAll.sk))
    const times = await versionTimes(table, changes, ids, deps.now())
    const stored = changes.map((change, index) => storedBy(change, ids[index] ?? 0, times[index] ?? 0))
    const guarded: Guarded[] = [
      ...changedPools(changes, ids, pools).map(poolWrite),
      ...changes.flatMap((change, index) => {
        const after = stored[index]
        return after ? questionWrites(change, after, lists) : []
      }),
      ...also(stored),
    ]
    const written = await transactWrite(
      table,
      guarded.map(({ write }) => write),
    )
    if (written.ok) return stored
    const failed = written.failed.map((index) => guarded[index]?.guards)
    // A failed pool says that somebody wrote meanwhile: what else failed is seen better after reading again.
    if (failed.every((guards) => guards !== 'nothing'))
      throw new Refusal(failed.includes('question') ? 'question-changed' : 'row-repeated')
    await sleep(Math.random() * 10 * 2 ** Math.min(tries, 6))
  }
  throw new Error('The pools are being changed too often')
}
