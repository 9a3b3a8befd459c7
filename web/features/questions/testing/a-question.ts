import type { QuestionFieldsFragment } from '#generated/operations.ts'

/** A question of the bank for tests. */
export const aQuestion = (facts: Partial<QuestionFieldsFragment> = {}): QuestionFieldsFragment => ({
  id: 101,
  type: 'Multiple Choice',
  body: 'Which finding comes first?',
  bodyHtml: null,
  answers: ['Airway', 'Breathing', 'Circulation'].map((text, index) => ({
    letter: 'ABC'[index] ?? '',
    text,
    textHtml: null,
    correct: index === 0,
    match: null,
    why: null,
    whyHtml: null,
  })),
  content: null,
  scoring: null,
  rationale: 'Airway comes first.',
  rationaleHtml: null,
  tags: ['RN'],
  area: ['Safety'],
  version: 1,
  sample: false,
  ...facts,
})
