import { type Attempt, startAttempt } from '#domain/attempts/attempt.ts'
import type { TestTask } from '#domain/attempts/test-task.ts'
import { withoutQuestions } from '#domain/attempts/bank.ts'
import type { Random } from '#domain/attempts/sampling.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { AttemptDeps } from './attempt-deps.ts'
import { drawSource } from './draw-source.ts'

const SEED_BYTES = 8

/** A new attempt's seed: 16 hexadecimal digits. */
const createSeed = (random: Random): string =>
  Buffer.from(Array.from({ length: SEED_BYTES }, () => random(256))).toString('hex')

/** `n`: the attempt's number; `courseEnd` in epoch milliseconds; `without`: questions that other running tests hold unanswered. */
export type Draw = { task: TestTask; n: number; courseEnd: number; without: ReadonlySet<number> }

/**
 * Draws attempt `n` of a test by the rules of its kind (spec 3.5.23, 3.5.25), none of `without`. Returns undefined when the
 * bank would suffice but for those. Refuses with the kind's `startRefusal` when it holds too few questions.
 */
export async function drawTest({ task, n, courseEnd, without }: Draw, deps: AttemptDeps): Promise<Attempt | undefined> {
  const rules = deps.rulesOf(task.type)
  const source = await drawSource(task, rules, deps)
  const drawn = await rules.draw({ ...source, bank: withoutQuestions(source.bank, without) })
  if (drawn.ok) {
    const { questions, plan } = drawn
    const seed = createSeed(deps.random)
    return startAttempt({ n, task, questions, ...(plan ? { plan } : {}), seed, courseEnd, now: deps.now() })
  }
  if (without.size > 0 && (await rules.draw(source)).ok) return undefined
  throw new Refusal(rules.startRefusal, { lacks: drawn.code })
}
