import type { Attempt } from '../../domain/testing/attempt.ts'
import { startAttempt } from '../../domain/testing/start-attempt.ts'
import type { TestTask } from '../../domain/testing/test-task.ts'
import { Refusal } from '../shared/refusal.ts'
import type { TestingDeps } from './deps.ts'
import { drawSource } from './draw-source.ts'

/**
 * Draws attempt `n` of a test by the rules of its kind (spec 3.5.23, 3.5.25). Refuses with 'questions-error' when the
 * bank holds too few questions, for NCLEX with 'start-failed'.
 */
export async function drawTest(task: TestTask, n: number, courseEnd: number, deps: TestingDeps): Promise<Attempt> {
  const rules = deps.rulesOf(task.type)
  if (!rules) throw new Refusal('start-failed')
  const drawn = await rules.draw(await drawSource(task, rules, deps))
  if (!drawn.ok) throw new Refusal(task.type === 'Practice' ? 'questions-error' : 'start-failed', { lacks: drawn.code })
  const { questions, plan } = drawn
  return startAttempt({ n, task, questions, ...(plan ? { plan } : {}), courseEnd, now: deps.now() })
}
