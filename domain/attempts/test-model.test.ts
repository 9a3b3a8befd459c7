import fc from 'fast-check'
import { it } from 'vitest'
import { atDepth } from '#domain/testing/depth.ts'
import { afterAnswer } from './after-answer.ts'
import { type Attempt, canStart, finishAttempt, hasExpired, startAttempt } from './attempt.ts'
import { canAnswer } from './can-answer.ts'
import { practice } from './kinds/practice.ts'
import type { TestTask } from './test-task.ts'
import { bankOf } from './testing/bank-of.ts'
import { seededRandom } from './testing/seeded-random.ts'
import { testCommands } from './testing/test-commands.ts'
import { type Engine, type Reply, RIGHT } from './testing/test-model.ts'

const MINUTES = 5
const QUESTIONS = Array.from({ length: 12 }, (_, i) => 101 + i)

/** The rules combined as the use cases do, on a list instead of a table. */
function rulesEngine(task: TestTask, seed: number): Engine {
  const attempts: Attempt[] = []
  const random = seededRandom(seed)
  let now = 0
  let courseEnd = Infinity
  const bank = bankOf(Object.fromEntries(task.tags.map((tag) => [tag, QUESTIONS])), random)
  const draw = async () => {
    const drawn = await practice.draw({ task, areas: [], bank, random })
    return drawn.ok ? drawn.questions : []
  }
  const put = (attempt: Attempt): Attempt => (attempts[attempt.n - 1] = attempt)
  const reply = (code: string, { n, at, score, questions, endTime: end }: Attempt): Reply => {
    const question = end === undefined ? questions[at]?.id : undefined
    const shown = question === undefined ? {} : { question }
    return { code, attempt: { n, at, score, total: questions.length, end, ...shown } }
  }
  return {
    start: async () => {
      // Everything after this is one step, like a start's transaction; tabs that start concurrently draw before it.
      const questions = await draw()
      if (now >= courseEnd) return { code: 'course-ended' }
      const last = attempts.at(-1)
      if (last && hasExpired(last, now)) put(finishAttempt(last, now))
      const open = attempts.find(({ endTime }) => endTime === undefined)
      const verdict = canStart({ started: attempts.length, ...(open ? { open: open.n } : {}) }, task.attempts)
      if (!verdict.ok) return { code: verdict.code }
      const begin = { n: attempts.length + 1, task, questions, courseEnd, now }
      return reply('ok', open ?? put(startAttempt(begin)))
    },
    check: (n, position, id, choice) => {
      const attempt = attempts[n - 1]
      if (!attempt) return Promise.resolve({ code: 'attempt-not-found' })
      const verdict = canAnswer(attempt, { position, id, choice: [choice] }, now)
      if (verdict.ok) {
        const graded = { choice: [choice], correct: choice === RIGHT, tagNumbers: [] }
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
    endCourse: () => {
      courseEnd = Math.min(courseEnd, now)
      for (const attempt of attempts)
        if (attempt.endTime === undefined && attempt.deadline > courseEnd)
          put({ ...attempt, deadline: courseEnd, version: attempt.version + 1 })
      return Promise.resolve()
    },
    pass: (ms) => {
      now += ms
    },
  }
}

it('a test behaves like its plain model for any sequence of commands', async () => {
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
    { numRuns: atDepth({ quick: 100, nightly: 1_000 }) },
  )
})
