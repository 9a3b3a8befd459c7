import './coverage-bar.css'

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
    <div className="coverage-bar" role="img" aria-label={label}>
      {stretches.map(({ from, to }) => (
        <span
          key={from}
          className="coverage-bar__part"
          style={{ insetInlineStart: percent(from), width: percent(to - from) }}
        />
      ))}
    </div>
  )
}
