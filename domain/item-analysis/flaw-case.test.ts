import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MistakeReport } from '#domain/questions/mistake-report.ts'
import {
  byUrgency,
  caseState,
  checkFlawDecision,
  FLAW_NOTE_LENGTH,
  FLAW_STATES,
  flawCases,
  type FlawDecision,
  type FlawReason,
  lookedAt,
  REPORTS_PER_DECISION,
  seenOf,
} from './flaw-case.ts'
import { FLAWS, type FlawKind } from './flaws.ts'
import type { StatisticsEntry } from './question-sums.ts'

const entry = (id: number, flaws: FlawKind[], facts: Partial<StatisticsEntry> = {}): StatisticsEntry => ({
  ...{ id, type: 'Multiple Choice', version: 10, versions: 1, n: 40, share: 0.5, from: 0.4, to: 0.6 },
  ...{ by: 'ability', known: 40, leftOut: 0, flaws },
  ...facts,
})
const report = (question: number, facts: Partial<MistakeReport> = {}): MistakeReport => ({
  ...{ id: `r${question}`, question, kind: 'key', text: 'B is right', createdOn: 50, version: 10 },
  ...facts,
})
const decision = (question: number, facts: Partial<FlawDecision> = {}) => ({
  ...{ question, state: 'kept' as const, note: '', by: 'a', on: 60, at: 10, seen: ['0 tooEasy'] },
  ...facts,
})

const reason: fc.Arbitrary<FlawReason> = fc.record({
  kind: fc.constantFrom(...FLAWS),
  item: fc.integer({ min: 1, max: 6 }),
  version: fc.integer({ min: 1, max: 100 }),
  n: fc.integer({ min: 30, max: 99 }),
})

describe('the state of a case', () => {
  it('stays as decided until something new appears', () => {
    fc.assert(
      fc.property(fc.array(reason), fc.constantFrom(...FLAW_STATES), (reasons, state) => {
        const decided = decision(1, { state, at: lookedAt({ reasons, reports: [] }), seen: seenOf(reasons) })
        expect(caseState(reasons, 0, decided)).toBe(state)
        // Removed flaws do not reopen it.
        expect(caseState(reasons.slice(1), 0, decided)).toBe(state)
        expect(caseState(reasons, 1, decided)).toBe('new')
        expect(caseState(reasons, 0)).toBe('new')
      }),
    )
  })

  it('is new with a flaw of another kind or item, and with a known one of a newer version', () => {
    fc.assert(
      fc.property(fc.array(reason), reason, (reasons, more) => {
        const decided = decision(1, { at: 100, seen: seenOf(reasons) })
        const isKnown = reasons.some(({ kind, item }) => kind === more.kind && item === more.item)
        expect(caseState([...reasons, more], 0, decided)).toBe(isKnown ? 'kept' : 'new')
        const newer = { ...more, version: 101 }
        expect(caseState([newer], 0, decision(1, { at: 100, seen: seenOf([more]) }))).toBe('new')
      }),
    )
  })

  it('looks at the newest version of reasons, reports and the decision before', () => {
    expect(lookedAt({ reasons: [], reports: [] })).toBe(0)
    const { version: _, ...gone } = report(1)
    expect(lookedAt({ reasons: [], reports: [gone] })).toBe(0)
    expect(lookedAt({ reasons: [], reports: [report(1, { version: 12 })], decision: decision(1) })).toBe(12)
    expect(lookedAt({ reasons: [{ kind: 'misfit', version: 14, n: 30 }], reports: [report(1)] })).toBe(14)
    expect(lookedAt({ reasons: [], reports: [], decision: decision(1) })).toBe(10)
  })
})

describe('cases', () => {
  it('are of flawed, reported and decided questions, of a case study with each item, the urgent ones first', () => {
    const entries = [entry(1, ['tooEasy']), entry(2, []), entry(3, ['misfit'], { item: 2 }), entry(4, ['wrongKey'])]
    const cases = flawCases(
      [...entries, entry(3, ['tooHard'], { item: 5 })],
      [report(5), report(1, { id: 'other' })],
      [decision(6, { on: 61 }), decision(7, { state: 'changed', on: 62 }), decision(4, { seen: ['0 wrongKey'] })],
    ).sort(byUrgency)
    expect(cases.map(({ question, state }) => [question, state])).toEqual([
      [1, 'new'],
      [5, 'new'],
      [3, 'new'],
      [7, 'changed'],
      [6, 'kept'],
      [4, 'kept'],
    ])
    expect(cases[2]?.reasons).toEqual([
      { kind: 'misfit', item: 2, version: 10, n: 40 },
      { kind: 'tooHard', item: 5, version: 10, n: 40 },
    ])
  })

  it('hold no more reports than a decision settles, the newest', () => {
    const reports = Array.from({ length: 120 }, (_, i) => report(1, { id: `r${i}` }))
    const [first] = flawCases([], reports, [])
    expect(first?.reports.map(({ id }) => id)).toEqual(reports.slice(0, REPORTS_PER_DECISION).map(({ id }) => id))
  })
})

it('a note is stored as plain text, and unknown states and long notes are refused', () => {
  expect(checkFlawDecision({ state: 'kept', note: ' <b>It is</b>\u202e right\r\n' })).toEqual({
    ...{ ok: true, state: 'kept', note: '<b>It is</b> right' },
  })
  expect(checkFlawDecision({ state: 'constructor', note: '' })).toEqual({ ok: false, code: 'request-invalid' })
  expect(checkFlawDecision({ state: 'new', note: 'x'.repeat(FLAW_NOTE_LENGTH) }).ok).toBe(true)
  expect(checkFlawDecision({ state: 'new', note: 'x'.repeat(FLAW_NOTE_LENGTH + 1) })).toEqual({
    ...{ ok: false, code: 'flaw-note-too-long' },
  })
})
