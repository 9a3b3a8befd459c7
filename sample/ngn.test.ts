import { describe, expect, it } from 'vitest'
import { checkQuestion } from '#domain/questions/check-question.ts'
import { CONTENT_TYPES } from '#domain/questions/question.ts'
import { readRows } from '#domain/questions/read-row.ts'
import { CASE_STEPS } from '#domain/questions/case-steps.ts'
import { caseStudy } from '#domain/questions/types/case-study.ts'
import { typeRules } from '#domain/questions/types/question-types.ts'
import { isResponseType } from '#domain/questions/types/responses.ts'
import { nclexAreas } from './nclex-areas.ts'
import { readNgnQuestions, readCases, type SampleNgnRow } from './read-ngn.ts'
import { tags as knownTags } from './tags.ts'

const questions = readNgnQuestions()
const cases = readCases()
const rows = [...questions, ...cases]

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Something that is answered by itself: a stand-alone row, what a trend asks, or an item of a case study. */
type Item = {
  ref: string
  type: string
  body: string
  rationale: string
  answers: unknown
  content: unknown
  step?: unknown
}

const itemOfResponse = (ref: string, body: string, rationale: string, response: unknown): Item => {
  const { type, answers, content } = fieldsOf(response)
  return { ref, type: textOf(type), body, rationale, answers, content }
}
const itemsOfCase = ({ ref, content }: SampleNgnRow): Item[] =>
  listOf(fieldsOf(content).items).map((given, i) => {
    const { step, body, response, rationale } = fieldsOf(given)
    return { ...itemOfResponse(`${ref}/${i + 1}`, textOf(body), textOf(rationale), response), step }
  })
const itemOfRow = ({ ref, type, body, rationale, answers, content }: SampleNgnRow): Item =>
  type === 'Trend'
    ? itemOfResponse(ref, body, rationale, fieldsOf(content).response)
    : { ref, type, body, rationale, answers, content }

const alone = questions.map(itemOfRow)
const caseItems = cases.flatMap(itemsOfCase)
const items = [...alone, ...caseItems]
const refs = (some: readonly { ref: string }[]) => some.map(({ ref }) => ref)

/** Every text in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const sentences = (text: string) => text.split(/[.!?]["”)]?(?= ["“(]?[A-Z0-9]|$)/).length - 1

/** What an item asks: answers, options, rows, blanks, pieces of a text and steps of an order; their keys and whys. */
function keyedParts({ answers, content }: Item): Fields[] {
  const {
    options,
    groups,
    rows: matrixRows,
    blanks,
    actions,
    conditions,
    parameters,
    items: steps,
    spans,
  } = fieldsOf(content)
  const inGroups = listOf(groups).flatMap((group) => listOf(fieldsOf(group).options))
  const plain = listOf(blanks).length > 0 ? [] : listOf(matrixRows)
  const inCells = plain.flatMap((row) => listOf(fieldsOf(row).cells)).flatMap((cell) => listOf(fieldsOf(cell).spans))
  const ofMatrix = plain.filter((row) => fieldsOf(row).cells === undefined)
  const lists = [answers, options, blanks, actions, conditions, parameters, steps, spans].flatMap(listOf)
  return [...lists, ...inGroups, ...inCells, ...ofMatrix].map(fieldsOf)
}

const keyOf = ({ type, answers, content }: Item): number[] => {
  const checked = readRows([{ ref: 'x', type, body: 'x', answers, content, rationale: '', tags: [], area: [] }])[0]
  const verdict = checked?.ok === true ? checkQuestion(checked.draft) : undefined
  return verdict?.ok === true ? typeRules(verdict.question.type).key(verdict.question) : []
}

