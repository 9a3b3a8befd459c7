import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FILE = fileURLToPath(new URL('units.json', import.meta.url))

/**
 * What a step of a student costs: request units with all that follows from it, GraphQL operations, calls of functions and
 * messages to subscribers.
 */
export type StepUnits = { reads: number; writes: number; operations: number; calls: number; messages: number }
/** What students do by themselves between the steps of a course (bench/measure-study.ts). */
export type StudySteps = Record<
  'tools' | 'flagged' | 'marked' | 'reported' | 'quizzes' | 'counted' | 'quiz' | 'reviewed',
  StepUnits
>
export type UsageUnits = StudySteps &
  Record<
    'mine' | 'contents' | 'section' | 'seen' | 'reading' | 'lecture' | 'renewed' | 'watched' | 'test' | 'purchase',
    StepUnits
  >

/** The steps as the bench measured them last, and when. */
export type MeasuredUnits = { measured: string; steps: UsageUnits }

export const readUnits = (): MeasuredUnits => JSON.parse(readFileSync(FILE, 'utf8')) as MeasuredUnits

export const writeUnits = (units: MeasuredUnits): void => writeFileSync(FILE, `${JSON.stringify(units, null, 2)}\n`)
