import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { urlOfName } from '#domain/text/url-of-name.ts'
import { checkName } from './name.ts'

describe('a name and its address', () => {
  it.each([
    ['RN Foundations', 'rn-foundations'],
    ['  Café — Über!  ', 'cafe-uber'],
    ['A_B..C', 'a-b-c'],
    ['Week 10', 'week-10'],
  ])('%s is found at %s [3.5.6]', (name, url) => expect(urlOfName(name)).toBe(url))

  it('keeps addresses stable: the address of an address is itself [3.5.6]', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => urlOfName(urlOfName(name)) === urlOfName(name)))
  })

  it.each(['create', 'CREATE', ' Create '])("refuses the reserved name '%s' [3.9.2]", (name) =>
    expect(checkName(name)).toEqual({ ok: false, code: 'reserved' }),
  )
  it('trims', () => expect(checkName('  Week 1 ')).toEqual({ ok: true, name: 'Week 1', url: 'week-1' }))
  it.each(['A\u200bB unit', 'A\u200dB unit', '\u202eAB\u200f unit\u2069', 'A\u00adB  unit', '\ufeffAB\u00a0unit'])(
    'reduces %j to its visible characters',
    (name) => expect(checkName(name)).toEqual({ ok: true, name: 'AB unit', url: 'ab-unit' }),
  )
  it('refuses an empty name and one without letters or digits', () => {
    expect(checkName('  ')).toEqual({ ok: false, code: 'empty' })
    expect(checkName('!!!')).toEqual({ ok: false, code: 'no-letters' })
  })
  it.each([
    ['of 101 characters', 'a'.repeat(101)],
    ['whose letters stand for many in its address', '\ufdfa'.repeat(60)],
  ])('refuses a name %s', (_, name) => expect(checkName(name)).toEqual({ ok: false, code: 'long' }))
  it('takes one of 100 characters', () => expect(checkName('a'.repeat(100)).ok).toBe(true))
})