describe('the sample items of the Next Generation NCLEX', () => {
  it('are 12 case studies, 10 bow-ties, 10 trends and 4 of each other type', () => {
    const few = CONTENT_TYPES.filter((type) => {
      const least = type === 'Bow-Tie' || type === 'Trend' ? 10 : 4
      return questions.filter((question) => question.type === type).length < least
    })
    const partly = questions.filter((row) => row.type === 'Select All That Apply' && row.scoring === 'plus-minus')
    expect(few).toEqual([])
    expect(partly.length).toBeGreaterThanOrEqual(4)
    expect(cases.length).toBeGreaterThanOrEqual(12)
  })

  it('pass the rules of the form and of imports as they are', () => {
    const read = readRows(questions)
    const refused = read.flatMap((row) => (row.ok ? row.notes.map((note) => [row.ref, note]) : [[row.ref, row.code]]))
    expect(refused).toEqual([])
    expect(refs(read.filter((row) => row.ok && !checkQuestion(row.draft).ok))).toEqual([])
    const checked = cases.map(({ ref, content }) => ({ ref, checked: caseStudy.rules.check(content) }))
    expect(checked.flatMap(({ ref, checked: verdict }) => (verdict.ok ? [] : [[ref, verdict.code]]))).toEqual([])
  })

  it('cover every area, for RN and for PN, with listed tags: Next Generation, RN, PN or both, and 1 to 3 topics', () => {
    for (const area of nclexAreas) {
      const own = rows.filter((row) => row.area.join() === area)
      expect([area, ['RN', 'PN'].filter((mark) => own.some(({ tags }) => tags.includes(mark)))]).toEqual([
        area,
        ['RN', 'PN'],
      ])
      expect(cases.some((row) => row.area.join() === area)).toBe(true)
    }
    const broken = rows.filter(({ tags, area }) => {
      const topics = tags.filter((tag) => !['RN', 'PN', 'Next Generation'].includes(tag)).length
      const isKnown = tags.every((tag) => knownTags.includes(tag)) && area.every((name) => nclexAreas.includes(name))
      const isMarked = tags.includes('Next Generation') && (tags.includes('RN') || tags.includes('PN'))
      return !isKnown || !isMarked || topics < 1 || topics > 3 || area.length !== 1
    })
    expect(refs(broken)).toEqual([])
  })

  it('ask each case one item of each step, in order, in at least four ways', () => {
    const steps = cases.map((row) => itemsOfCase(row).map(({ step }) => step))
    expect(steps).toEqual(cases.map(() => [...CASE_STEPS]))
    const monotone = cases.filter((row) => new Set(itemsOfCase(row).map(({ type }) => type)).size < 4)
    expect(refs(monotone)).toEqual([])
  })

  it('unfold each case by two later entries or more, in JSON of at most 13 KB', () => {
    const laterIn = (content: unknown) =>
      listOf(fieldsOf(content).record)
        .flatMap((tab) => listOf(fieldsOf(tab).entries))
        .filter((entry) => fieldsOf(entry).from !== undefined).length
    expect(refs(cases.filter(({ content }) => laterIn(content) < 2))).toEqual([])
    const large = cases.filter((row) => new TextEncoder().encode(JSON.stringify(row)).length > 13_000)
    expect(refs(large)).toEqual([])
  })

  it('give a rationale of two sentences or more everywhere, and a reason for each option, answer, row and piece', () => {
    expect(refs([...rows, ...items].filter(({ rationale }) => sentences(rationale) < 2))).toEqual([])
    const bare = items.filter((item) => keyedParts(item).some(({ why }) => textOf(why) === ''))
    expect(refs(bare)).toEqual([])
    const empty = items.filter((item) => item.type !== 'Numeric' && keyedParts(item).length === 0)
    expect(refs(empty)).toEqual([])
  })

  it('name each row and each body once, in texts without stray space or markup', () => {
    const bodies = [
      ...rows.map(({ ref, body }) => `${ref}:${body}`),
      ...caseItems.map(({ ref, body }) => `${ref.split('/')[0]}:${body}`),
    ]
    expect(new Set(refs(rows)).size).toBe(rows.length)
    expect(new Set(rows.map(({ body }) => body.toLowerCase())).size).toBe(rows.length)
    expect(new Set(bodies).size).toBe(bodies.length)
    expect(refs(rows).filter((ref) => !/^sample:[a-z-]+(?:-\d{2})?$/.test(ref))).toEqual([])
    const untidy = rows
      .flatMap(textsIn)
      .filter((text) => text === '' || text !== text.trim() || /<|&\w+;|\s{2}|\n/.test(text))
    expect(untidy).toEqual([])
  })

  it('do not keep the key in one place', () => {
    const types = [...new Set(items.map(({ type }) => type))].filter((type) => isResponseType(type))
    const fixed = types.filter((type) => {
      const keys = items.filter((item) => item.type === type).map((item) => keyOf(item).join())
      return keys.includes('') || new Set(keys).size < 2
    })
    expect(fixed).toEqual([])
  })

  it('put the right options of lists neither always first nor always last as their authors wrote them', () => {
    const listed = items.flatMap((item) => {
      const { actions, conditions, parameters, options } = fieldsOf(item.content)
      return [item.answers, options, actions, conditions, parameters].map(listOf).filter((list) => list.length > 0)
    })
    const isFirst = listed.filter((list) => fieldsOf(list[0]).correct === true).length / listed.length
    const isLast = listed.filter((list) => fieldsOf(list.at(-1)).correct === true).length / listed.length
    expect(isFirst).toBeLessThan(0.7)
    expect(isLast).toBeLessThan(0.7)
  })

  it('do not betray the right option of a drop-down by its length', () => {
    const blanks = items
      .flatMap(({ content }) => listOf(fieldsOf(content).blanks))
      .map(fieldsOf)
      .filter(({ options }) => options !== undefined)
    const longest = blanks.filter(({ options, correct }) => {
      const lengths = listOf(options).map((option) => textOf(option).length)
      const most = Math.max(...lengths)
      return lengths.indexOf(most) === correct && Math.min(...lengths) < most
    })
    expect(blanks.length).toBeGreaterThan(100)
    expect(longest.length / blanks.length).toBeLessThan(0.45)
  })
})
