type StretchBarProps = {
  /** Text alternative to the chart. */
  label: string
  /** The filled parts, from 0 to `max`. */
  stretches: readonly { from: number; to: number }[]
  max: number
}

/** A bar that shows which parts of a whole are done. */
export function CoverageBar({ label, stretches, max }: StretchBarProps) {
  const percent = (part: number) => `${String((100 * part) / max)}%`
  return (
    <div
      className="relative w-full h-2.5 rounded-small bg-surface-sunken shadow-[inset_0_0_0_1px_var(--color-border)] overflow-hidden forced-colors:outline forced-colors:-outline-offset-1"
      role="img"
      aria-label={label}
    >
      {stretches.map(({ from, to }) => (
        <span
          key={from}
          className="absolute inset-y-0 min-w-0.5 bg-primary forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none"
          style={{ insetInlineStart: percent(from), width: percent(to - from) }}
        />
      ))}
    </div>
  )
}
