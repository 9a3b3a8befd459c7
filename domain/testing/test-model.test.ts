import fc from 'fast-check'
import { it } from 'vitest'
import { afterAnswer } from './after-answer.ts'
import type { Attempt } from './attempt.ts'
import { bitmapOf } from './bitmap.ts'
import { canAnswer } from './can-answer.ts'
import { canStart } from './can-start.ts'
import { finishAttempt } from './finish-attempt.ts'
import { hasExpired } from './has-expired.ts'
import { practice } from './practice.ts'
import { startAttempt } from './start-attempt.ts'
import type { TestTask } from './test-task.ts'
import { seededRandom } from './testing/seeded-random.ts'
import { testCommands } from './testing/test-commands.ts'
import { type Engine, type Reply, RIGHT } from './testing/test-model.ts'

const MINUTES = 5
const bank = bitmapOf(Array.from({ length: 12 }, (_, i) => 101 + i))

/** The rules put together as the use cases do, on a list instead of a table. */
function rulesEngine(task: TestTask, seed: number): Engine {
  const attempts: Attempt[] = []
  const random = seededRandom(seed)
  let now = 0
  const draw = () => {
    const drawn = practice.draw({ task, areas: [], pool: () => bank, random })
    return drawn.ok ? drawn.questions : []
  }
  const put = (attempt: Attempt): Attempt => (attempts[attempt.n - 1] = attempt)
  const reply = (code: string, { n, at, score, questions, endTime: end }: Attempt): Reply => {
    const question = end === undefined ? questions[at]?.id : undefined
    const shown = question === undefined ? {} : { question }
    return { code, attempt: { n, at, score, total: questions.length, end, ...shown } }
  }
  return {
    start: () => {
      const last = attempts.at(-1)
      if (last && hasExpired(last, now)) put(finishAttempt(last, now))
      const open = attempts.find(({ endTime }) => endTime === undefined)
      const verdict = canStart({ started: attempts.length, ...(open ? { open: open.n } : {}) }, task.attempts)
      if (!verdict.ok) return Promise.resolve({ code: verdict.code })
      const begin = { n: attempts.length + 1, task, questions: draw(), courseEnd: Infinity, now }
      return Promise.resolve(reply('ok', open ?? put(startAttempt(begin))))
    },
    check: (n, position, id, choice) => {
      const attempt = attempts[n - 1]
      if (!attempt) return Promise.resolve({ code: 'attempt-not-found' })
      const verdict = canAnswer(attempt, { position, id, choice: [choice] }, now)
      if (verdict.ok) {
        const graded = { choice: [choice], correct: choice === RIGHT, under: [] }
        return Promise.resolve(reply('ok', put(afterAnswer(attempt, graded, practice, now).attempt)))
      }
      if (verdict.code === 'answered-so') return Promise.resolve(reply('ok', attempt))
      return Promise.resolve(
        reply(verdict.code, verdict.code === 'time-is-up' ? put(finishAttempt(attempt, now)) : attempt),
      )
    },
    finish: (n) => {
      const attempt = attempts[n - 1]
      return Promise.resolve(attempt ? reply('ok', put(finishAttempt(attempt, now))) : { code: 'attempt-not-found' })
    },
    pass: (ms) => {
      now += ms
    },
  }
}

it('sits every test as the plain model does, whatever happens in whatever order [3.4.18] [3.5.24]', async () => {
  const setup = fc.record({ allowed: fc.integer({ min: 1, max: 4 }), total: fc.integer({ min: 1, max: 6 }) })
  const commands = fc.commands(testCommands(MINUTES), { maxCommands: 60, size: 'max' })
  await fc.assert(
    fc.asyncProperty(setup, fc.nat(), commands, async ({ allowed, total }, seed, steps) => {
      const task = {
        type: 'Practice',
        tags: ['RN'],
        numOfQuestions: total,
        timeAllowed: MINUTES,
        attempts: allowed,
      } as const
      const sitting = () => ({
        model: { now: 0, allowed, total, minutes: MINUTES, attempts: [] },
        real: rulesEngine(task, seed),
      })
      await fc.asyncModelRun(sitting, steps)
    }),
    { numRuns: 1_000 },
  )
})
