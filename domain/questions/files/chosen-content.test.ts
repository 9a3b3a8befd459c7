import { describe, expect, it } from 'vitest'
import { mapColumns, readingProblem } from './chosen-content.ts'
import { guessColumns } from './columns.ts'

describe('the columns chosen by a person', () => {
  const head = ['Stem', 'Right one', 'a=b', '', 'Notes', 'notes ']
  const map = (...given: string[]) => mapColumns(head, guessColumns(head), given)
  it('override the guess, by the names in the file, the template, or the screen', () => {
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
    ['Stem', 'Stem doesn’t name a column. Write it as "Their column=body".'],
    ['=body', 'The file has no column . Its columns are: Stem, Right one, a=b, Notes, notes .'],
    ['Key=correct', 'The file has no column Key. Its columns are: Stem, Right one, a=b, Notes, notes .'],
    ['NOTES=tags', 'The file has several columns named NOTES. Give each its own name.'],
    ['Right one=colour', /^A column can’t be read as colour. Choose one of: ref, type, body/],
  ])('are refused with the message: %s', (given, words) => expect(() => map(given)).toThrow(words))
  it('use each column once', () => {
    expect(() => map('Stem=body', 'stem=tags')).toThrow('The column stem is mapped twice.')
  })
})

it('a reading has every field once, and none is missing', () => {
  expect(readingProblem({ map: ['body', 'body', 'answer1'], type: 'Priority' })).toMatch(
    /^Two columns are read as Quest/,
  )
  expect(readingProblem({ map: ['body', undefined] })).toBe('Please choose a column for: Type, Answer A')
  expect(readingProblem({ map: ['body', 'answer1'], type: 'Priority' })).toBeUndefined()
})
