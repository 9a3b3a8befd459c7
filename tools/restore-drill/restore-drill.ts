import type { TableDescription } from '@aws-sdk/client-dynamodb'
import type { BackupTable } from '#tools/backup/backup.ts'
import { countKinds, type KindCounts } from './count-kinds.ts'
import type { Restores } from './restores.ts'
import { deleteCommand, deleteOwnTable, describeTable, isActive, recoveryCommand, shapeOf } from './tables.ts'

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?Z$/

/** Parses the time of `--at`, in UTC; undefined if absent. Throws a sentence for an invalid time. */
export function readDrillTime(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const time = new Date(text)
  if (!TIME.test(text) || Number.isNaN(time.getTime()))
    throw new Error(`--at takes a time in UTC such as 2026-01-31T09:00:00Z, not "${text}".`)
  return time
}

/** Parses the percentage of `--tolerance`. Throws a sentence unless it is a number from 0 to 100. */
export function readTolerance(text: string): number {
  const percent = Number(text)
  if (text.trim() === '' || !(percent >= 0 && percent <= 100))
    throw new Error(`--tolerance takes a number from 0 to 100, not "${text}".`)
  return percent
}

/** A kind of item with its counts in the live and the restored table. */
type KindRow = { kind: string; running: number; restored: number; isExpected: boolean }

/** A difference below this number is always allowed, because a few items are a large share of a small kind. */
const MIN_ALLOWED = 10

/**
 * Compares the counts of both tables by kind. The live table has changed since the time of the restore, so each kind
 * may differ by `tolerancePercent` of its items, or by ten.
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

/** Formats the rows as table lines: the differences of the restored table, with a mark on those over the limit. */
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

/** The total number of items on each side. */
const totalOf = (rows: readonly KindRow[]): { running: number; restored: number } => ({
  running: rows.reduce((sum, { running }) => sum + running, 0),
  restored: rows.reduce((sum, { restored }) => sum + restored, 0),
})

/**
 * One eventually consistent read unit covers two times 4 KB; prices in dollars per million units and per restored GB,
 * in us-east-1.
 */
const UNIT_BYTES = 8_192
const UNITS_DOLLARS = 0.125
const RESTORE_DOLLARS = 0.15
const GB = 1_073_741_824

/** The options and output of a drill. */
export type DrillOptions = {
  table: BackupTable
  restores: Restores
  /** The time to restore; defaults to the latest possible. */
  at?: Date
  /** The allowed difference of each kind, in percent. */
  tolerancePercent: number
  /** Whether to keep the restored table. */
  keep: boolean
  say: (line: string) => void
  /**
   * Receives the restored table's name once it exists, and undefined once it has been deleted or replaced by another
   * one.
   */
  onTable: (name: string | undefined) => void
  /** Waits before the next check of the table. */
  pause: () => Promise<void>
  now: () => number
}

const dollars = (amount: number) => `$${amount.toFixed(2)}`
/** Formats a time for a table's name: 20260131-0900. */
const stamp = (time: number) => new Date(time).toISOString().slice(0, 16).replaceAll(/[-:]/g, '').replace('T', '-')

/** The name of the table that a drill at this time creates. */
export const drillTableName = (table: string, now: number): string => `${table}-drill-${stamp(now)}`

/** The time to restore; throws a sentence if it isn't possible. */
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

/** The live table's description, and its counts from before the restore, when it had changed least. */
type Running = { source: TableDescription; counts: KindCounts }

/** Compares both tables and prints their differences; returns whether the restored one is as expected. */
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

/** Deletes the restored table, or explains that it was kept and how to delete it. */
async function clear({ table, keep, say, onTable }: DrillOptions, target: string, id: string | undefined) {
  if (keep) {
    say(`${target} stays. Delete it later: ${deleteCommand(target)}`)
    return
  }
  const isDeleted = await deleteOwnTable(table.client, target, id)
  // Deleted, or owned by someone else: either way, nothing of the drill is left.
  onTable(undefined)
  if (!isDeleted) throw new Error(`${target} isn't the table this drill created, so it wasn't deleted.`)
  say(`${target} is deleted.`)
}

/**
 * Restores the table to a new one, compares their counts by kind, and deletes the new one. Returns whether everything
 * is as expected. Throws a sentence before creating anything if a drill isn't possible; `onTable` always reports what
 * is left over.
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
