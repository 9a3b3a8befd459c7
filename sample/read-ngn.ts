import { readdirSync, readFileSync } from 'node:fs'
import type { SampleAnswer } from './types.ts'

/**
 * A row of a Next Generation type or a case study, in the shape of an import file: most have a `content`, whose shape
 * their type's rules check; a Select All That Apply has `answers` and its `scoring`.
 */
export type SampleNgnRow = {
  ref: string
  type: string
  body: string
  answers?: SampleAnswer[]
  content?: unknown
  scoring?: string
  rationale: string
  tags: string[]
  area: string[]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

const isRow = (value: unknown): value is SampleNgnRow =>
  isRecord(value) &&
  [value.ref, value.type, value.body, value.rationale].every(isText) &&
  (isRecord(value.content) || Array.isArray(value.answers)) &&
  areTexts(value.tags) &&
  areTexts(value.area)

/** The rows of every JSON file of a folder, by file name; a file holds a list of rows or one. */
function readFolder(name: string): SampleNgnRow[] {
  const folder = new URL(`questions/${name}/`, import.meta.url)
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return files.sort().flatMap((file) => {
    const parsed: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    const rows: unknown[] = Array.isArray(parsed) ? parsed : [parsed]
    if (!rows.every(isRow)) throw new Error(`Not a list of questions: ${name}/${file}`)
    return rows
  })
}

/**
 * The stand-alone items of the Next Generation types.
 * @throws Error when a file holds something that is not a row.
 */
export const readNgnQuestions = (): SampleNgnRow[] => readFolder('ngn')

/**
 * The unfolding case studies of six items, one file each.
 * @throws Error when a file holds something that is not a row.
 */
export const readCases = (): SampleNgnRow[] => readFolder('cases')
