import type { ImportRowInput, MutationImportQuestionsArgs } from '#generated/schema.ts'
import { POOL_OF_ALL } from '#table/bank-keys.ts'
import { numberOfRef } from '#table/question.ts'
import type { CheckedQuestion } from '#domain/questions/check-question.ts'
import { ROWS_PER_CALL } from '#domain/questions/import-calls.ts'
import { namesIn } from '#domain/questions/label-list.ts'
import { CASE_STUDY } from '#domain/questions/question.ts'
import { isSameName, spellAs, unknownNames } from '#domain/questions/labels.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { questionAfter, type Change, type Stored } from '#lambdas/questions/bank/change.ts'
import { checkFormatted, retainAll } from '#lambdas/questions/check-formatted.ts'
import { type BankState, newBankState, readHeads, readLists } from '#lambdas/questions/bank/bank-state.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import { findSame } from './find-same.ts'
import { openBatch, recordChanges } from './import-batch.ts'
import { batchByTransaction } from '#lambdas/questions/bank/batch-by-transaction.ts'
import { readQuestions } from '#lambdas/questions/read-questions.ts'
import { questionsOfRefs, readRefs } from '#lambdas/questions/bank/refs.ts'
import { storeQuestions } from '#lambdas/questions/bank/store-questions.ts'

/** The maximum characters of a ref: it is a key. */
const MAX_REF_LENGTH = 200

type Outcome = {
  row: number
  ref: string
  outcome: 'new' | 'changed' | 'unchanged' | 'refused'
  id: number | null
  reasons: string[]
  same: number[]
}
type Planned = { outcome: Outcome; change?: Change; images?: readonly string[] }

const sameQuestion = (a: CheckedQuestion, b: CheckedQuestion) => {
  const plain = ({ type, body, bodyHtml, answers, content, scoring, rationale, ...rest }: CheckedQuestion) =>
    JSON.stringify([
      type,
      [body, bodyHtml],
      answers.map(({ text, textHtml, correct, match, why, whyHtml }) => [text, textHtml, correct, match, why, whyHtml]),
      content,
      scoring,
      [rationale, rest.rationaleHtml],
      rest.tags,
      rest.area,
    ])
  return plain(a) === plain(b)
}

type KnownLabels = { tags: readonly string[]; areas: readonly string[] }
/** The academy's lists, and the names that may be added to them. */
type Labels = { lists: KnownLabels; confirmed: KnownLabels }

/** Returns a question with its labels as spelled in the lists, and a note if that changed them. */
function spelled(question: CheckedQuestion, { lists }: Labels): { question: CheckedQuestion; notes: string[] } {
  const tags = [...new Set(question.tags.map((tag) => spellAs(lists.tags, tag)))]
  const area = [...new Set(question.area.map((name) => spellAs(lists.areas, name)))]
  const same = JSON.stringify([tags, area]) === JSON.stringify([question.tags, question.area])
  return { question: { ...question, tags, area }, notes: same ? [] : ['labels-spelled'] }
}

/** Returns the codes of labels that the academy does not have and that were not confirmed. */
function unconfirmed({ tags, area }: CheckedQuestion, { lists, confirmed }: Labels): string[] {
  const isNew = (names: readonly string[], list: readonly string[], may: readonly string[]) =>
    unknownNames(names, list).some((name) => !may.some((allowed) => isSameName(allowed, name)))
  return [
    ...(isNew(area, lists.areas, confirmed.areas) ? ['area-unknown'] : []),
    ...(isNew(tags, lists.tags, confirmed.tags) ? ['tag-unknown'] : []),
  ]
}

async function plan(
  row: ImportRowInput,
  existing: Stored | undefined,
  labels: Labels,
  dryRun: boolean,
): Promise<Planned> {
  const outcome = (kind: Outcome['outcome'], reasons: string[] = []): Outcome => ({
    row: row.row,
    ref: row.ref,
    outcome: kind,
    id: existing?.question.id ?? null,
    reasons,
    same: [],
  })
  if (row.ref === '') return { outcome: outcome('refused', ['row-no-ref']) }
  if (row.ref.length > MAX_REF_LENGTH) return { outcome: outcome('refused', ['row-ref-long']) }
  const checked = await checkFormatted(row.question)
  if (!checked.ok) return { outcome: outcome('refused', [checked.code]) }
  if (existing && (existing.question.type === CASE_STUDY) !== (checked.question.type === CASE_STUDY))
    return { outcome: outcome('refused', ['row-case-study']) }
  const { question, notes } = spelled(checked.question, labels)
  const unknown = unconfirmed(question, labels)
  if (unknown.length > 0 && !dryRun) return { outcome: outcome('refused', unknown) }
  const reasons = [...unknown, ...notes]
  const { images } = checked
  if (!existing) return { outcome: outcome('new', reasons), change: { kind: 'add', question, ref: row.ref }, images }
  if (sameQuestion(existing.question, question)) return { outcome: outcome('unchanged', reasons) }
  return {
    outcome: outcome('changed', reasons),
    change: { kind: 'update', before: existing, question },
    images,
  }
}

