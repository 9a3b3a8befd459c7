import type { ImportBatchFieldsFragment, ImportRowsMutationVariables } from '#generated/operations.ts'

/** A row of a JSON file. */
export const aRow = (n: number) => ({
  ref: `r:${n}`,
  type: 'Multiple Choice',
  body: `Body ${n}`,
  answers: [{ text: 'a', correct: true }, { text: 'b' }],
  rationale: 'Because.',
  tags: ['RN'],
  area: [],
})

export const rowsOf = (count: number) => Array.from({ length: count }, (_, n) => aRow(n + 1))
export const jsonFile = (value: unknown, name = 'bank.json') => new File([JSON.stringify(value)], name)
/** An import as the list of imports returns it. */
export const aBatch = (facts: Partial<ImportBatchFieldsFragment> = {}): ImportBatchFieldsFragment => ({
  key: 'b1',
  name: 'old.csv',
  author: 'Ada Lane',
  createdOn: Date.UTC(2026, 2, 5),
  added: 3,
  changed: 1,
  undone: 0,
  labels: 0,
  ...facts,
})

/** The server's reply to an import call. Adds the refs of written rows to `held`, the refs in the bank. */
export const answerRows = ({ rows, dryRun }: ImportRowsMutationVariables, held: Set<string>) => ({
  importQuestions: [rows].flat().map(({ row, ref, question }) => {
    const refused = question.body === ''
    const outcome = refused ? 'refused' : held.has(ref) ? 'unchanged' : 'new'
    if (!dryRun && !refused) held.add(ref)
    return { row, ref, outcome, id: refused ? null : 100 + row, reasons: refused ? ['body-empty'] : [], same: [] }
  }),
})
