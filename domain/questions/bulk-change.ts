import { isSameName } from './labels.ts'
import { MAX_LABELS } from './check-question.ts'

/** An action applied to many questions at once. */
export type BulkChange = { kind: 'AddTag' | 'RemoveTag'; tag: string } | { kind: 'Delete' }

/** The result of an action on a question: a changed one, the same, or a refusal. */
export type BulkVerdict<Labelled> =
  { kind: 'changed'; question: Labelled } | { kind: 'unchanged' } | { kind: 'refused'; code: 'labels-many' }

/** Adds or removes a question's tag, with the form's checks; compares tags without case. */
export function withTagChange<Labelled extends { tags: string[]; area: readonly string[] }>(
  question: Labelled,
  { kind, tag }: Exclude<BulkChange, { kind: 'Delete' }>,
): BulkVerdict<Labelled> {
  const others = question.tags.filter((name) => !isSameName(name, tag))
  const carries = others.length < question.tags.length
  if (carries === (kind === 'AddTag')) return { kind: 'unchanged' }
  if (kind === 'RemoveTag') return { kind: 'changed', question: { ...question, tags: others } }
  if (question.tags.length + question.area.length >= MAX_LABELS) return { kind: 'refused', code: 'labels-many' }
  return { kind: 'changed', question: { ...question, tags: [...question.tags, tag] } }
}
