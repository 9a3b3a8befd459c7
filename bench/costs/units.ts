import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FILE = fileURLToPath(new URL('units.json', import.meta.url))

/**
 * What a step of a student costs: request units with all that follows from it, GraphQL operations, calls of functions and
 * messages to subscribers.
 */
export type StepUnits = { reads: number; writes: number; operations: number; calls: number; messages: number }
export type UsageUnits = Record<
  | 'mine'
  | 'contents'
  | 'section'
  | 'seen'
  | 'reading'
  | 'lecture'
  | 'renewed'
  | 'watched'
  | 'marked'
  | 'test'
  | 'purchase',
  StepUnits
>

/** The steps as the bench measured them last, and when. */
export type MeasuredUnits = { measured: string; steps: UsageUnits }

export const readUnits = (): MeasuredUnits => JSON.parse(readFileSync(FILE, 'utf8')) as MeasuredUnits

export const writeUnits = (units: MeasuredUnits): void => writeFileSync(FILE, `${JSON.stringify(units, null, 2)}\n`)
