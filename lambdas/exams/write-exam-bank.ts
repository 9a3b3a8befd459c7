import { isDeepStrictEqual } from 'node:util'
import { standardAbility } from '#domain/exams/calibration/standard.ts'
import { anchorsOf, type ExamEntry, packedEntry } from '#domain/exams/exam-entry.ts'
import type { ExamName } from '#domain/exams/exam-item.ts'
import { defaultSettings, type ExamSettings } from '#domain/exams/exam-settings.ts'
import { packItems, roundThreshold } from '#domain/exams/pack-items.ts'
import { spreadItems } from '#domain/exams/spread-items.ts'
import { edgeOf, type ExamItem, type ExamPoolItem, EXAM_SHARD_SIZE } from '#table/exam.ts'
import { examKey, examPoolKey, examPools } from '#table/bank-keys.ts'
import { ifVersion } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { type Write } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { type FileChange, readEntries, rewriteEntries } from './exam-entries.ts'
import type { ExamDeps } from './exam-deps.ts'

/** Rounds to a thousandth of a logit. */
const rounded = (ability: number): number => Math.round(ability * 1_000) / 1_000

type StartFacts = Pick<ExamPoolItem, 'ability' | 'shares'>

/** Returns the shards of a bank by key, each with the data that a start needs besides. */
function shardsOf(exam: ExamName, entries: readonly ExamEntry[], facts: StartFacts): ExamPoolItem[] {
  const count = Math.max(1, Math.ceil(entries.length / EXAM_SHARD_SIZE))
  return spreadItems(entries, count).map((shardEntries, shard) => ({
    ...examPoolKey(exam, edgeOf(shard, count)),
    type: 'exam-pool',
    ...facts,
    items: packItems(shardEntries.map(packedEntry)),
  }))
}

const isSame = (a: ExamPoolItem, b: ExamPoolItem | undefined): boolean =>
  b !== undefined &&
  Buffer.compare(a.items, b.items) === 0 &&
  a.ability === b.ability &&
  a.shares.join() === b.shares.join()

/** New settings, and the version that they replace. */
type SettingsChange = { settings: ExamSettings; over: number }

/**
 * Returns the settings after a change, with their version. Throws 'exam-changed' if the replaced ones are no longer
 * stored.
 */
function settingsAfter(before: ExamItem | undefined, change: SettingsChange | undefined) {
  const { settings, settingsVersion = 0 } = before ?? {}
  if (change === undefined || isDeepStrictEqual(settings, change.settings)) return { settings, settingsVersion }
  if (settingsVersion !== change.over) throw new Refusal('exam-changed')
  return { settings: change.settings, settingsVersion: settingsVersion + 1 }
}

/** Returns the entries of an exam's file, read or written; undefined if it has none. */
type FileReader = () => Promise<readonly ExamEntry[] | undefined>

/**
 * Writes an exam's bank from its file, with the standard's ability: the changed shards and the exam in one transaction,
 * if no other run has written since. The file is read after the exam, so that no run overwrites a newer one; the next
 * run completes what a crash left. An exam without a file has no bank.
 */
async function writeBankOf(
  exam: ExamName,
  { table, now }: ExamDeps,
  fileOf: FileReader,
  change?: SettingsChange,
): Promise<ExamItem | undefined> {
  return retryOnConflict({ failure: `The bank of exam ${exam} could not be written` }, async () => {
    const before = await getItem<ExamItem>(table, examKey(exam), { consistent: true })
    const [stored, entries] = await Promise.all([
      queryItems<ExamPoolItem>(table, { ...examPools(exam), consistent: true }),
      fileOf(),
    ])
    if (entries === undefined) return before
    const { settings, settingsVersion } = settingsAfter(before, change)
    const { plan, standard } = settings ?? defaultSettings(exam)
    // Uses the thresholds as attempts do.
    const anchors = anchorsOf(entries).map(({ thresholds }) => ({ thresholds: thresholds.map(roundThreshold) }))
    const ability = rounded(standardAbility(standard, anchors))
    const shards = shardsOf(exam, entries, { ability, shares: plan.map(({ share }) => share) })
    const facts = {
      ...(settings === undefined ? {} : { settings, settingsVersion }),
      ability,
      pieces: shards.length,
      questions: entries.length,
    }
    const known = new Map(stored.map((shard) => [shard.sk, shard]))
    const writes: Write[] = [
      ...shards.filter((shard) => !isSame(shard, known.get(shard.sk))).map((Item) => ({ Put: { Item } })),
      ...stored
        .filter(({ sk }) => shards.every((shard) => shard.sk !== sk))
        .map(({ pk, sk }) => ({ Delete: { Key: { pk, sk } } })),
    ]
    if (writes.length === 0 && isDeepStrictEqual({ ...before, ...facts }, before)) return before
    const item: ExamItem = {
      ...examKey(exam),
      type: 'exam',
      exam,
      version: (before?.version ?? 0) + 1,
      ...facts,
      updatedOn: now(),
    }
    const written = await transactWrite(table, [{ Put: { Item: item, ...ifVersion(before?.version) } }, ...writes])
    return written.ok ? item : CONFLICT
  })
}

/**
 * Writes an exam's bank from its file, with the settings of `change`. Throws 'exam-changed' if the settings that they
 * replace are no longer stored.
 */
export const writeExamBank = (exam: ExamName, deps: ExamDeps, change?: SettingsChange): Promise<ExamItem | undefined> =>
  writeBankOf(exam, deps, async () => (await readEntries(exam, deps))?.entries, change)

/**
 * Changes an exam's file, as `rewriteEntries` does, and writes its bank from the result without reading it twice.
 * Repeats `change` on the current file if another run wrote the file or the bank.
 */
export const changeExamBank = (exam: ExamName, deps: ExamDeps, change: FileChange): Promise<ExamItem | undefined> =>
  writeBankOf(exam, deps, () => rewriteEntries(exam, deps, change))
