import type { ReadRow } from '#domain/questions/read-row.ts'

/** What happens, or happened, to a row. `left` means that the import was stopped before the row was written. */
export type OutcomeKind = 'new' | 'changed' | 'unchanged' | 'refused' | 'left'

export type Outcome = {
  row: number
  ref: string
  /** The row's question text. */
  text: string
  type: string
  outcome: OutcomeKind
  id: number | null
  /** Codes of the reasons. */
  reasons: readonly string[]
  /** Questions in the bank with the same text. */
  same: readonly number[]
}

export type ReadableRow = Extract<ReadRow, { ok: true }>

const KINDS: readonly OutcomeKind[] = ['new', 'changed', 'unchanged', 'refused', 'left']
export const kindOf = (text: string): OutcomeKind => KINDS.find((kind) => kind === text) ?? 'refused'

/** Rejects unreadable rows without a request. */
export const refusedRows = (rows: readonly ReadRow[]): Outcome[] =>
  rows.flatMap((row) =>
    row.ok
      ? []
      : [
          {
            row: row.row,
            ref: row.ref,
            text: row.text,
            type: row.type,
            outcome: 'refused',
            id: null,
            reasons: [row.code],
            same: [],
          },
        ],
  )

export const readableRows = (rows: readonly ReadRow[]): ReadableRow[] => rows.flatMap((row) => (row.ok ? [row] : []))

/** Whether an import would write the row. */
export const wouldWrite = ({ outcome }: Outcome): boolean => outcome === 'new' || outcome === 'changed'

/** Number of rows with an outcome. */
export const countOf = (outcomes: readonly Outcome[], kind: OutcomeKind): number =>
  outcomes.filter(({ outcome }) => outcome === kind).length
