import { describe, expect, it } from 'vitest'
import { academy } from './academy.ts'
import { nclexAreas } from './nclex-areas.ts'
import { readQuestions } from './read-questions.ts'
import { type SampleAnswer, type SampleQuestion, type SampleQuestionType } from './types.ts'

const questions = readQuestions()
const ofType = (type: SampleQuestionType) => questions.filter((question) => question.type === type)
const tagged = (tag: string) => questions.filter(({ tags }) => tags.includes(tag))
const inArea = (area: string) => questions.filter((question) => question.area.includes(area))
const rights = ({ answers }: SampleQuestion): SampleAnswer[] => answers.filter(({ correct }) => correct === true)
const refs = (some: SampleQuestion[]) => some.map(({ ref }) => ref)
const singles = [...ofType('Multiple Choice'), ...ofType('Priority')]

describe('the sample question bank', () => {
  it('holds enough questions of every type and enough easy ones', () => {
    expect(questions.length).toBeGreaterThanOrEqual(192)
    expect(ofType('Multiple Choice').length).toBeGreaterThanOrEqual(110)
    expect(ofType('Select All That Apply').length).toBeGreaterThanOrEqual(30)
    expect(ofType('True/False').length).toBeGreaterThanOrEqual(14)
    expect(ofType('Matching/Dropdown').length).toBeGreaterThanOrEqual(12)
    expect(ofType('Priority').length).toBeGreaterThanOrEqual(14)
    expect(tagged('Easy').length).toBeGreaterThanOrEqual(70)
  })

  it.each(nclexAreas)('serves RN and PN tests of 12 questions in %s, with all five types', (area) => {
    const own = inArea(area)
    expect(own.length).toBeGreaterThanOrEqual(24)
    expect(own.filter(({ tags }) => tags.includes('RN')).length).toBeGreaterThanOrEqual(14)
    expect(own.filter(({ tags }) => tags.includes('PN')).length).toBeGreaterThanOrEqual(14)
    expect(new Set(own.map(({ type }) => type)).size).toBe(5)
  })

  it('names each question and each body once', () => {
    expect(new Set(refs(questions)).size).toBe(questions.length)
    expect(new Set(questions.map(({ body }) => body.toLowerCase())).size).toBe(questions.length)
    expect(refs(questions).filter((ref) => !/^sample:[a-z]{3}-\d{2}$/.test(ref))).toEqual([])
  })

  it('gives every question a body, a rationale of 2 or more sentences, and texts without stray space or markup', () => {
    const texts = ({ body, rationale, answers }: SampleQuestion) => [
      body,
      rationale,
      ...answers.map(({ text }) => text),
    ]
    const untidy = questions.filter((question) =>
      texts(question).some((text) => text === '' || text !== text.trim() || /<|&\w+;| {2}/.test(text)),
    )
    const sentences = (text: string) => text.split(/[.!?](?= [A-Z0-9]|$)/).length - 1
    expect(refs(untidy)).toEqual([])
    expect(refs(questions.filter(({ rationale }) => sentences(rationale) < 2))).toEqual([])
  })

  it('letters 2 to 10 different answers from A on', () => {
    const broken = questions.filter(({ answers }) => {
      const letters = answers.map(({ letter }) => letter).join('')
      const distinct = new Set(answers.map(({ text }) => text.toLowerCase())).size
      return answers.length < 2 || distinct !== answers.length || letters !== 'ABCDEFGHIJ'.slice(0, answers.length)
    })
    expect(refs(broken)).toEqual([])
  })

  it('keys exactly one answer of single-answer questions', () => {
    expect(refs([...singles, ...ofType('True/False')].filter((question) => rights(question).length !== 1))).toEqual([])
    expect(refs(singles.filter(({ answers }) => answers.length !== 4))).toEqual([])
  })

  it('has True and False in that order in every True/False question, each right equally often', () => {
    const texts = ofType('True/False').map(({ answers }) => answers.map(({ text }) => text).join())
    expect(new Set(texts)).toEqual(new Set(['True,False']))
    const trues = ofType('True/False').filter(({ answers }) => answers[0]?.correct === true).length
    expect(Math.abs(trues * 2 - texts.length)).toBeLessThanOrEqual(2)
  })

  it('keys two or more, but not all, answers of Select All That Apply', () => {
    const broken = ofType('Select All That Apply').filter((question) => {
      const count = rights(question).length
      return count < 2 || count === question.answers.length
    })
    expect(refs(broken)).toEqual([])
  })

  it('gives every row of Matching/Dropdown a match of its own, in 3 to 6 rows, and no other type a match', () => {
    const broken = ofType('Matching/Dropdown').filter(({ answers }) => {
      const matches = answers.map(({ correct }) => correct)
      const texts = matches.every((match) => typeof match === 'string' && match !== '')
      return !texts || new Set(matches).size !== answers.length || answers.length < 3 || answers.length > 6
    })
    const keyed = questions.filter(({ answers }) => answers.some(({ correct }) => typeof correct === 'string'))
    expect(refs(broken)).toEqual([])
    expect(new Set(keyed.map(({ type }) => type))).toEqual(new Set(['Matching/Dropdown']))
  })

  it('spreads the right letters evenly over A to D', () => {
    for (const letter of ['A', 'B', 'C', 'D']) {
      const share = singles.filter((question) => rights(question)[0]?.letter === letter).length / singles.length
      expect(share).toBeGreaterThan(0.2)
      expect(share).toBeLessThan(0.3)
    }
  })

  it('does not betray the right answer by its length', () => {
    const longest = singles.filter((question) => {
      const lengths = question.answers.map(({ text }) => text.length)
      return rights(question)[0]?.text.length === Math.max(...lengths)
    })
    expect(longest.length / singles.length).toBeLessThan(0.45)
  })

  it('uses listed tags only: RN, PN or both, and 1 to 3 of at most 20 topics; and one listed area', () => {
    const marks = ['RN', 'PN', 'Easy', 'Next Generation']
    const broken = questions.filter(({ tags, area }) => {
      const topics = tags.filter((tag) => !marks.includes(tag))
      const forSomebody = tags.includes('RN') || tags.includes('PN')
      const known = tags.every((tag) => academy.tags.includes(tag)) && area.every((name) => nclexAreas.includes(name))
      return !known || !forSomebody || topics.length < 1 || topics.length > 3 || area.length !== 1
    })
    expect(refs(broken)).toEqual([])
    expect(academy.tags.length - marks.length).toBeLessThanOrEqual(20)
    expect(academy.tags.filter((tag) => tagged(tag).length === 0)).toEqual(['Next Generation'])
  })
})
