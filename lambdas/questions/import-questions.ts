import type { ImportRowInput, MutationImportQuestionsArgs } from '../../generated/schema.ts'
import { checkQuestion, type CheckedQuestion } from '../../domain/questions/check-question.ts'
import { Refusal } from '../shared/refusal.ts'
import type { Change } from './change.ts'
import type { QuestionsDeps } from './deps.ts'
import { inWrites } from './in-writes.ts'
import { readQuestions } from './read-questions.ts'
import { readRefs } from './read-refs.ts'
import { storeQuestions, type Stored } from './store-questions.ts'

const MOST_ROWS = 25

type Outcome = {
  row: number
  ref: string
  outcome: 'new' | 'changed' | 'unchanged' | 'refused'
  id: number | null
  reasons: string[]
}
type Planned = { outcome: Outcome; change?: Change }

const sameQuestion = (a: CheckedQuestion, b: CheckedQuestion) => {
  const plain = ({ type, body, answers, rationale, tags, area }: CheckedQuestion) =>
    JSON.stringify([
      type,
      body,
      answers.map(({ text, correct, match }) => [text, correct, match]),
      rationale,
      tags,
      area,
    ])
  return plain(a) === plain(b)
}

function plan(row: ImportRowInput, existing: Stored | undefined): Planned {
  const outcome = (kind: Outcome['outcome'], reasons: string[] = []): Outcome => ({
    row: row.row,
    ref: row.ref,
    outcome: kind,
    id: existing?.question.id ?? null,
    reasons,
  })
  const checked = checkQuestion(row.question)
  if (!checked.ok) return { outcome: outcome('refused', [checked.code]) }
  const { question } = checked
  if (!existing) return { outcome: outcome('new'), change: { kind: 'add', question, ref: row.ref } }
  if (sameQuestion(existing.question, question)) return { outcome: outcome('unchanged') }
  return {
    outcome: outcome('changed'),
    change: { kind: 'update', before: existing.question, version: existing.version, question },
  }
}

/**
 * Imports at most 25 rows, checked by the form's own rules: a row that was imported before is changed or left, never
 * doubled, so a second run of the same file writes nothing. With `dryRun` it says what it would do and writes nothing.
 */
export async function importQuestions(
  { rows, dryRun }: MutationImportQuestionsArgs,
  deps: QuestionsDeps,
): Promise<Outcome[]> {
  if (rows.length > MOST_ROWS) throw new Refusal('rows-many')
  if (new Set(rows.map((row) => row.ref)).size < rows.length) throw new Refusal('row-repeated')
  const ids = await readRefs(
    deps.table,
    rows.map((row) => row.ref),
  )
  const existing = await readQuestions(deps.table, [...new Set(ids.values())])
  const planned = rows.map((row) => plan(row, existing.get(ids.get(row.ref) ?? -1)))
  if (!dryRun)
    for (const group of inWrites(planned.filter((one) => one.change !== undefined))) {
      const stored = await storeQuestions(
        group.flatMap(({ change }) => (change ? [change] : [])),
        deps,
      )
      group.forEach(({ outcome }, index) => {
        outcome.id = stored[index]?.question.id ?? null
      })
    }
  return planned.map(({ outcome }) => outcome)
}
