import { describe, expect, it } from 'vitest'
import { openResolver } from '#resolvers/testing/open-resolver.ts'

describe('question', () => {
  it('shows an administrator the question with its key, and its kind under its own name', () => {
    const question = openResolver('questions/Query.question.table.ts')
    const shown = { id: 101, body: 'Which?', rationale: 'Because.', tags: ['RN'], area: ['Safety'], version: 2 }
    const answers = [
      { letter: 'A', text: 'This', correct: true },
      { letter: 'B', text: 'That', match: 'x' },
    ]
    const item = { ...shown, answers, questionType: 'Priority', type: 'question', pk: 'QUESTION#101', time: 5 }
    expect(question.request({ args: { id: 101 } }).result).toMatchObject({
      key: { pk: { S: 'QUESTION#101' }, sk: { S: 'META' } },
    })
    expect(question.response({ result: item }).result).toEqual({
      ...shown,
      type: 'Priority',
      sample: false,
      content: null,
      scoring: null,
      bodyHtml: null,
      rationaleHtml: null,
      answers: [
        { letter: 'A', text: 'This', textHtml: null, correct: true, match: null, why: null, whyHtml: null },
        { letter: 'B', text: 'That', textHtml: null, correct: false, match: 'x', why: null, whyHtml: null },
      ],
    })
  })
})

describe('imports', () => {
  it('count the names that their undo has not looked at, of older versions none', () => {
    const imports = openResolver('questions/Query.imports.table.ts')
    const shown = { key: 'b', name: 'f.csv', author: 'Avery', createdOn: 1, added: 2, changed: 0, undone: 2 }
    const items = [{ ...shown, newTags: [4, 5], newAreas: [8], goneTags: [3], pk: 'IMPORT#b' }, shown]
    expect(imports.response({ result: { items } }).result).toEqual({
      items: [
        { ...shown, labels: 3 },
        { ...shown, labels: 0 },
      ],
      nextToken: null,
    })
  })
})
