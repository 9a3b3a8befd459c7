import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MeteredOperation } from 'local-cloud/dynamodb/meter.ts'
import {
  MoveTestDocument,
  type MoveTestMutation,
  RegisterCourseDocument,
  StartTestDocument,
} from '#generated/operations.ts'
import { cardToken, type newStudent } from '#tests/client/people/people.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import { total } from './rows.ts'

export type Units = { reads: number; writes: number }

/**
 * A step's result, duration, and cost at the table: `own` operations are its own, `apart` those of others at the same
 * time.
 */
export type Metered<Result> = Units & {
  result: Result
  milliseconds: number
  own: MeteredOperation[]
  apart: MeteredOperation[]
}

/**
 * Roles that work independently while a step runs, triggered by the table's stream, a clock, or Stripe, not by the
 * student.
 */
const WORKS_APART = /Bookkeeping|Receipts|Reconcile|Upkeep|Webhook/

/** On a busy machine, the stream's functions start up to a second late. */
const QUIET_MS = 2_000

/** The total cost of these operations. */
export const unitsOf = (operations: readonly MeteredOperation[]): Units => ({
  reads: total(operations.map(({ reads }) => reads)),
  writes: total(operations.map(({ writes }) => writes)),
})

/**
 * Measures steps with the academy's request unit meter, one at a time; with `follows`, waits until no operation has
 * been added for a while.
 */
export function openMeter(url: string) {
  const address = `${url}/_local/meter`
  const operations = async () =>
    ((await (await fetch(address)).json()) as { operations: MeteredOperation[] }).operations

  async function whenQuiet(): Promise<MeteredOperation[]> {
    for (let known = await operations(); ;) {
      await sleep(QUIET_MS)
      const now = await operations()
      if (now.length === known.length) return now
      known = now
    }
  }

  return async <Result>(step: () => Promise<Result>, { follows = false } = {}): Promise<Metered<Result>> => {
    await fetch(address, { method: 'DELETE' })
    const begin = performance.now()
    const result = await step()
    const milliseconds = performance.now() - begin
    const all = follows ? await whenQuiet() : await operations()
    const apart = all.filter(({ caller }) => WORKS_APART.test(caller))
    const own = all.filter((record) => !apart.includes(record))
    return { result, milliseconds, own, apart, ...unitsOf(own) }
  }
}

export type MeterStep = ReturnType<typeof openMeter>

type Student = Awaited<ReturnType<typeof newStudent>>
type Catalogue = { courses: { key: string; name: string; group: string; type: string }[] }
export type Purchase = Metered<{ progressKey: string; name: string }>

/** The stream derives the catalog from the sample data, which takes some seconds after the start on a busy machine. */
export async function fetchCatalogue(url: string): Promise<Catalogue['courses']> {
  for (let tries = 0; tries < 120; tries += 1) {
    const response = await fetch(`${url}/catalogue.json`)
    if (response.headers.get('content-type')?.includes('json')) return ((await response.json()) as Catalogue).courses
    await sleep(500)
  }
  throw new Error('The catalogue of courses did not come')
}

/** Buys five courses that don't exclude each other, including Live ones with seats, each metered with its webhook. */
export async function buyCourses(url: string, student: Student, meter: MeterStep): Promise<Purchase[]> {
  const bought = new Set<string>()
  const courses = (await fetchCatalogue(url)).filter(({ type, name, group }) => {
    // Options of one card also exclude each other.
    const among = type === 'Online' ? name : group
    return !bought.has(among) && bought.add(among)
  })
  const purchases: Purchase[] = []
  for (const { key: courseKey, name } of courses.slice(-5)) {
    const token = await cardToken(url)
    const register = async () => {
      const input = { courseKey, token, requestId: randomUUID() }
      const { progressKey, status } = (await student.call(RegisterCourseDocument, { input })).registerCourse
      if (!progressKey) throw new Error(`${name} was not paid: ${status ?? 'no status'}`)
      return { progressKey, name }
    }
    purchases.push(await meter(register, { follows: true }))
  }
  if (purchases.length < 5) throw new Error(`The catalogue offers ${purchases.length} courses to buy; 5 are needed`)
  return purchases
}

export type Place = { progressKey: string; contentKey: string; sectionKey: string; taskKey: string }
type Attempt = MoveTestMutation['updateTaskProgress']['attempt']
export type AdaptiveSession = { start: Metered<Attempt>; answers: Metered<Attempt>[] }

type Asked = { type: string; answers: readonly unknown[]; matches?: readonly string[] | null; item?: unknown }
/**
 * The parts of the shown content that determine the first answer: the parts next to a record, and the items of an
 * order.
 */
type Item = { response?: Asked; items?: readonly { cell: number }[] }

/** A valid answer to a question: the first option, the first match everywhere, the order as shown, or 0. */
function someChoice({ type, answers, matches, item }: Asked): number[] {
  const { response, items } = (typeof item === 'string' ? JSON.parse(item) : (item ?? {})) as Item
  if (response) return someChoice(response)
  if (type === 'Ordered Response') return (items ?? []).map(({ cell }) => cell)
  if (type === 'Numeric') return ['0'.charCodeAt(0)]
  return matches ? answers.map(() => 0) : [0]
}

/**
 * Starts a test (or continues a quiz) and answers it to its breakdown, each move metered, the last one with the
 * stream's follow-up work.
 */
export async function sitTest(call: CallApi, place: Place, meter: MeterStep): Promise<AdaptiveSession> {
  const start = await meter(async () => {
    const { attempt } = (await call(StartTestDocument, { input: place })).createTaskProgress
    if (!attempt) throw new Error('The test did not start')
    return attempt
  })
  const { progressKey, taskKey } = place
  const answers: Metered<Attempt>[] = []
  for (let attempt: Attempt = start.result; attempt.endTime === null;) {
    const { n, currentQuestion: position, scoring, question } = attempt
    const check = { action: 'check' as const, position, scoring }
    const move = question
      ? { ...check, questionId: question.id, caseItem: question.caseItem, choice: someChoice(question) }
      : { action: 'finish' as const }
    const step = () => call(MoveTestDocument, { input: { progressKey, taskKey, n, ...move } })
    const follows = position >= attempt.total - 1
    const answer = await meter(async () => (await step()).updateTaskProgress.attempt, { follows })
    answers.push(answer)
    attempt = answer.result
  }
  return { start, answers }
}
