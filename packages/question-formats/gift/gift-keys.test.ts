import { describe, expect, it } from 'vitest'
import { readFile, readKey } from '../testing.ts'

describe('GIFT and Moodle XML', () => {
  const quiz = (type: string, answers: string, more = '') =>
    `<quiz><question type="${type}"><questiontext><text>Which?</text></questiontext>${more}${answers}</question></quiz>`
  const answer = (text: string, fraction: number, tolerance = '') =>
    `<answer fraction="${String(fraction)}"><text>${text}</text>${tolerance === '' ? '' : `<tolerance>${tolerance}</tolerance>`}</answer>`
  it.each([
    [
      'two right answers of a single choice are refused',
      'a.gift',
      'Which are even? {=2 ~3 =4 ~5}',
      'format-several-right',
    ],
    [
      'in Moodle XML as well',
      'a.xml',
      quiz('multichoice', answer('2', 100) + answer('4', 100), '<single>true</single>'),
      'format-several-right',
    ],
    [
      'several right answers that each give all points are refused',
      'a.xml',
      quiz('multichoice', answer('2', 100) + answer('4', 100), '<single>false</single>'),
      'format-several-right',
    ],
    ['answers without a right one are refused', 'a.gift', 'Which? {~2 ~3}', 'format-no-key'],
    ['two numbers with all points are refused', 'a.gift', 'Which? {#=2 =4}', 'format-several-right'],
    [
      'two ranges that meet are one',
      'a.gift',
      'Which? {#=2:1 =4:1}',
      ['Numeric', { answer: '3', tolerance: '2' }, 'format-range:2'],
    ],
    [
      'a number with part of the points is left out',
      'a.gift',
      'Which? {#=2:1 =%50%2:3}',
      ['Numeric', { answer: '2', tolerance: '1' }, 'format-other-answers'],
    ],
    [
      'a first number without its mark is read',
      'a.gift',
      'A {#3:2~#Completely wrong}',
      ['Numeric', { answer: '3', tolerance: '2' }, 'format-feedback'],
    ],
    [
      'anything else with part of the points is left out',
      'a.xml',
      quiz('numerical', answer('2', 100, '0.5') + answer('*', 10)),
      ['Numeric', { answer: '2', tolerance: '0.5' }, 'format-other-answers'],
    ],
    [
      'true and false that are both right are refused',
      'a.xml',
      quiz('truefalse', answer('true', 100) + answer('false', 100)),
      'format-several-right',
    ],
  ])('%s', async (_, name, text, expected) => {
    expect(await readKey(name, text)).toEqual(expected)
  })
  it('keep what stands behind a number sign in a match', async () => {
    const { values } = await readFile('a.gift', 'Match {=cat -> catfood#x =dog -> dogfood}')
    expect(values[0]?.answers?.map(({ correct }) => correct)).toEqual(['catfood#x', 'dogfood'])
  })
})
