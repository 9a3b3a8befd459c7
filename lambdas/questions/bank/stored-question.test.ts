import { describe, expect, it } from 'vitest'
import { questionKey } from '#table/bank-keys.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { addDraft, aDraft, bankDeps } from '#lambdas/questions/testing/bank-fixture.ts'

const deps = bankDeps(freshTable())

describe('a question that is added', () => {
  it('is stored under its number with its type, texts, labels and answers, and answered so [3.3.9]', async () => {
    const labels = { tags: ['RN', 'Easy'], area: ['Safety', 'Management of Care'] }
    const texts = { body: 'Which are signs of shock?', rationale: 'Both show a low output.' }
    const answers = [{ text: 'Pallor', correct: true }, { text: 'Flush' }, { text: 'Thready pulse', correct: true }]
    const answer = await addDraft(aDraft({ type: 'Select All That Apply', ...texts, ...labels, answers }), deps)
    const lettered = [
      { letter: 'A', text: 'Pallor', correct: true },
      { letter: 'B', text: 'Flush', correct: false },
      { letter: 'C', text: 'Thready pulse', correct: true },
    ]
    expect(answer).toMatchObject({ id: 101, type: 'Select All That Apply', ...texts, ...labels, answers: lettered })
    expect(await getItem(deps.table, questionKey(101))).toMatchObject({
      ...{ pk: 'QUESTION#101', id: 101, questionType: 'Select All That Apply' },
      ...{ ...texts, ...labels, answers: lettered },
    })
  })

  it('has the one right answer of a single choice in its place [3.3.9]', async () => {
    const answers = [{ text: 'Pulse' }, { text: 'Airway', correct: true }, { text: 'Breathing' }]
    await addDraft(aDraft({ answers, tags: ['PN'], area: [] }), deps)
    expect(await getItem(deps.table, questionKey(101))).toMatchObject({
      ...{ id: 101, questionType: 'Multiple Choice', body: 'Which?', rationale: 'Because.', tags: ['PN'], area: [] },
      answers: [
        { letter: 'A', text: 'Pulse', correct: false },
        { letter: 'B', text: 'Airway', correct: true },
        { letter: 'C', text: 'Breathing', correct: false },
      ],
    })
  })
})
