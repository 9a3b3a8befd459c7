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

/** What a step gave, how long it took and what it cost at the table: `own` is its own, `apart` what others did in the meantime. */
export type Metered<Result> = Units & {
  result: Result
  milliseconds: number
  own: MeteredOperation[]
  apart: MeteredOperation[]
}

/** Roles that work by themselves while a step runs: they answer the table's stream, a clock or Stripe, not the student. */
const WORKS_APART = /Bookkeeping|Receipts|Reconcile|Upkeep|Webhook/

/** The stream's functions begin up to a second late where other programs want the processors, too. */
const QUIET_MS = 2_000

/** What these operations cost together. */
export const unitsOf = (operations: readonly MeteredOperation[]): Units => ({
  reads: total(operations.map(({ reads }) => reads)),
  writes: total(operations.map(({ writes }) => writes)),
})

/** Measures steps at the academy's meter of request units, one at a time; with `follows`, until nothing has been added for a while. */
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

/** The catalogue follows the sample data through the stream: on a busy machine it comes some seconds after the start. */
export async function fetchCatalogue(url: string): Promise<Catalogue['courses']> {
  for (let tries = 0; tries < 120; tries += 1) {
    const response = await fetch(`${url}/catalogue.json`)
    if (response.headers.get('content-type')?.includes('json')) return ((await response.json()) as Catalogue).courses
    await sleep(500)
  }
  throw new Error('The catalogue of courses did not come')
}

/** Buys five courses that do not exclude one another, Live ones with seats among them, each metered with its webhook. */
export async function buyCourses(url: string, student: Student, meter: MeterStep): Promise<Purchase[]> {
  const bought = new Set<string>()
  const courses = (await fetchCatalogue(url)).filter(({ type, name, group }) => {
    // Options of one card exclude one another too.
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
/** What of a shown content the first answer depends on: what is answered beside a record, and the items of an order. */
type Item = { response?: Asked; items?: readonly { cell: number }[] }

/** Some answer that a question takes: the first one, the first match everywhere, the order as it is shown, or 0. */
function someChoice({ type, answers, matches, item }: Asked): number[] {
  const { response, items } = (typeof item === 'string' ? JSON.parse(item) : (item ?? {})) as Item
  if (response) return someChoice(response)
  if (type === 'Ordered Response') return (items ?? []).map(({ cell }) => cell)
  if (type === 'Numeric') return ['0'.charCodeAt(0)]
  return matches ? answers.map(() => 0) : [0]
}

/** Starts a test (or continues a quiz) and answers it to its breakdown, each move metered, the last with what the stream makes of it. */
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
