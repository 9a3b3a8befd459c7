import { expect, it } from 'vitest'
import { inputRow } from './input-row.ts'

it('a row shows only its non-empty input fields, without anything the reader added', () => {
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
