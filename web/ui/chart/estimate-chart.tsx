import './estimate-chart.css'

/**
 * A step of an estimate that grows surer. `estimate` absent: nothing is known yet; `level`: what was asked in this step, on the same
 * scale; `hollow`: a step that does not count.
 */
export type EstimateStep = {
  estimate: { value: number; from: number; to: number } | undefined
  level: number
  hollow: boolean
}

type EstimateChartProps = {
  /** What is read instead of the picture. */
  label: string
  steps: readonly EstimateStep[]
  /** What the estimate is compared with: a line across. */
  mark: number
  /** The ends of the scale that is drawn; what lies beyond is drawn at its end. */
  low: number
  high: number
  /** Words beside the scale's ends and its mark. */
  words: { low: string; mark: string; high: string }
  /** The index of the step that is pointed out. */
  chosen: number
}

/** The height of the picture in its own units; its width is a unit for each step. */
const HEIGHT = 100

/** An estimate and its interval, step by step, with a line to compare them with. */
export function EstimateChart({ label, steps, mark, low, high, words, chosen }: EstimateChartProps) {
  const y = (value: number) => (HEIGHT * (high - Math.min(high, Math.max(low, value)))) / (high - low)
  const known = steps.flatMap(({ estimate }, index) => (estimate === undefined ? [] : [{ x: index + 0.5, estimate }]))
  const path = (points: readonly { x: number; value: number }[]) =>
    points.map(({ x, value }, index) => `${index === 0 ? 'M' : 'L'}${String(x)} ${y(value).toFixed(2)}`).join('')
  const upper = known.map(({ x, estimate }) => ({ x, value: estimate.to }))
  const lower = known.map(({ x, estimate }) => ({ x, value: estimate.from }))
  // A line without length and with round ends is a dot, whatever the picture is stretched to.
  const dots = (hollow: boolean) =>
    steps
      .map((step, index) => (step.hollow === hollow ? `M${String(index + 0.5)} ${y(step.level).toFixed(2)}h0` : ''))
      .join('')
  return (
    <div className="estimate-chart" role="img" aria-label={label}>
      <div className="estimate-chart__scale" aria-hidden="true">
        <span>{words.high}</span>
        <span className="estimate-chart__mark-word" style={{ top: `${String(y(mark))}%` }}>
          {words.mark}
        </span>
        <span>{words.low}</span>
      </div>
      <svg
        className="estimate-chart__plot"
        viewBox={`0 0 ${String(Math.max(1, steps.length))} ${String(HEIGHT)}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {known.length > 0 && (
          <path className="estimate-chart__band" d={`${path(upper)}${path(lower.toReversed()).replace('M', 'L')}Z`} />
        )}
        <path className="estimate-chart__mark" d={`M0 ${y(mark).toFixed(2)}H${String(steps.length)}`} />
        <path className="estimate-chart__dots" d={dots(false)} />
        <path className="estimate-chart__dots estimate-chart__dots--hollow" d={dots(true)} />
        <path className="estimate-chart__dots estimate-chart__dots--inner" d={dots(true)} />
        <path
          className="estimate-chart__line"
          d={path(known.map(({ x, estimate }) => ({ x, value: estimate.value })))}
        />
        <path className="estimate-chart__chosen" d={`M${String(chosen + 0.5)} 0V${String(HEIGHT)}`} />
      </svg>
    </div>
  )
}
