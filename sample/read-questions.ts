import { readFileSync } from 'node:fs'
import { isQuestion } from './is-question.ts'
import { nclexAreas } from './nclex-areas.ts'
import { type SampleQuestion } from './types.ts'

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
