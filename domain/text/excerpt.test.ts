import { expect, it } from 'vitest'
import { excerpt, excerptOfWords } from './excerpt.ts'

it.each([
  ['x'.repeat(70), 'x'.repeat(70)],
  ['x'.repeat(71), `${'x'.repeat(70)}…`],
  [`${'x'.repeat(69)}🫀y`, `${'x'.repeat(69)}🫀…`],
  [`${'x'.repeat(69)}🫀`, `${'x'.repeat(69)}🫀`],
])('the text %s is cut after 70 whole characters, with an ellipsis only then [2.9.9]', (text, shown) => {
  expect(excerpt(text, 70)).toBe(shown)
})

it.each([
  ['Wash your hands', 15, 'Wash your hands'],
  ['Wash your hands well', 15, 'Wash your hands…'],
  ['Wash your hands well', 14, 'Wash your…'],
  ['Wash your hands well', 16, 'Wash your hands…'],
  ['Pneumonoultramicroscopic', 8, 'Pneumono…'],
  ['Ab 🫀🫀🫀🫀', 5, 'Ab…'],
])('the text %j cut at %i characters ends at a word: %j', (text, most, shown) => {
  expect(excerptOfWords(text, most)).toBe(shown)
})
