import { describe, expect, it } from 'vitest'
import { questionMessages } from '#domain/messages/questions.ts'
import { checkQuestion } from './check-question.ts'
import { publicQuestion } from './public-question.ts'
import { CONTENT_EXAMPLES } from './testing/content-examples.ts'
import { CONTENT_TYPES, type ContentTypeName } from './question.ts'

const base = { body: 'B', answers: [], rationale: '', tags: [], area: [] }
const wordsFor = (type: ContentTypeName, content: unknown) => {
  const verdict = checkQuestion({ ...base, type, content: JSON.stringify(content) })
  return verdict.ok ? 'ok' : questionMessages[verdict.code]
}
const range = (length: number) => Array.from({ length }, (_, i) => i)
const options = (count: number, right: number) => range(count).map((i) => ({ text: `option ${i}`, correct: i < right }))
const cloze = (text: string, blanks: unknown[]) => ({ text, blanks })
const blank = { options: ['a', 'b'], correct: 0 }
const tokens = ['a', 'b', 'c']
const bowTie = (actions: number, conditions: number, parameters: number) => ({
  actions: options(5, actions),
  conditions: options(4, conditions),
  parameters: options(5, parameters),
})
const at = (time: string) => ({ time, text: 'Resting.' })
const answers = options(3, 1)
const trend = (entries: unknown[], response: unknown = { type: 'Multiple Choice', answers }) => ({
  record: [{ name: 'Notes', entries }],
  response,
})
const wide = range(30).map((i) => ({
  marked: range(7)
    .map((n) => `[[${n === 0 ? '*' : ''}word ${i} ${n}]]`)
    .join(' '),
}))

