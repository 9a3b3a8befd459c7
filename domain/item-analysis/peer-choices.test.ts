import { describe, expect, it } from 'vitest'
import { hasGrown, peerChoices, peerShares } from './peer-choices.ts'
import type { VersionSums } from './question-sums.ts'
import { NO_SUMS } from './item-sums.ts'

const option = (n: number) => ({ n, known: 0, ability: 0 })
const version = (n: number, facts: Partial<VersionSums> = {}): VersionSums => ({
  ...{ version: 1, type: 'Multiple Choice', key: [1], options: 3 },
  sums: { ...NO_SUMS, n, options: { 0: option(Math.floor(n / 3)), 1: option(n - Math.floor(n / 3)) } },
  ...facts,
})

describe('what students chose', () => {
  it('is counted from 30 answers on, with a zero for an answer nobody chose', () => {
    expect(peerChoices([version(29)])).toEqual({})
    expect(peerChoices([version(30)])).toEqual({ 0: { answers: 30, chosen: [10, 20, 0] } })
  })

  it('is counted by item of a case study, for types whose options are listed', () => {
    const cells = { item: 3, kind: 'cells' } as const
    const groups = { item: 4, type: 'Grouping', kind: 'options' } as const
    const blanks = { item: 5, type: 'Drop-Down Cloze', kind: 'options' } as const
    const all = [version(40, { item: 2 }), version(40, cells), version(40, groups), version(40, blanks)]
    expect(Object.keys(peerChoices(all))).toEqual(['2', '4'])
    const { key: _key, ...unkeyed } = version(40)
    expect(peerChoices([unkeyed])).toEqual({})
  })

  it('is shown as percentages of the answers, for the item that was asked', () => {
    const choices = peerChoices([version(90, { item: 2 })])
    expect(peerShares(choices, 2)).toEqual({ answers: 90, percents: [33, 67, 0] })
    expect(peerShares(choices, 1)).toBeUndefined()
    expect(peerShares(choices, undefined)).toBeUndefined()
    expect(peerShares({ 0: { answers: 29, chosen: [29] } }, undefined)).toBeUndefined()
    expect(peerShares(undefined, undefined)).toBeUndefined()
  })

  it.each([
    [0, 30, true],
    [30, 32, false],
    [30, 33, true],
    [1030, 1100, false],
    [1030, 1150, true],
  ])('is stored again when %i answers became %i: %s', (before, after, stored) => {
    expect(hasGrown(peerChoices([version(before)]), peerChoices([version(after)]))).toBe(stored)
  })
})
