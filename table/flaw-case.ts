import type { FlawDecision } from '#domain/statistics/flaw-case.ts'
import { flawCaseKey, inFlawCases } from './bank-keys.ts'
import type { Key } from './keys.ts'

/** What was decided of a question's flaws. `request`: the stamp of the case that it was decided by, by which a repeated request is known. */
export type FlawCaseItem = Key &
  FlawDecision & {
    gsi1pk: string
    gsi1sk: string
    type: 'flaw-case'
    question: number
    request: string
    version: number
  }

export const flawCaseItem = (
  facts: FlawDecision & Pick<FlawCaseItem, 'question' | 'request' | 'version'>,
): FlawCaseItem => ({
  ...flawCaseKey(facts.question),
  ...inFlawCases(facts.question),
  type: 'flaw-case',
  ...facts,
})
