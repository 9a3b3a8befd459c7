import { expect, it } from 'vitest'
import { swappableReasons } from './swappable.ts'

const always = () => true

it.each(['{{2}} and {{3}}', '{{2}}, {{3}}', '{{3}}, and {{2}}', '{{2}} OR {{3}}'])(
  'reasons joined as in %s are swappable',
  (words) => {
    const pair = swappableReasons({ text: `At risk for {{1}} because of ${words}.`, anchor: 0 }, always)
    expect(pair?.toSorted()).toEqual([1, 2])
  },
)

it.each(['{{2}} and by {{3}}', '{{2}} with {{3}}', '{{2}}. Sand {{3}}'])(
  'reasons separated as in %s are not swappable',
  (words) => {
    expect(swappableReasons({ text: `At risk for {{1}} because of ${words}.`, anchor: 0 }, always)).toBeUndefined()
  },
)

it('the claim is never swappable with a reason for it', () => {
  expect(swappableReasons({ text: '{{1}} and {{2}}, as {{3}} shows', anchor: 0 }, always)).toBeUndefined()
  expect(swappableReasons({ text: '{{1}} and {{2}}, as {{3}} shows', anchor: 2 }, always)).toEqual([0, 1])
})

it('reasons are not swappable if one cannot take the words of the other', () => {
  const text = 'At risk for {{1}} because of {{2}} and {{3}}.'
  expect(swappableReasons({ text, anchor: 0 }, (blank) => blank === 1)).toBeUndefined()
})
