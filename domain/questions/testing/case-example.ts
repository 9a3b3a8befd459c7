import type { Question } from '../question.ts'
import { caseStudy } from '#domain/questions/types/case-study.ts'
import { CONTENT_EXAMPLES } from './content-examples.ts'

const entry = (from: number) => ({ from, time: `Hour ${from}`, text: `Note of hour ${from}` })

/** A case study whose record grows with every item; correct and wrong choices by item. */
const ITEMS = [
  'Highlight Text',
  'Matrix Multiple Response',
  'Drop-Down Rationale',
  'Select N',
  'Ordered Response',
] as const

const content = {
  record: [
    { name: 'Nurses’ notes', entries: [1, 2, 3, 4, 5, 6].map(entry) },
    { name: 'Orders', entries: [{ from: 4, text: 'Oxygen by mask' }] },
  ],
  items: [
    ...ITEMS.map((type, i) => ({
      body: `Item ${i + 1}?`,
      response: { type, content: CONTENT_EXAMPLES[type].content },
      rationale: `Rationale of item ${i + 1}`,
    })),
    {
      body: 'Item 6?',
      response: {
        type: 'Select All That Apply',
        answers: [{ text: 'calm', correct: true }, { text: 'pale' }, { text: 'warm', correct: true }],
      },
      rationale: 'Rationale of item 6',
    },
  ],
}

/** A choice that earns all points of an item (from 1), or none. */
export const caseChoice = (item: number, right: boolean): number[] => {
  const type = ITEMS[item - 1]
  if (type === undefined) return right ? [0, 2] : [1]
  return CONTENT_EXAMPLES[type][right ? 'right' : 'wrong']
}

/** Points of each item. */
export const CASE_POINTS = [2, 3, 2, 2, 1, 2]

/** A case study for tests. */
export function aCaseStudy(id: number, labels: Partial<Pick<Question, 'tags' | 'area'>> = {}): Question {
  const checked = caseStudy.rules.check(content)
  if (!checked.ok) throw new Error(checked.code)
  return {
    id,
    type: 'Case Study',
    body: 'A client of 64 years comes to the emergency department.',
    answers: [],
    content: checked.content,
    rationale: 'Rationale of the whole',
    tags: ['RN'],
    area: [],
    ...labels,
  }
}
