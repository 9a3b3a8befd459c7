import { describe, expect, it } from 'vitest'
import { PNG_TEXT, readFile, readKey } from '../testing.ts'

describe('GIFT and Moodle XML', () => {
  const quiz = (type: string, answers: string, more = '') =>
    `<quiz><question type="${type}"><questiontext><text>Which?</text></questiontext>${more}${answers}</question></quiz>`
  const answer = (text: string, fraction: number | string, tolerance = '') =>
    `<answer fraction="${String(fraction)}"><text>${text}</text>${tolerance === '' ? '' : `<tolerance>${tolerance}</tolerance>`}</answer>`
  it.each([
    [
      'a single choice with two correct answers is rejected',
      'a.gift',
      'Which are even? {=2 ~3 =4 ~5}',
      'format-several-right',
    ],
    [
      'a single choice in Moodle XML with two correct answers is rejected',
      'a.xml',
      quiz('multichoice', answer('2', 100) + answer('4', 100), '<single>true</single>'),
      'format-several-right',
    ],
    [
      'several answers that each give all points are rejected',
      'a.xml',
      quiz('multichoice', answer('2', 100) + answer('4', 100), '<single>false</single>'),
      'format-several-right',
    ],
    [
      'an equals sign marks a correct answer, whatever its share of the points',
      'a.gift',
      'Which? {=%50%2 ~%100%3}',
      'format-several-right',
    ],
    [
      'a share can end with a decimal point',
      'a.gift',
      'Which are even? {~%50.%2 ~%50%4 ~%-100%5}',
      ['Select All That Apply', ['2', '4'], 'format-partial'],
    ],
    [
      'a share in Moodle XML can have a decimal comma',
      'a.xml',
      quiz('multichoice', answer('2', '33,33333') + answer('4', 66.6) + answer('5', 0), '<single>false</single>'),
      ['Select All That Apply', ['2', '4'], 'format-partial'],
    ],
    ['a question without a correct answer is rejected', 'a.gift', 'Which? {~2 ~3}', 'format-no-key'],
    ['two numbers that each give all points are rejected', 'a.gift', 'Which? {#=2 =4}', 'format-several-right'],
    [
      'a range that precedes a number in it and gives fewer points is rejected',
      'a.gift',
      'Which? {#=%50%1822:2 =1822:0}',
      'format-contradiction',
    ],
    [
      'a range can contain spaces',
      'a.gift',
      'Which? {#3.14 : 0.01}',
      ['Numeric', { answer: '3.14', tolerance: '0.01' }],
    ],
    [
      'two adjacent ranges are merged',
      'a.gift',
      'Which? {#=2:1 =4:1}',
      ['Numeric', { answer: '3', tolerance: '2' }, 'format-range:2'],
    ],
    [
      'a number with partial credit is left out',
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
      'a catch-all answer with partial credit is left out',
      'a.xml',
      quiz('numerical', answer('2', 100, '0.5') + answer('*', 10)),
      ['Numeric', { answer: '2', tolerance: '0.5' }, 'format-other-answers'],
    ],
    [
      'a question with both true and false correct is rejected',
      'a.xml',
      quiz('truefalse', answer('true', 100) + answer('false', 100)),
      'format-several-right',
    ],
  ])('%s', async (_, name, text, expected) => {
    expect(await readKey(name, text)).toEqual(expected)
  })
  it('keep comment tags with the question that contains them', async () => {
    const { values } = await readFile('a.gift', '// [tag:a]\nOne {\n// [tag:b]\n=1 ~2}\n// [tag:c]\n\nTwo {=1 ~2}')
    expect(values.map(({ tags }) => tags)).toEqual([['a', 'b', 'c'], []])
  })
  it('keep the line breaks of preformatted text', async () => {
    const { values } = await readFile('a.gift', '[html]<p>See</p><pre>a\n b</pre>{T}')
    expect(values[0]?.bodyHtml).toBe('<p>See</p><pre>a\n b</pre>')
  })
  it.each([
    ['its bytes', `<image_base64>\n${PNG_TEXT}\n</image_base64>`, 'format-picture-name:ecg.png', 1],
    ['none', '', 'format-picture-missing:ecg.png', 0],
  ])('import the picture of Moodle 1.9, with %s in the file', async (_, data, loss, count) => {
    const old = quiz('truefalse', answer('true', 100) + answer('false', 0), `<image>7/ecg.png</image>${data}`)
    const { values, pictures } = await readFile('a.xml', old)
    expect(values.map(({ losses }) => losses)).toEqual([[loss]])
    expect(pictures).toHaveLength(count)
  })
  it('keep exponents in a match', async () => {
    const { values } = await readFile('a.gift', 'Match {=WBC -> 10<sup>9</sup>/L =SpO2 -> < 95 %}')
    expect(values[0]?.answers?.map(({ correct }) => correct)).toEqual(['10⁹/L', '< 95 %'])
  })
  it('keep the text after a number sign in a match', async () => {
    const { values } = await readFile('a.gift', 'Match {=cat -> catfood#x =dog -> dogfood}')
    expect(values[0]?.answers?.map(({ correct }) => correct)).toEqual(['catfood#x', 'dogfood'])
  })
})
