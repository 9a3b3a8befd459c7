import type { TableDescription } from '@aws-sdk/client-dynamodb'
import type { BackupTable } from '#tools/backup/backup.ts'
import { countKinds, type KindCounts } from './count-kinds.ts'
import type { Restores } from './restores.ts'
import { deleteCommand, deleteOwnTable, describeTable, isActive, recoveryCommand, shapeOf } from './tables.ts'

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?Z$/

/** The time of `--at`, in UTC; undefined where it is absent. Throws a sentence for a text that is no time. */
export function readDrillTime(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const time = new Date(text)
  if (!TIME.test(text) || Number.isNaN(time.getTime()))
    throw new Error(`--at takes a time in UTC such as 2026-01-31T09:00:00Z, not "${text}".`)
  return time
}

/** The percent of `--tolerance`. Throws a sentence for what is no number from 0 to 100. */
export function readTolerance(text: string): number {
  const percent = Number(text)
  if (text.trim() === '' || !(percent >= 0 && percent <= 100))
    throw new Error(`--tolerance takes a number from 0 to 100, not "${text}".`)
  return percent
}

/** A kind of item with its counts in the running and in the restored table. */
type KindRow = { kind: string; running: number; restored: number; isExpected: boolean }

/** Fewer items than this are never too many: in a small kind a few are a large share. */
const MIN_ALLOWED = 10

/**
 * Holds the counts of both tables against each other, by kind. The running table has moved on since the time of the restore, so
 * each kind may differ by `tolerancePercent` of its items, or by ten.
 */
function compareCounts(running: KindCounts, restored: KindCounts, tolerancePercent: number): KindRow[] {
  const kinds = [...new Set([...running.keys(), ...restored.keys()])].sort()
  return kinds.map((kind) => {
    const [now, then] = [running.get(kind) ?? 0, restored.get(kind) ?? 0]
    const allowed = Math.max(MIN_ALLOWED, (Math.max(now, then) * tolerancePercent) / 100)
    return { kind, running: now, restored: then, isExpected: Math.abs(now - then) <= allowed }
  })
}

const number = new Intl.NumberFormat('en-US')
const difference = (count: number) => (count === 0 ? '' : `${count > 0 ? '+' : '-'}${number.format(Math.abs(count))}`)

/** The rows as lines of a table: what the restored table has more or less, with a mark on what is over the limit. */
function countLines(rows: readonly KindRow[]): string[] {
  const width = Math.max(4, ...rows.map(({ kind }) => kind.length))
  const line = (kind: string, ...cells: string[]) =>
    `${kind.padEnd(width)}${cells.map((cell) => cell.padStart(13)).join('')}`
  return [
    line('kind', 'running', 'restored', 'difference'),
    ...rows.map(({ kind, running, restored, isExpected }) => {
      const cells = [number.format(running), number.format(restored), difference(restored - running)]
      return `${line(kind, ...cells).trimEnd()}${isExpected ? '' : '   over limit'}`
    }),
  ]
}

/** The sum of each side's items. */
const totalOf = (rows: readonly KindRow[]): { running: number; restored: number } => ({
  running: rows.reduce((sum, { running }) => sum + running, 0),
  restored: rows.reduce((sum, { restored }) => sum + restored, 0),
})

/** One eventually consistent read unit reads two times 4 KB; dollars a million units and a restored GB, in us-east-1. */
const UNIT_BYTES = 8_192
const UNITS_DOLLARS = 0.125
const RESTORE_DOLLARS = 0.15
const GB = 1_073_741_824

/** What a drill needs and says. */
export type DrillOptions = {
  table: BackupTable
  restores: Restores
  /** The time to restore; the newest possible when absent. */
  at?: Date
  /** How much of each kind may differ, in percent. */
  tolerancePercent: number
  /** Whether the restored table stays. */
  keep: boolean
  say: (line: string) => void
  /** Gets the restored table's name once it is there, and undefined once it is gone or turns out to be another one. */
  onTable: (name: string | undefined) => void
  /** Waits before the next look at the table. */
  pause: () => Promise<void>
  now: () => number
}

const dollars = (amount: number) => `$${amount.toFixed(2)}`
/** A time as a table's name may contain it: 20260131-0900. */
const stamp = (time: number) => new Date(time).toISOString().slice(0, 16).replaceAll(/[-:]/g, '').replace('T', '-')

/** The name of the table that a drill of this time makes. */
export const drillTableName = (table: string, now: number): string => `${table}-drill-${stamp(now)}`

