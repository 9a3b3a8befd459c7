import { randomUUID } from 'node:crypto'
import pLimit from 'p-limit'
import { ImportQuestionsDocument } from '#generated/operations.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import { ALL, packed, PAYLOADS, PLACEHOLDER } from './texts.ts'
import { expect } from '#tests/client/screen/story.ts'

const TYPES = ['Multiple Choice', 'Select All That Apply', 'Matching/Dropdown', 'Priority'] as const
const half = Math.ceil(PAYLOADS.length / 2)
const HALVES = [PAYLOADS.slice(0, half).join(' '), PAYLOADS.slice(half).join(' ')]
/** The maximum length of an imported file's name. */
const FILE_LENGTH = 190

/**
 * A question whose body, answers, and rationale contain every payload; for Matching/Dropdown, the matches do instead of
 * the rationale.
 */
const question = (n: number) => {
  const type = TYPES[n % TYPES.length] ?? TYPES[0]
  const isMatching = type === 'Matching/Dropdown'
  return {
    type,
    body: ALL,
    answers: HALVES.map((text, at) => ({ text, correct: at === 0, match: isMatching ? text : null })),
    rationale: isMatching ? (PAYLOADS[0] ?? '') : ALL,
  }
}

/**
 * Imports one question of every type with the test's tag, and more with their own tags and areas; the imported files'
 * names contain every payload too.
 */
export async function importScriptQuestions(
  admin: CallApi,
  run: string,
): Promise<{ questions: number[]; tag: string; listed: string }> {
  const tag = `${PLACEHOLDER} ${run}`
  const listed = `Listed ${run}`
  const files = [...packed(FILE_LENGTH), PLACEHOLDER]
  const each = Math.ceil(PAYLOADS.length / files.length)
  const ids = await pLimit(4).map(files, async (name, n) => {
    const some = PAYLOADS.slice(n * each, (n + 1) * each)
    const labels = { tags: [listed, ...(n < TYPES.length ? [tag] : []), ...some], area: some }
    const body = n < TYPES.length ? question(n) : { ...question(n), answers: question(0).answers, type: TYPES[0] }
    const { importQuestions } = await admin(ImportQuestionsDocument, {
      rows: [{ row: 1, ref: `${run}-${String(n)}`, question: { ...body, ...labels } }],
      dryRun: false,
      newTags: labels.tags,
      newAreas: labels.area,
      batch: { key: randomUUID(), name },
    })
    expect(importQuestions).toMatchObject([{ outcome: 'new', reasons: [] }])
    return importQuestions[0]?.id ?? 0
  })
  return { questions: ids.slice(0, TYPES.length), tag, listed }
}
