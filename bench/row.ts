/** One line of the table. `met` is absent where nothing is judged; `gates` is false where a miss is only marked. */
export type Row = { what: string; target: string; measured: string; met?: boolean; gates: boolean }

/** A measured number beside the most it may be. Milliseconds depend on the machine: a miss is marked but fails nothing. */
export function atMost(what: string, most: number, measured: number, unit: string): Row {
  const shown = Number.isInteger(measured) ? String(measured) : measured.toFixed(1)
  return {
    what,
    target: `≤ ${most} ${unit}`,
    measured: `${shown} ${unit}`,
    met: measured <= most,
    gates: unit !== 'ms',
  }
}

/** A figure without a target of its own. */
export const figure = (what: string, measured: string): Row => ({ what, target: '', measured, gates: false })

/** Whether a row fails the run. */
export const isMissed = ({ met, gates }: Row): boolean => met === false && gates

/** A row's verdict in a word. */
export function verdictOf({ met, gates }: Row): string {
  if (met === undefined) return ''
  if (met) return 'met'
  return gates ? 'MISSED' : 'missed (marked only)'
}
