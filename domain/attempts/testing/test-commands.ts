import { deepEqual, equal, ok } from 'node:assert/strict'
import fc from 'fast-check'
import {
  type Engine,
  modelCheck,
  modelEndCourse,
  modelFinish,
  modelStart,
  type Reply,
  standingOf,
  type TestModel,
} from './test-model.ts'

type Command = fc.AsyncCommand<TestModel, Engine>

/** Expects the engine's attempt to match the model's: the same question at the same place, and none twice. */
function compare(model: TestModel, n: number, { attempt }: Reply): void {
  ok(attempt, 'The attempt is shown')
  const { question, ...standing } = attempt
  deepEqual(standing, standingOf(model, n))
  const { served = [], end } = model.attempts[n - 1] ?? {}
  equal(question === undefined, end !== undefined, 'A question is shown while the attempt runs')
  if (question === undefined) return
  served[standing.at] ??= question
  equal(question, served[standing.at], 'The question of a place stays')
  equal(new Set(served).size, served.length, 'No question is asked twice')
}

const command = (name: string, run: (model: TestModel, engine: Engine) => Promise<void>): Command => ({
  check: () => true,
  run,
  toString: () => name,
})

const current = (model: TestModel) => {
  const n = model.attempts.length
  const attempt = model.attempts.at(-1)
  return { n, at: attempt?.given.length ?? 0, served: attempt?.served ?? [], given: attempt?.given ?? [] }
}

/** Starts `tabs` times at once: returns one attempt, or the running one. */
const start = (tabs: number) =>
  command(`start in ${tabs} tabs`, async (model, engine) => {
    const started = modelStart(model)
    for (const reply of await Promise.all(Array.from({ length: tabs }, () => engine.start()))) {
      equal(reply.code, typeof started === 'number' ? 'ok' : started)
      if (typeof started === 'number') compare(model, started, reply)
    }
  })

/** Answers the place `back` before the current one (negative: ahead). */
const check = (choice: number, back: number) =>
  command(`answer ${choice}, ${back} places back`, async (model, engine) => {
    const { n, at, served } = current(model)
    const position = at - back
    if (position < 0) return
    const reply = await engine.check(n, position, served[position] ?? 4_000, choice)
    const known = n === 0 || served[position] !== undefined
    const code = known ? modelCheck(model, n, position, choice) : 'not-this-question'
    equal(reply.code, code)
    if (n > 0) compare(model, n, reply)
  })

/** Sends the same answer again. */
const repeat = command('repeat the last answer', async (model, engine) => {
  const { n, at, served, given } = current(model)
  const [question, choice] = [served[at - 1], given[at - 1]]
  if (question === undefined || choice === undefined) return
  const reply = await engine.check(n, at - 1, question, choice)
  equal(reply.code, 'ok')
  compare(model, n, reply)
})

/** Two tabs answer the current question differently at the same time; one answer counts. */
const twoTabs = command('answer differently in two tabs', async (model, engine) => {
  const { n, at, served } = current(model)
  const question = served[at]
  if (question === undefined) return
  const replies = await Promise.all([0, 1].map((choice) => engine.check(n, at, question, choice)))
  const counted = replies.findIndex(({ code }) => code === 'ok')
  const first = Math.max(counted, 0)
  for (const choice of [first, 1 - first]) equal(replies[choice]?.code, modelCheck(model, n, at, choice))
  for (const reply of replies) compare(model, n, reply)
})

const finish = command('finish', async (model, engine) => {
  const { n } = current(model)
  const reply = await engine.finish(n)
  equal(reply.code, modelFinish(model, n))
  if (n > 0) compare(model, n, reply)
})

/** An administrator ends the course; ending it again changes nothing. */
const endCourse = command('end the course', async (model, engine) => {
  modelEndCourse(model)
  await engine.endCourse()
})

/** The course ends at the same time as an answer that isn't the last; the answer was already on its way and counts. */
const endWhileAnswering = command('end the course while an answer is on its way', async (model, engine) => {
  const { n, at, served } = current(model)
  const question = served[at]
  if (question === undefined || at + 1 >= model.total || model.courseEnd !== undefined) return
  modelEndCourse(model)
  const [reply] = await Promise.all([engine.check(n, at, question, 1), engine.endCourse()])
  equal(reply.code, modelCheck(model, n, at, 1))
  compare(model, n, reply)
})

const pass = (ms: number) =>
  command(`${ms} ms pass`, (model, engine) => {
    model.now += ms
    engine.pass(ms)
    return Promise.resolve()
  })

/** Everything that may happen to a test of `minutes` minutes, in any order. */
export const testCommands = (minutes: number) => [
  fc.integer({ min: 1, max: 3 }).map(start),
  fc
    .tuple(fc.constantFrom(0, 1, 2), fc.constantFrom(0, 0, 0, 0, 1, 2, -1))
    .map(([choice, back]) => check(choice, back)),
  fc.constantFrom(0, 1).map((choice) => check(choice, 0)),
  fc.constant(repeat),
  fc.constant(twoTabs),
  fc.constant(finish),
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc.constantFrom(1, 1_000, 2_000, 60_000, minutes * 60_000, minutes * 60_000 + 2_000).map(pass),
    },
    // Rare, because nothing can start afterwards.
    { weight: 1, arbitrary: fc.constantFrom(endCourse, endWhileAnswering) },
  ),
]
