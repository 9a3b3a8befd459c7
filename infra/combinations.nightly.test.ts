import { describe, expect, it, vi } from 'vitest'
import { faultsWith } from './testing/faults-with.ts'
import { allCombinations, OPTIONAL, pairwiseCombinations } from './testing/settings-combinations.ts'
import { TEST_KEYS } from './testing/test-keys.ts'

vi.setConfig({ testTimeout: 900_000 })

it.each(['dev', 'staging'] as const)('%s synthesizes with every two optional settings as well', async (name) => {
  for (const wanted of pairwiseCombinations())
    expect(await faultsWith(name, wanted, TEST_KEYS), [...wanted].join(' ')).toEqual([])
})

describe('prod with every combination of its optional settings', () => {
  // Split in two, so that two workers can share them; prod always has `accountMail`.
  it.each([true, false])('synthesizes and keeps the rules of a deployment (with a domain: %s)', async (domain) => {
    const combinations = allCombinations().filter(
      (wanted) => wanted.has('domain') === domain && wanted.has('accountMail'),
    )
    expect(combinations).toHaveLength(2 ** (Object.keys(OPTIONAL).length - 2))
    for (const wanted of combinations)
      expect(await faultsWith('prod', wanted, TEST_KEYS), [...wanted].join(' ')).toEqual([])
  })
})