/** The time to restore, or the sentence that says why there is none. */
async function timeOf({ table, restores, at }: DrillOptions): Promise<Date> {
  const window = await restores.window(table.name)
  if (window === undefined)
    throw new Error(
      `Point-in-time recovery is off for ${table.name}: nothing can be restored. Turn it on: ${recoveryCommand(table.name)}`,
    )
  const { from, to } = window
  if (at && (at < from || at > to))
    throw new Error(`${table.name} can be restored from ${from.toISOString()} to ${to.toISOString()}.`)
  return at ?? to
}

function sayCost({ say }: DrillOptions, { TableSizeBytes: bytes = 0 }: TableDescription): void {
  const units = Math.ceil((2 * bytes) / UNIT_BYTES)
  const [reading, restoring] = [(units / 1_000_000) * UNITS_DOLLARS, (bytes / GB) * RESTORE_DOLLARS]
  say(
    `This takes about ${number.format(units)} read units (${dollars(reading)}) to count both tables, and ${dollars(restoring)} for the restore.`,
  )
}

async function untilActive({ table, say, pause, now }: DrillOptions, target: string): Promise<TableDescription> {
  const began = now()
  for (;;) {
    const restored = await describeTable(table.client, target)
    if (restored && isActive(restored)) return restored
    const minutes = Math.floor((now() - began) / 60_000)
    say(`Restoring, ${minutes} min: ${target} is ${restored?.TableStatus ?? 'not there yet'}.`)
    await pause()
  }
}

async function count({ table: { client }, say }: DrillOptions, name: string) {
  const { counts, units } = await countKinds({ client, name }, (items) => {
    say(`Counting ${name}: ${number.format(items)} items …`)
  })
  say(`Counted ${name} with ${number.format(Math.ceil(units))} read units.`)
  return counts
}

/** What the running table is: how it stands, and its counts from before the restore, when it had moved on least. */
type Running = { source: TableDescription; counts: KindCounts }

/** Compares both tables and says how they differ; whether the restored one is as it should be. */
async function compare(options: DrillOptions, { source, counts }: Running, restored: TableDescription, at: Date) {
  const { say, tolerancePercent } = options
  const rows = compareCounts(counts, await count(options, restored.TableName ?? ''), tolerancePercent)
  for (const line of countLines(rows)) say(line)
  const totals = totalOf(rows)
  const overLimit = rows.filter(({ isExpected }) => !isExpected)
  say(
    `Restored ${number.format(totals.restored)} items; the running table had ${number.format(totals.running)} when the drill began. It may have changed since ${at.toISOString()}, so each kind may differ by ${tolerancePercent}% or ten items, whichever is more.`,
  )
  if (shapeOf(source) !== shapeOf(restored)) say("The tables' keys or indexes don't match.")
  else if (totals.restored === 0 && totals.running > 0) say('The restored table is empty.')
  else if (overLimit.length > 0) say(`Over the limit: ${overLimit.map(({ kind }) => kind).join(', ')}.`)
  else return true
  return false
}

/** Deletes the restored table, or says that it stays and how to delete it. */
async function clear({ table, keep, say, onTable }: DrillOptions, target: string, id: string | undefined) {
  if (keep) {
    say(`${target} stays. Delete it later: ${deleteCommand(target)}`)
    return
  }
  const isDeleted = await deleteOwnTable(table.client, target, id)
  // Gone, or somebody else's: nothing of the drill is left either way.
  onTable(undefined)
  if (!isDeleted) throw new Error(`${target} isn't the table this drill created, so it wasn't deleted.`)
  say(`${target} is deleted.`)
}

/**
 * Restores the table into a new one, compares their counts of items by kind, and deletes the new one; whether all is as it should be.
 * Throws a sentence where a drill is not possible, before anything is made; `onTable` knows at any time what is left.
 */
export async function restoreDrill(options: DrillOptions): Promise<boolean> {
  const { table, restores, say, onTable, now } = options
  const source = await describeTable(table.client, table.name)
  if (!source) throw new Error(`There is no table ${table.name}.`)
  const at = await timeOf(options)
  const target = drillTableName(table.name, now())
  if (await describeTable(table.client, target))
    throw new Error(`A table named ${target} already exists. The drill didn't touch it.`)
  say(`Restoring ${table.name} as of ${at.toISOString()} into ${target}.`)
  sayCost(options, source)
  const counts = await count(options, table.name)
  const id = await restores.begin(table.name, target, at)
  onTable(target)
  const restored = await untilActive(options, target)
  const isGood = await compare(options, { source, counts }, restored, at)
  await clear(options, target, id)
  say(isGood ? 'The drill passed: the table can be restored.' : 'The drill failed: see above.')
  return isGood
}
