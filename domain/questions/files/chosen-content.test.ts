import { describe, expect, it } from 'vitest'
import { mapColumns, readingProblem } from './chosen-content.ts'
import { guessColumns } from './columns.ts'

describe('what a person says of columns', () => {
  const head = ['Stem', 'Right one', 'a=b', '', 'Notes', 'notes ']
  const map = (...given: string[]) => mapColumns(head, guessColumns(head), given)
  it('goes before the guess, by the name of the file, of the template or of the screen', () => {
    expect(map()).toEqual(['body', undefined, undefined, undefined, undefined, undefined])
    expect(map('Right one=correct', 'a=b=Answer B', 'column 4= answer1 ')).toEqual([
      'body',
      'correct',
      'answer2',
      'answer1',
      undefined,
      undefined,
    ])
    expect(map('STEM=', 'right  ONE=Question')[1]).toBe('body')
    expect(map('STEM=')[0]).toBeUndefined()
    expect(map('Notes=tags')[4]).toBe('tags')
  })
  it.each([
    ['Stem', 'Stem says nothing of a column: write "Their column=body".'],
    ['=body', 'The file has no column ; its columns are: Stem, Right one, a=b, Notes, notes .'],
    ['Key=correct', 'The file has no column Key; its columns are: Stem, Right one, a=b, Notes, notes .'],
    ['NOTES=tags', 'Several columns of the file have the name NOTES: give each a name of its own.'],
    ['Right one=colour', /^colour is nothing that a column can be read as; choose from: ref, type, body/],
  ])('is refused with words: %s', (given, words) => {
    expect(() => map(given)).toThrow(words)
  })
  it('says each column once', () => {
    expect(() => map('Stem=body', 'stem=tags')).toThrow('The column stem is given twice.')
  })
})

it('a reading has every field once, and none is missing', () => {
  expect(readingProblem({ map: ['body', 'body', 'answer1'], type: 'Priority' })).toMatch(
    /^Two columns are read as Quest/,
  )
  expect(readingProblem({ map: ['body', undefined] })).toBe('Please choose what is read as: Type, Answer A')
  expect(readingProblem({ map: ['body', 'answer1'], type: 'Priority' })).toBeUndefined()
})
