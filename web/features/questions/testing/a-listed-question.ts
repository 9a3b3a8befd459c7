import type { QuestionListQuery } from '#generated/operations.ts'

/** A question as the question list returns it. */
export const aListedQuestion = (id: number): QuestionListQuery['questions']['items'][number] => ({
  id,
  type: 'Multiple Choice',
  preview: `Question body ${id}`,
  tags: ['RN'],
  area: [],
  items: [],
  changedOn: Date.UTC(2026, 2, 5, 12),
  sample: false,
})
