import { expect, it } from 'vitest'
import { inputRow } from './input-row.ts'

it('shows the fields of a row that hold something: no empty texts and lists, and nothing that the reader added', () => {
  const row = {
    body: 'Which?',
    rationale: ' ',
    tags: [],
    answers: ['a'],
    losses: ['format-hint'],
    refusal: 'format-type',
  }
  expect(inputRow({ kind: 'list', values: [row] }, 1)).toEqual([
    { term: 'body', value: 'Which?' },
    { term: 'answers', value: '[\n  "a"\n]' },
  ])
})
