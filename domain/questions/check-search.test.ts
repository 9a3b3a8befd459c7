import { describe, expect, it } from 'vitest'
import { questionMessages } from '#domain/messages/questions.ts'
import { checkSearch, type SearchDraft } from './check-search.ts'

const wordsFor = (draft: SearchDraft) => {
  const verdict = checkSearch(draft)
  return verdict.ok ? 'ok' : questionMessages[verdict.code]
}

describe('a search of the bank', () => {
  it.each<[string, SearchDraft, string]>([
    ['Default without words [2.5.33]', { type: 'Default', text: '  ' }, 'Please type something to search'],
    ['Number without a number [2.5.33]', { type: 'Number', text: '' }, 'Please type something to search'],
    [
      'Number with letters [2.5.34]',
      { type: 'Number', text: '10a' },
      'Please type only digits to search or change search type',
    ],
    ['Tag without a tag [2.5.35]', { type: 'Tag', tags: [] }, 'Please select tags to search or change search type'],
    [
      'Areas without RN or PN [2.5.36]',
      { type: 'Areas', areas: ['Safety'] },
      'Please select RN or PN with NCLEX Areas to search or change search type',
    ],
    [
      'Areas without an area [2.5.36]',
      { type: 'Areas', subject: 'RN', areas: [] },
      'Please select RN or PN with NCLEX Areas to search or change search type',
    ],
    [
      'Type without a type',
      { type: 'Type', types: [] },
      'Please select types of question to search or change search type',
    ],
    [
      'Type with an unknown one',
      { type: 'Type', types: ['Bow-Tie', 'Essay'] },
      'Please choose one of the question types',
    ],
    [
      'Case without words, steps and types',
      { type: 'Case', text: ' ', steps: [], types: [] },
      'Please type words of a case study, or select steps or types of item, to search or change search type',
    ],
    [
      'Case with an unknown step',
      { type: 'Case', steps: ['Rest'] },
      'Please choose one of the steps of clinical judgment',
    ],
    ['Case with an unknown type', { type: 'Case', types: ['Essay'] }, 'Please choose one of the question types'],
  ])('is refused: %s', (_, draft, words) => expect(wordsFor(draft)).toBe(words))

  it('is taken with what its own type needs, and nothing else', () => {
    const all = { text: ' 101 ', tags: ['RN', 'RN', ' Easy '], subject: 'PN', areas: ['Safety'], types: ['Bow-Tie'] }
    expect(checkSearch({ ...all, type: 'Default' })).toEqual({ ok: true, search: { type: 'Default', text: '101' } })
    expect(checkSearch({ ...all, type: 'Number' })).toEqual({ ok: true, search: { type: 'Number', text: '101' } })
    expect(checkSearch({ ...all, type: 'Tag' })).toEqual({ ok: true, search: { type: 'Tag', tags: ['RN', 'Easy'] } })
    expect(checkSearch({ ...all, type: 'Areas' })).toEqual({
      ok: true,
      search: { type: 'Areas', subject: 'PN', areas: ['Safety'] },
    })
    expect(checkSearch({ ...all, type: 'Type' })).toEqual({ ok: true, search: { type: 'Type', types: ['Bow-Tie'] } })
    expect(checkSearch({ ...all, type: 'Case', steps: ['Take Action'] })).toEqual({
      ok: true,
      search: { type: 'Case', text: '101', steps: ['Take Action'], types: ['Bow-Tie'] },
    })
    expect(checkSearch({ type: 'Case', steps: ['Take Action'] }).ok).toBe(true)
  })
})
