import type { Cell } from './cells.ts'

export type GraphqlReply = {
  data?: Record<string, unknown> | null
  errors?: { errorType?: string; message: string }[]
}

/** Codes that come from the schema, the guard, or a fault, never from a rule of the academy. */
const NEVER_RULES = /^[A-Z]|:/

const at = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null
        ? (Object.entries(value).find(([key]) => key === name)?.[1] ?? null)
        : null,
    data,
  )

/**
 * Classifies a reply in the matrix's terms. `marks` are texts that only other users' data contains: if the matrix
 * expects the caller's own data, a result without them counts as such.
 */
export function verdictOf(
  { data, errors = [] }: GraphqlReply,
  path: readonly string[],
  expected: Cell,
  marks: readonly string[],
): string {
  const codes = [...new Set(errors.map(({ errorType, message }) => errorType ?? message))].join(' and ')
  if (codes !== '') return expected === 'let in' && !NEVER_RULES.test(codes) ? 'let in' : codes
  const answer = at(data, path)
  if (answer === null || answer === undefined) return 'null'
  const text = JSON.stringify(answer)
  if (expected !== 'own') return 'answered'
  const present = marks.filter((mark) => text.includes(mark))
  return present.length === 0 ? 'own' : `answered with ${present.join(', ')} of somebody else`
}
