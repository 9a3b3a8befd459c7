import type { Random } from '../attempts/sampling.ts'
import { drawDeck, type DeckSource } from './deck.ts'
import { expectedPoints } from './estimate.ts'
import {
  addAnswer,
  servedItem,
  createAdaptiveSession,
  type Decision,
  decide,
  nextQuestions,
  type AdaptiveSession,
} from './adaptive-session.ts'
import type { ItemPart } from './exam-item.ts'

const FINE = 1 << 30

/** Draws the points of a student of this ability for a part, by the partial credit model. */
export function drawPoints({ thresholds }: ItemPart, ability: number, random: Random): number {
  const chance = random(FINE) / FINE
  const { logSum } = expectedPoints(thresholds, ability)
  let below = Math.exp(-logSum)
  let exponent = 0
  let points = 0
  for (const threshold of thresholds) {
    if (chance < below) return points
    exponent += ability - threshold
    below += Math.exp(exponent - logSum)
    points += 1
  }
  return points
}

/** A whole exam of a student of known ability; `answers`: time runs out after this many. */
export type Simulation = { decision: Decision; sitting: AdaptiveSession; questions: readonly number[] }

/**
 * Simulates an exam: draws its deck, serves, grades at random, decides. Undefined if the bank is too small. `truth`:
 * the thresholds that the student answers by, if they differ from the bank's.
 */
export function simulateSession(
  source: DeckSource,
  ability: number,
  {
    answers = Infinity,
    truth = (part: ItemPart) => part,
  }: { answers?: number; truth?: (part: ItemPart, id: number) => ItemPart } = {},
): Simulation | undefined {
  const verdict = drawDeck(source)
  if (!verdict.ok) return undefined
  const sitting = createAdaptiveSession(verdict.deck)
  const questions: number[] = []
  for (;;) {
    const decision = decide(sitting, sitting.answered >= answers)
    if (decision) return { decision, sitting, questions }
    const drawn = nextQuestions(sitting, source.random)
    const [first] = drawn
    if (!first) return { decision: exhausted(sitting), sitting, questions }
    questions.push(first.id)
    for (const question of drawn) {
      const item = servedItem(sitting, sitting.answered, question)
      if (!item || sitting.answered >= answers) break
      const points = drawPoints(truth(item.part, question.id), ability, source.random)
      addAnswer(sitting, question, { points, max: item.part.thresholds.length })
    }
  }
}

/** A used-up deck ends the exam as its maximum would. */
const exhausted = (sitting: AdaptiveSession): Decision => {
  const { estimate, deck, answered } = sitting
  const passed = estimate !== undefined && estimate.ability > deck.standard
  return { rule: 'maximum', passed, answered, standard: deck.standard, ...(estimate ? { estimate } : {}) }
}
