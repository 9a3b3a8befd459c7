import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { type FormatKey, FORMATS } from 'question-formats/format-names.ts'
import { isRescored } from 'question-formats/losses.ts'
import { type EvaluatedItem, evaluatedItem } from 'question-formats/testing/qti-evaluator.ts'
import { evaluatedItems12 } from 'question-formats/testing/qti12-evaluator.ts'
import { writeFormat } from 'question-formats/write-format.ts'
import { scoreAnswer } from '#domain/attempts/score-answer.ts'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { atDepth } from '#domain/testing/depth.ts'
import type { CheckedQuestion } from '../check-question.ts'
import { drawnChoices } from '../testing/drawn-choices.ts'
import { type GeneratedRow, generatedQuestions } from '../testing/generated-questions.ts'
import { responsesOf } from '#domain/questions/testing/file-responses.ts'

const COUNT = atDepth({ quick: 150, nightly: 1_000 })
const RESPONSES = 8

function itemsOf(format: FormatKey, rows: readonly GeneratedRow[]): EvaluatedItem[] {
  const { data } = writeFormat(format, rows, new Map())
  if (typeof data === 'string') throw new Error('It is a package.')
  const files = unzipSync(data)
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  if (format === 'qti12') return evaluatedItems12(textOf('questions.xml'))
  return rows.map((_, at) => evaluatedItem(textOf(`items/${String(at + 1)}.xml`)))
}

const generated = new Map<string, GeneratedRow[]>()

/** Questions of a type, the same for formats with as many types. */
function rowsOf(type: string, count: number): GeneratedRow[] {
  const key = `${type} ${String(count)}`
  const rows = generated.get(key) ?? generatedQuestions([type], count)
  generated.set(key, rows)
  return rows
}

/** A choice with different points in the other program. */
type Difference = { question: CheckedQuestion; choice: readonly number[]; points: number; score: number }

function differences(format: FormatKey, rows: readonly GeneratedRow[]): Difference[] {
  const random = seededRandom(51)
  const items = itemsOf(format, rows)
  return rows.flatMap(({ question }, at) => {
    const item = items[at]
    if (!item) throw new Error('An item is missing.')
    return drawnChoices(question, RESPONSES, random).flatMap((choice) => {
      const given = scoreAnswer(question, choice)
      const points = format === 'qti12' ? given.points / given.max : given.points
      const score = item.score(responsesOf(question, choice, item.interactions))
      return Math.abs(score - points) < 1e-9 ? [] : [{ question, choice, points, score }]
    })
  })
}

describe.each(['qti12', 'qti21', 'qti22', 'qti3'] as const)('another program that runs %s', (format) => {
  const { types, lossKeys } = FORMATS[format]
  it.each(types)('scores like the academy, unless a listed loss applies: %s', (type) => {
    const rows = rowsOf(type, Math.ceil(COUNT / types.length))
    const rescored = rows.filter(({ question }) => isRescored(lossKeys, question))
    const equal = rows.filter(({ question }) => !isRescored(lossKeys, question))
    expect(differences(format, equal).slice(0, 2)).toEqual([])
    expect(differences(format, rescored).length > 0).toBe(rescored.length > 0)
  })
})