/** Retains the images of a planned row; refuses it if one of them no longer exists. */
async function withImages(planned: Planned, { retainImage }: QuestionDeps): Promise<Planned> {
  const { outcome, change, images = [] } = planned
  if (change === undefined || (await retainAll(images, retainImage))) return planned
  return { outcome: { ...outcome, outcome: 'refused', reasons: ['image-gone'] } }
}

/** Notes the questions of the bank with the same text as a row; skipped if the search files cannot be read. */
async function markSameTexts(planned: readonly Planned[], deps: QuestionDeps): Promise<void> {
  const written = planned.flatMap(({ outcome, change }) => {
    const question = change && questionAfter(change)
    return question ? [{ outcome, question, id: outcome.id ?? undefined }] : []
  })
  try {
    const same = await findSame(written, deps)
    written.forEach(({ outcome }, index) => {
      outcome.same = same[index] ?? []
      if (outcome.same.length > 0) outcome.reasons.push('text-in-bank')
    })
  } catch (error) {
    logError(error, { doing: 'look for repeated questions' })
  }
}

/** Returns the questions that these refs name: by their import, or by the number that an export wrote into a ref. */
async function findExisting(
  refs: readonly string[],
  { table }: QuestionDeps,
  known: BankState,
): Promise<Map<string, Stored>> {
  const head = (await readHeads(table, [POOL_OF_ALL], known)).get(POOL_OF_ALL)
  const state = await readRefs(table, head, { refs }, known)
  const named = refs.flatMap((ref) => numberOfRef(ref) ?? [])
  const [imported, numbered] = await Promise.all([questionsOfRefs(table, state, refs), readQuestions(table, named)])
  return new Map(
    refs.flatMap((ref): [string, Stored][] => {
      const byNumber = numbered.get(numberOfRef(ref) ?? -1)
      const stored = imported.get(ref) ?? (byNumber?.ref === undefined ? byNumber : undefined)
      return stored ? [[ref, stored]] : []
    }),
  )
}

/**
 * Imports at most 84 rows (ROWS_PER_CALL), checked as the form does. Updates or skips a row imported before, so a
 * second run writes nothing. `dryRun` returns the outcome, with notes and similar questions. With a batch, stores each
 * row's outcome in its transaction for undo. Refuses unknown labels with 'tag-unknown' or 'area-unknown' unless the
 * caller lists them as new.
 */
export async function importQuestions(
  { rows: rawRows, dryRun, batch, newTags, newAreas }: MutationImportQuestionsArgs,
  uid: string,
  deps: QuestionDeps,
): Promise<Outcome[]> {
  if (rawRows.length > ROWS_PER_CALL) throw new Refusal('rows-many')
  const rows = rawRows.map((row) => ({ ...row, ref: row.ref.trim() }))
  if (new Set(rows.map((row) => row.ref)).size < rows.length) throw new Refusal('row-repeated')
  const known = newBankState()
  const [existing, lists, open] = await Promise.all([
    findExisting(
      rows.map((row) => row.ref),
      deps,
      known,
    ),
    readLists(deps.table, known),
    batch && !dryRun ? openBatch(batch, uid, deps) : undefined,
  ])
  const labels = {
    lists: { tags: namesIn(lists.tags), areas: namesIn(lists.areas) },
    confirmed: { tags: newTags ?? [], areas: newAreas ?? [] },
  }
  const checked = await Promise.all(rows.map((row) => plan(row, existing.get(row.ref), labels, dryRun)))
  const planned = dryRun ? checked : await Promise.all(checked.map((row) => withImages(row, deps)))
  if (dryRun) await markSameTexts(planned, deps)
  const writing = planned.flatMap(({ outcome, change }) => (change ? [{ outcome, change }] : []))
  if (!dryRun && writing.length > 0) {
    const changes = writing.map(({ change }) => change)
    const record = open && (await recordChanges(open, changes, deps))
    for (const group of batchByTransaction(writing)) {
      const stored = await storeQuestions(
        group.map(({ change }) => change),
        deps,
        (...all) => record?.(...all) ?? [],
        known,
      )
      group.forEach(({ outcome }, index) => {
        outcome.id = stored[index]?.question.id ?? null
      })
    }
  }
  return planned.map(({ outcome }) => outcome)
}
