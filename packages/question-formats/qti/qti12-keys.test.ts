import { describe, expect, it } from 'vitest'
import { readKey } from '../testing.ts'

const setvar = (action: string, points: number, name = 'SCORE') =>
  `<setvar action="${action}" varname="${name}">${String(points)}</setvar>`
const condition = (inner: string, ...changes: string[]) =>
  `<respcondition continue="Yes"><conditionvar>${inner}</conditionvar>${changes.join('')}</respcondition>`
const equal = (value: string, response = 'R') => `<varequal respident="${response}">${value}</varequal>`
const texts = { A: 'Lung', B: 'Kidney', C: 'Liver' }
const material = (text: string) => `<material><mattext>${text}</mattext></material>`
const labels = Object.entries(texts)
  .map(([id, text]) => `<response_label ident="${id}">${material(text)}</response_label>`)
  .join('')
const lid = (cardinality: string, id = 'R', before = '') =>
  `<response_lid ident="${id}" rcardinality="${cardinality}">${before}<render_choice>${labels}</render_choice></response_lid>`
const item12 = (interactions: string, conditions: string, outcomes = '') =>
  `<questestinterop><item ident="i"><presentation>${material('Which are paired?')}${interactions}</presentation><resprocessing>${outcomes}${conditions}</resprocessing></item></questestinterop>`

describe('QTI 1.2 is read by its points', () => {
  const each = (a: string, b: string, c: string) =>
    condition(equal('A'), a) + condition(equal('B'), b) + condition(equal('C'), c)
  it.each([
    [
      'what takes points is wrong',
      item12(lid('Multiple'), each(setvar('Add', 1), setvar('Add', 1), setvar('Subtract', 1))),
      ['Select All That Apply', ['Lung', 'Kidney'], 'plus-minus'],
    ],
    [
      'what takes points of a single choice is wrong',
      item12(lid('Single'), each(setvar('Add', 1), setvar('Subtract', 1), setvar('Subtract', 1))),
      ['Multiple Choice', ['Lung'], 'format-fraction'],
    ],
    [
      'of several answers with points, that with the most is right',
      item12(lid('Single'), each(setvar('Set', 50), setvar('Set', 100), setvar('Set', 0))),
      ['Multiple Choice', ['Kidney'], 'format-fraction'],
    ],
    [
      'two answers with all points are refused',
      item12(lid('Single'), each(setvar('Set', 100), setvar('Set', 100), setvar('Set', 0))),
      'format-several-right',
    ],
    [
      'a variable of another name counts where it is the only one',
      item12(lid('Single'), condition(equal('B'), setvar('Set', 1, 'que_score'))),
      ['Multiple Choice', ['Kidney']],
    ],
    [
      'Blackboard’s points by their name count',
      item12(
        lid('Single'),
        `<respcondition title="correct"><conditionvar>${equal('C')}</conditionvar><setvar varname="SCORE" action="Set">SCORE.max</setvar></respcondition><respcondition title="incorrect"><conditionvar><other/></conditionvar>${setvar('Set', 0)}</respcondition>`,
        '<outcomes><decvar varname="SCORE" maxvalue="5"/></outcomes>',
      ),
      ['Multiple Choice', ['Liver']],
    ],
    [
      'Brightspace’s two variables count together',
      item12(
        lid('Multiple'),
        condition(equal('A'), setvar('Add', 1, 'D2L_Correct')) +
          condition(equal('B'), setvar('Add', 1, 'D2L_Correct')) +
          condition(equal('C'), setvar('Add', 1, 'D2L_Incorrect')),
      ),
      ['Select All That Apply', ['Lung', 'Kidney'], 'plus-minus'],
    ],
    [
      'an answer of wanted and excluded choices is all or nothing',
      item12(
        lid('Multiple'),
        condition(`<and>${equal('A')}<not><or>${equal('B')}${equal('C')}</or></not></and>`, setvar('Set', 100)),
      ),
      ['Select All That Apply', ['Lung']],
    ],
    [
      'an item without points has no key',
      item12(lid('Single'), condition(equal('A'), '<displayfeedback linkrefid="x"/>')),
      'format-no-key',
    ],
    [
      'a condition that isn’t known is refused',
      item12(lid('Single'), condition('<varsubset respident="R">A</varsubset>', setvar('Set', 1))),
      'format-scripted',
    ],
  ])('%s', async (_, xml, expected) => {
    expect(await readKey('a.xml', xml)).toEqual(expected)
  })
  it('keeps every right item of a category, as the columns of a matrix', async () => {
    const categories = lid('Multiple', 'P', material('In pairs')) + lid('Multiple', 'S', material('Single'))
    const conditions =
      condition(equal('A', 'P') + equal('B', 'P'), setvar('Add', 50)) + condition(equal('C', 'S'), setvar('Add', 50))
    expect(await readKey('a.xml', item12(categories, conditions))).toEqual([
      'Matrix Multiple Choice',
      {
        columns: ['In pairs', 'Single'],
        rows: [
          { text: 'Lung', column: 0 },
          { text: 'Kidney', column: 0 },
          { text: 'Liver', column: 1 },
        ],
      },
      'format-points',
    ])
  })
  const typed = '<response_str ident="R" rcardinality="Single"><render_fib/></response_str>'
  const range = (low: string, high: string) =>
    `<and><vargte respident="R">${low}</vargte><varlte respident="R">${high}</varlte></and>`
  it.each([
    ['around its number', `<or>${equal('10')}${range('8', '12')}</or>`, { answer: '10', tolerance: '2' }, []],
    [
      'beside its number',
      `<or>${equal('10')}${range('9', '13')}</or>`,
      { answer: '11', tolerance: '2' },
      ['format-range:10'],
    ],
    [
      'without its ends',
      '<vargt respident="R">3</vargt><varlt respident="R">5</varlt>',
      { answer: '4', tolerance: '0.9999' },
      [],
    ],
    ['or a word', `<or>${equal('4')}${equal('four')}</or>`, { answer: '4' }, ['format-other-answers']],
  ])('a number is right in its range %s', async (_, conditions, content, losses) => {
    const item = item12(typed, condition(conditions, setvar('Set', 100)))
    expect(await readKey('a.xml', item)).toEqual(['Numeric', content, ...losses])
  })
  it('numbers that lie apart are refused', async () => {
    const both = condition(equal('2'), setvar('Set', 100)) + condition(equal('-2'), setvar('Set', 100))
    expect(await readKey('a.xml', item12(typed, both))).toBe('format-several-right')
  })
})
