import { nameKey, nclexAreasKey, poolOfAll, questionKey, tagsKey } from '../../data/keys.ts'
import { poolItem } from '../../data/pool.ts'
import { questionItem, questionVersionItem } from '../../data/question.ts'
import type { Question } from '../../domain/questions/question.ts'
import { withBit } from '../../domain/testing/bitmap.ts'
import { Refusal } from '../shared/refusal.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { transactWrite, type Write } from '../shared/transact.ts'
import { lowestUnused } from '../../domain/questions/lowest-unused.ts'
import type { Change } from './change.ts'
import type { QuestionsDeps } from './deps.ts'
import { changedPools, poolsTouchedBy } from './pools-of-changes.ts'
import { readPools, type PoolSeen } from './read-pools.ts'
import { saveList } from './save-list.ts'

const TRIES = 30

export type Stored = { question: Question; version: number }

const positions = (names: readonly string[], list: readonly string[]) => names.map((name) => list.indexOf(name))
const seenCondition = (version: number) =>
  version === 0
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : { ConditionExpression: 'version = :seen', ExpressionAttributeValues: { ':seen': version } }

/** Numbers for the changes: an update keeps its own, a new question gets the lowest unused from 101 (spec 2.4.12). */
function numbered(changes: readonly Change[], all: PoolSeen): { questions: Question[]; used: PoolSeen['bits'] } {
  let used = all.bits
  const questions = changes.map((change) => {
    const id = change.kind === 'update' ? change.before.id : lowestUnused(used)
    used = withBit(used, id)
    return { ...change.question, id }
  })
  return { questions, used }
}

/**
 * Writes questions with their pools, their versions and their numbers in one transaction: all of them or none. Tags and
 * areas that are new join their lists first. A writer who saw an older question gets the refusal 'question-changed'; a
 * second import of one ref gets 'row-repeated'. Takes as many changes as one transaction holds (see `fitsOneWrite`).
 */
export async function storeQuestions(changes: readonly Change[], deps: QuestionsDeps): Promise<Stored[]> {
  const { table } = deps
  const tags = await saveList(
    tagsKey,
    changes.flatMap((change) => change.question.tags),
    'tag-short',
    deps,
  )
  const areas = await saveList(
    nclexAreasKey,
    changes.flatMap((change) => change.question.area),
    'area-short',
    deps,
  )
  for (let tries = 0; tries < TRIES; tries += 1) {
    const pools = await readPools(table, [poolOfAll, ...poolsTouchedBy(changes)])
    const all = pools.get(poolOfAll.sk) ?? { bits: new Uint8Array(), version: 0, key: poolOfAll }
    const { questions, used } = numbered(changes, all)
    const time = deps.now()
    const stored = questions.map((question, index): Stored => {
      const change = changes[index]
      return { question, version: change?.kind === 'update' ? change.version + 1 : 1 }
    })
    const questionWrites = stored.flatMap(({ question, version }, index): Write[] => {
      const change = changes[index]
      const ref = change?.kind === 'add' ? change.ref : undefined
      const numbers = { time, tagNumbers: positions(question.tags, tags), areaNumbers: positions(question.area, areas) }
      return [
        { Put: { Item: questionItem(question, version, time), ...seenCondition(version - 1) } },
        { Put: { Item: questionVersionItem(question, numbers) } },
        ...(ref === undefined
          ? []
          : [
              {
                Put: {
                  Item: { ...nameKey('IMPORT', ref), type: 'name', key: String(question.id) },
                  ConditionExpression: 'attribute_not_exists(pk)',
                },
              },
            ]),
      ]
    })
    const poolWrites = [
      ...changedPools(changes, questions, pools),
      ...(changes.some((change) => change.kind === 'add') ? [{ ...all, bits: used }] : []),
    ].map(({ key, bits, version }): Write => ({
      Put: { Item: poolItem(key, bits, version + 1), ...seenCondition(version) },
    }))
    const written = await transactWrite(table, [...poolWrites, ...questionWrites])
    if (written.ok) return stored
    const byOthers = written.failed.filter((index) => index >= poolWrites.length)
    const updated = changes
      .filter((change) => change.kind === 'update')
      .map((change) => questionKey(change.before.id).pk)
    if (written.failed.every((index) => index >= poolWrites.length) && byOthers.length > 0) {
      const pk = written.item?.pk
      if (typeof pk === 'string' && updated.includes(pk)) throw new Refusal('question-changed')
      if (typeof pk === 'string' && pk.startsWith(nameKey('IMPORT', '').pk)) throw new Refusal('row-repeated')
    }
    await sleep(Math.random() * 10 * 2 ** Math.min(tries, 6))
  }
  throw new Error('The pools are being changed too often')
}
