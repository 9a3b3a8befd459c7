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

export const flawCaseItem = (facts: StoredDecision): FlawCaseItem => ({
  ...flawCaseKey(facts.question),
  ...inFlawCases(facts.question),
  type: 'flaw-case',
  ...facts,
})

/** A decision without its keys, as the files of the inbox hold it. */
export type StoredDecision = FlawDecision & Pick<FlawCaseItem, 'question' | 'request' | 'version'>

export const byQuestion = (a: StoredDecision, b: StoredDecision): number => a.question - b.question

export const storedDecision = ({
  question,
  state,
  note,
  by,
  on,
  at,
  seen,
  request,
  version,
}: FlawCaseItem): StoredDecision => ({
  ...{ question, state, note, by, on, at, seen, request, version },
})
