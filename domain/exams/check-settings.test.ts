import { describe, expect, it } from 'vitest'
import { checkSettings } from './check-settings.ts'
import { defaultSettings } from './exam-settings.ts'

const { plan } = defaultSettings('RN')
const shares = plan.map(({ share }) => share)
const standard = { kind: 'anchor', percent: 65 }
const check = (draft: Partial<Parameters<typeof checkSettings>[1]>) =>
  checkSettings('RN', { shares, standard, ...draft })
const codeOf = (draft: Partial<Parameters<typeof checkSettings>[1]>) => {
  const verdict = check(draft)
  return verdict.ok ? 'ok' : verdict.code
}
const withFirst = (first: number, second: number) => [first, second, ...shares.slice(2)]

describe('the settings of an exam', () => {
  it('are the published ones when nothing else is wanted', () =>
    expect(check({})).toEqual({ ok: true, settings: defaultSettings('RN') }))

  it('keep the areas and their ranges, with other shares', () => {
    const verdict = check({ shares: withFirst(20, 11) })
    expect(verdict.ok && verdict.settings.plan.map(({ names, share, range }) => [names, share, range])).toEqual(
      plan.map(({ names, share, range }, i) => [names, i === 0 ? 20 : i === 1 ? 11 : share, range]),
    )
  })

  it.each([
    ['shares-count', { shares: shares.slice(1) }],
    ['shares-count', { shares: [...shares, 0] }],
    ['share-range', { shares: withFirst(-1, 32) }],
    ['share-range', { shares: withFirst(101, 0) }],
    ['share-range', { shares: withFirst(Number.NaN, 13) }],
    ['share-range', { shares: withFirst(17.5, 13.5) }],
    ['shares-sum', { shares: withFirst(18, 14) }],
    ['shares-sum', { shares: plan.map(() => 0) }],
    ['ok', { shares: withFirst(31, 0) }],
  ])('are %s with shares %o', (code, draft) => expect(codeOf(draft)).toBe(code))

  it.each([
    ['standard-unknown', { kind: 'published', percent: 65 }],
    ['standard-percent', { kind: 'anchor' }],
    ['standard-percent', { kind: 'anchor', percent: null }],
    ['standard-percent', { kind: 'judged', percent: 0 }],
    ['standard-percent', { kind: 'judged', percent: 99.5 }],
    ['standard-ability', { kind: 'fixed', percent: 65 }],
    ['standard-ability', { kind: 'fixed', ability: -5.1 }],
    ['standard-ability', { kind: 'fixed', ability: Number.NaN }],
    ['ok', { kind: 'fixed', ability: 0 }],
    ['ok', { kind: 'judged', percent: 70 }],
  ])('are %s with the standard %o', (code, wanted) => expect(codeOf({ standard: wanted })).toBe(code))
})
