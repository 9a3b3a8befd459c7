import { type Attempt, startAttempt } from '#domain/attempts/attempt.ts'
import type { TestTask } from '#domain/attempts/test-task.ts'
import type { Random } from '#domain/attempts/sampling.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import { testSource } from './draw-source.ts'
import { withoutSeen } from './exam-starts.ts'

const SEED_BYTES = 8

/** Returns a new attempt's seed: 16 hexadecimal digits. */
export const createSeed = (random: Random): string =>
  Buffer.from(Array.from({ length: SEED_BYTES }, () => random(256))).toString('hex')

/**
 * `n`: the attempt's number; `courseEnd` in epoch milliseconds; `without`: questions that other running tests keep
 * secret.
 */
export type Draw = {
  task: TestTask
  n: number
  courseEnd: number
  without: ReadonlySet<number>
  /** Questions that the student has seen in the last year: an adaptive test serves none of them. */
  seen: ReadonlySet<number>
}

/**
 * Draws attempt `n` of a test by the rules of its kind (spec 3.5.23, 3.5.25), none of `without`. Returns undefined if
 * the bank would be enough with those. Refuses with the kind's `startRefusal` if it has too few questions, and with
 * 'exam-seen' if an adaptive test would have enough with those that the student has seen.
 */
export async function drawTest(
  { task, n, courseEnd, without, seen }: Draw,
  deps: AttemptDeps,
): Promise<Attempt | undefined> {
  const rules = deps.rulesOf(task.type)
  const source = await testSource(task, rules, deps)
  const unseen = rules.adaptive ? withoutSeen(source, seen) : source
  const drawn = await rules.draw(withoutSeen(unseen, without))
  if (drawn.ok) {
    const { questions, plan, deck } = drawn
    const extras = { ...(plan ? { plan } : {}), ...(deck ? { deck } : {}), seed: createSeed(deps.random) }
    return startAttempt({ n, task, questions, ...extras, courseEnd, now: deps.now() })
  }
  if (without.size > 0 && (await rules.draw(unseen)).ok) return undefined
  if (rules.adaptive && seen.size > 0 && (await rules.draw(source)).ok) throw new Refusal('exam-seen')
  throw new Refusal(rules.startRefusal, { lacks: drawn.code })
}
