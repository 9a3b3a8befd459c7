import type { Random } from '../attempts/sampling.ts'
import type { ExamSource } from './exam-source.ts'
import type { ExamNumbers } from './layout.ts'
import type { DecisionRule } from './adaptive-session.ts'
import { simulateSession } from './simulate.ts'

/** Abilities in logits; `students`: how many take the test at each of them. */
export type SimulationPlan = {
  source: ExamSource
  numbers: ExamNumbers
  abilities: readonly number[]
  students: number
  random: Random
}

/**
 * Results of students of one ability. `right`: the share with the correct decision; absent at the standard itself,
 * where none is. `items`: the mean length of a test, unscored items included; `exposure`: the share of sittings that
 * served the most frequent question.
 */
export type AbilityResult = {
  ability: number
  students: number
  passed: number
  right?: number
  items: number
  ends: Readonly<Record<DecisionRule, number>>
  exposure: number
}

export type SimulationProgress = { done: number; all: number }

/** An ability nearer than this counts as the standard. */
const SAME = 1e-9

/** Simulates the sittings of one ability; undefined if the bank is too small for one. */
function* simulateAbility(ability: number, { source, numbers, students, random }: SimulationPlan) {
  const ends: Record<DecisionRule, number> = { confidence: 0, maximum: 0, time: 0 }
  const counts = new Map<number, number>()
  let passed = 0
  let items = 0
  for (let n = 0; n < students; n += 1) {
    const simulation = simulateSession({ ...source, numbers, random }, ability)
    if (!simulation) return undefined
    const { decision, questions } = simulation
    ends[decision.rule] += 1
    items += decision.answered
    if (decision.passed) passed += 1
    for (const id of questions) counts.set(id, (counts.get(id) ?? 0) + 1)
    yield
  }
  const distance = ability - source.standard
  const result: AbilityResult = {
    ability,
    students,
    passed,
    ...(Math.abs(distance) < SAME ? {} : { right: distance > 0 ? passed : students - passed }),
    items: items / students,
    ends,
    exposure: Math.max(0, ...counts.values()) / students,
  }
  return result
}

/**
 * Simulates many exams, one a step, so that the caller controls pauses and when to stop. Returns the results by
 * ability; undefined if the bank is too small for a test.
 */
export function* runSimulation(
  plan: SimulationPlan,
): Generator<SimulationProgress, readonly AbilityResult[] | undefined, undefined> {
  const all = plan.abilities.length * plan.students
  const results: AbilityResult[] = []
  let done = 0
  for (const ability of plan.abilities) {
    const sittings = simulateAbility(ability, plan)
    let step = sittings.next()
    while (step.done !== true) {
      done += 1
      yield { done, all }
      step = sittings.next()
    }
    if (step.value === undefined) return undefined
    results.push(step.value)
  }
  return results
}
