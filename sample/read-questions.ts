import { readFileSync } from 'node:fs'
import { nclexAreas } from './nclex-areas.ts'
import type { SampleAnswer, SampleQuestion } from './types.ts'

const types = ['Multiple Choice', 'True/False', 'Select All That Apply', 'Matching/Dropdown', 'Priority']

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

const isAnswer = (value: unknown): value is SampleAnswer =>
  isRecord(value) &&
  isText(value.letter) &&
  isText(value.text) &&
  (typeof value.correct === 'boolean' || isText(value.correct))

/** Whether a value read from a file has the shape of a question; the rules of the question form are another matter. */
function isQuestion(value: unknown): value is SampleQuestion {
  return (
    isRecord(value) &&
    [value.ref, value.body, value.rationale].every(isText) &&
    isText(value.type) &&
    types.includes(value.type) &&
    Array.isArray(value.answers) &&
    value.answers.every(isAnswer) &&
    areTexts(value.tags) &&
    areTexts(value.area)
  )
}

const fileOf = (area: string) => new URL(`questions/${area.toLowerCase().replaceAll(' ', '-')}.json`, import.meta.url)

/**
 * The sample question bank, area by area in the list's order.
 * @throws Error when a file is missing or holds something that is not a question.
 */
export function readQuestions(): SampleQuestion[] {
  return nclexAreas.flatMap((area) => {
    const rows: unknown = JSON.parse(readFileSync(fileOf(area), 'utf8'))
    if (!Array.isArray(rows) || !rows.every(isQuestion)) throw new Error(`Not a list of questions: ${area}`)
    return rows
  })
}
