import { expect, it } from 'vitest'
import { writeFormat } from '../write-format.ts'

it('writes a match as it is: Moodle reads no format there', () => {
  const answers = [
    { letter: 'A', text: 'Telling the truth', correct: true, match: 'Veracity' },
    { letter: 'B', text: 'Keeping promises', correct: true, match: '[html]x = y' },
  ]
  const question = { type: 'Matching/Dropdown', body: 'Match.', answers, rationale: '', tags: [], area: [] }
  expect(String(writeFormat('gift', [{ ref: 'r', question }], new Map()).data)).toContain(
    '=[plain]Telling the truth -> Veracity\n=[plain]Keeping promises -> [html]x \\= y',
  )
})