describe('a content', () => {
  it.each<[string, ContentTypeName, unknown, string]>([
    [
      'N as large as the options',
      'Select N',
      { options: options(4, 4) },
      'N is as large as the number of options: at least one option must be wrong',
    ],
    ['no key', 'Select N', { options: options(4, 0) }, 'Please select the correct answer'],
    [
      'two options alike',
      'Select N',
      { options: [...options(3, 1), { text: 'OPTION  1' }] },
      'Two options say the same; a student could not tell them apart',
    ],
    [
      'an empty option',
      'Select N',
      { options: [...options(3, 1), { text: ' ' }] },
      'Please fill every text of the question',
    ],
    [
      'a group without a key',
      'Grouping',
      {
        groups: [
          { label: 'A', options: options(2, 1) },
          { label: 'B', options: options(2, 0) },
        ],
      },
      'Every group needs at least one right option',
    ],
    [
      'one group',
      'Grouping',
      { groups: [{ label: 'A', options: options(2, 1) }] },
      'Please add a group: there must be two or more',
    ],
    [
      'a row without its column',
      'Matrix Multiple Choice',
      { columns: ['a', 'b'], rows: [{ text: 'x', column: 0 }, { text: 'y' }] },
      'Every row needs its right column',
    ],
    [
      'a key in a column that is not there',
      'Matrix Multiple Choice',
      {
        columns: ['a', 'b'],
        rows: [
          { text: 'x', column: 0 },
          { text: 'y', column: 2 },
        ],
      },
      'Every row needs its right column',
    ],
    [
      'a column without a key',
      'Matrix Multiple Response',
      {
        columns: ['a', 'b'],
        rows: [
          { text: 'x', columns: [0] },
          { text: 'y', columns: [0] },
        ],
      },
      'Every column needs at least one right row',
    ],
    [
      'a key that cannot be reached',
      'Matrix Multiple Response',
      {
        columns: ['a', 'b'],
        rows: [
          { text: 'x', columns: [0, 7] },
          { text: 'y', columns: [1] },
        ],
      },
      'The key of this question cannot be reached by any answer',
    ],
    [
      'a blank without options',
      'Drop-Down Cloze',
      cloze('x {{1}}', [{ options: [], correct: 0 }]),
      'Every blank needs two or more options',
    ],
    [
      'a blank without its key',
      'Drop-Down Cloze',
      cloze('x {{1}}', [{ options: ['a', 'b'], correct: 5 }]),
      'Every blank needs its right option',
    ],
    [
      'a blank that the text does not name',
      'Drop-Down Cloze',
      cloze('x', [blank]),
      'The text must name each blank once, as {{1}}, {{2}} …',
    ],
    [
      'a blank that is named twice',
      'Drop-Down Cloze',
      cloze('x {{1}} {{1}}', [blank]),
      'The text must name each blank once, as {{1}}, {{2}} …',
    ],
    [
      'a rationale without an anchor',
      'Drop-Down Rationale',
      cloze('{{1}} {{2}}', [blank, blank]),
      'Please say which blank the others give reasons for',
    ],
    [
      'a table with uneven rows',
      'Drop-Down Table',
      { headers: ['a', 'b'], rows: [['x']], blanks: [blank] },
      'Every row needs one cell for each column',
    ],
    [
      'one token for two blanks',
      'Drag-and-Drop Cloze',
      { text: '{{1}} {{2}}', tokens, blanks: [{ correct: 0 }, { correct: 0 }] },
      'The key of this question cannot be reached by any answer',
    ],
    [
      'two tokens',
      'Drag-and-Drop Cloze',
      { text: '{{1}}', tokens: ['a', 'b'], blanks: [{ correct: 0 }] },
      'Please add tokens: there must be three or more',
    ],
    [
      'overlapping highlights',
      'Highlight Text',
      {
        text: 'pale and cold',
        spans: [
          { start: 0, end: 8, correct: true },
          { start: 5, end: 13 },
        ],
      },
      'Two highlights overlap',
    ],
    [
      'a highlight outside of the text',
      'Highlight Text',
      {
        text: 'pale',
        spans: [
          { start: 0, end: 4, correct: true },
          { start: 4, end: 9 },
        ],
      },
      'A highlight lies outside of its text, or is empty',
    ],
    [
      'markup in a highlight',
      'Highlight Text',
      { marked: '[[*<b>pale</b>]] and [[warm]]' },
      'A highlight holds markup; it can hold words only',
    ],
    [
      'everything right to highlight',
      'Highlight Text',
      { marked: '[[*pale]] and [[*cold]]' },
      'Please mark at least one piece that is not right to highlight',
    ],
    [
      '210 cells',
      'Highlight Table',
      {
        headers: ['a', 'b', 'c', 'd'],
        rows: range(10).map((i) => ({ label: `Row ${i}`, cells: wide.slice(i * 3, i * 3 + 3) })),
      },
      'This question has too much to choose from: at most 150 cells',
    ],
    [
      'a bow-tie of one action',
      'Bow-Tie',
      bowTie(1, 1, 2),
      'A bow-tie has two right actions, one right condition and two right parameters',
    ],
    [
      'two items to order',
      'Ordered Response',
      { items: options(2, 0) },
      'Please add more options: there are too few to choose from',
    ],
    [
      'a number in words',
      'Numeric',
      { answer: 'twelve' },
      'Please write numbers with digits and at most four decimals, such as 12.5',
    ],
    ['a trend of one time', 'Trend', trend([at('08:00')]), 'A trend needs a record of two or more times'],
    [
      'a trend within a trend',
      'Trend',
      trend([at('08:00'), at('09:00')], { type: 'Trend' }),
      'Please choose one of the question types',
    ],
    [
      'a trend without a key',
      'Trend',
      trend([at('08:00'), at('09:00')], { type: 'Multiple Choice', answers: options(3, 0) }),
      'Please select the correct answer',
    ],
    [
      'an entry that says nothing',
      'Trend',
      trend([at('08:00'), { time: '09:00' }]),
      'The record needs tabs, and every entry needs a text or values',
    ],
  ])('is refused with %s', (_, type, content, words) => expect(wordsFor(type, content)).toBe(words))

  it('shows the whole record of a trend from the start: no entry appears later', () => {
    const question = { ...{ body: 'B', answers: [], rationale: '', tags: [], area: [] }, type: 'Trend' }
    const response = { type: 'Multiple Choice', answers: [{ text: 'Up', correct: true }, { text: 'Down' }] }
    const record = [
      {
        name: 'Notes',
        entries: [
          { time: '08:00', text: 'a' },
          { time: '09:00', text: 'b', from: 3 },
        ],
      },
    ]
    const checked = checkQuestion({ ...question, content: JSON.stringify({ record, response }) })
    expect(checked.ok && publicQuestion({ id: 1, ...checked.question }).item).toContain('"09:00"')
  })

  it.each([...CONTENT_TYPES])('is rejected with a message if a %s has none, no JSON, or another shape', (type) => {
    const refusals = [undefined, null, '', '{', '[]', '7', '{"options":7,"groups":"x","rows":{}}'].map((content) => {
      const verdict = checkQuestion({ ...base, type, content })
      return verdict.ok ? 'ok' : questionMessages[verdict.code]
    })
    expect(refusals).not.toContain('ok')
    expect(refusals.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => 'This type of question needs a content'))
  })

  it.each([...CONTENT_TYPES])('keeps nothing for a %s that its type does not define', (type) => {
    const stray = { ...CONTENT_EXAMPLES[type].content, key: 'stolen', html: '<script>' }
    const verdict = checkQuestion({ ...base, type, content: JSON.stringify(stray) })
    expect(verdict.ok && verdict.question.content).not.toMatch(/stolen|script/)
  })

  it('is of its type only: a list of answers has none, and only a Select All That Apply chooses its scoring', () => {
    const classic = { ...base, type: 'Multiple Choice', answers: options(3, 1) }
    const checked = checkQuestion({ ...classic, content: '{"a":1}' })
    expect(checked.ok && checked.question.content).toBeUndefined()
    expect(checkQuestion({ ...classic, scoring: 'plus-minus' })).toEqual({ ok: false, code: 'scoring-unknown' })
    const several = { ...classic, type: 'Select All That Apply' }
    expect(checkQuestion({ ...several, scoring: 'half' })).toEqual({ ok: false, code: 'scoring-unknown' })
    expect(checkQuestion({ ...several, scoring: 'plus-minus' })).toMatchObject({
      ok: true,
      question: { scoring: 'plus-minus' },
    })
  })
})
