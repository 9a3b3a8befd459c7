import { beforeAll, expect, it } from 'vitest'
import type { Question } from '../../domain/questions/question.ts'
import { seededRandom } from '../../domain/testing/testing/seeded-random.ts'
import { bankItems } from '../../data/testing/bank-items.ts'
import type { Table } from '../shared/table.ts'
import { batchPut } from '../shared/batch-put.ts'
import { testTables } from '../shared/testing/test-tables.ts'
import { aStudent, choiceFor, MINUTE, questionsOfAllTypes, refusalOf, START } from './academy-fixture.ts'

/** `npm run trust` runs as many as the academy's targets ask. */
const SESSIONS = Number(process.env.SECRECY_SESSIONS ?? 30)

/** The same question to look at, with every key turned and another rationale. */
const flipped = (question: Question): Question => ({
  ...question,
  rationale: `Another rationale of ${question.id}, of another length`,
  answers: question.answers.map((answer, i, all) => {
    const match = all[(i + 1) % all.length]?.match
    return { ...answer, correct: !answer.correct, ...(match === undefined ? {} : { match }) }
  }),
})

const tables = testTables()
let banks: Table[]

beforeAll(async () => {
  const questions = questionsOfAllTypes(60)
  banks = await Promise.all(
    [questions, questions.map(flipped)].map(async (bank) => {
      const table = await tables.table()
      await batchPut(table, bankItems(bank, START - MINUTE))
      return table
    }),
  )
})

/** All that one student is told before an answer is graded, and each question that is served after. */
async function session(table: Table, seed: number): Promise<string[]> {
  const random = seededRandom(seed)
  const percentEasy = random(2) === 0 ? {} : { percentEasy: random(101) }
  const { start, move, deps } = await aStudent(table, { numOfQuestions: 1 + random(15), ...percentEasy })
  deps.random = seededRandom(seed + 1)
  const told: unknown[] = []
  let attempt = await start()
  told.push(attempt, await start())
  const { question } = attempt
  const served = { n: 1, position: 0, questionId: question?.id ?? 0 }
  told.push(await refusalOf(move({ ...served, choice: [] })), await refusalOf(move({ ...served, choice: [77] })))
  told.push(await refusalOf(move({ ...served, questionId: 101 + random(200), position: 1, choice: [0] })))
  for (let steps = random(4); steps > 0 && attempt.question; steps -= 1) {
    const input = { n: 1, position: attempt.currentQuestion, questionId: attempt.question.id }
    attempt = (await move({ ...input, choice: choiceFor(attempt.question, random(2) === 0) })).attempt
    told.push(attempt.question)
  }
  // The task's key is the student's own; all else must be equal to the byte.
  return told.map((one) => JSON.stringify(one).replaceAll(/t-[0-9a-f]{8}/g, 't'))
}

it(`tells nothing of keys and rationales before grading, over ${SESSIONS} sessions on a bank and on its opposite`, async () => {
  let differences = 0
  for (let seed = 0; seed < SESSIONS; seed += 1) {
    const [told, opposite] = await Promise.all(banks.map((bank) => session(bank, seed)))
    expect(opposite).toEqual(told)
    expect(told?.join('')).not.toMatch(/Rationale of|rationale|"correct"|"match"/)
    differences += told?.length ?? 0
  }
  expect(differences).toBeGreaterThanOrEqual(SESSIONS * 5)
}, 1_800_000)

it('would notice: graded replies of the two banks do differ', async () => {
  const [right, wrong] = await Promise.all(
    banks.map(async (bank) => {
      const { start, check } = await aStudent(bank)
      return (await check(await start(), true)).graded
    }),
  )
  expect(right).toMatchObject({ correct: true })
  expect(wrong?.correct).toBe(false)
})
