import { expect, it } from 'vitest'
import { excerpt } from './excerpt.ts'

it.each([
  ['x'.repeat(70), 'x'.repeat(70)],
  ['x'.repeat(71), `${'x'.repeat(70)}…`],
  [`${'x'.repeat(69)}🫀y`, `${'x'.repeat(69)}🫀…`],
  [`${'x'.repeat(69)}🫀`, `${'x'.repeat(69)}🫀`],
])('cuts %s after 70 whole characters, and says so only then [2.9.9]', (text, shown) => {
  expect(excerpt(text, 70)).toBe(shown)
})
