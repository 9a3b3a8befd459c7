import './coverage-bar.css'

type StretchBarProps = {
  /** What is read instead of the picture. */
  label: string
  /** The parts that are filled, from 0 to `max`. */
  stretches: readonly { from: number; to: number }[]
  max: number
}

/** Which parts of a whole are done: a bar that is filled where they lie. */
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
