/**
 * A step of an estimate that becomes more precise. `estimate` is absent while nothing is known; `level`: the level of
 * this step's question, on the same scale; `hollow`: the step doesn't count.
 */
export type EstimateStep = {
  estimate: { value: number; from: number; to: number } | undefined
  level: number
  hollow: boolean
}

type EstimateChartProps = {
  /** Text alternative to the chart. */
  label: string
  steps: readonly EstimateStep[]
  /** The value to compare the estimate with, drawn as a horizontal line. */
  mark: number
  /** The ends of the scale. Values beyond them are drawn at the end. */
  low: number
  high: number
  /** Labels next to the scale's ends and its mark. */
  words: { low: string; mark: string; high: string }
  /** The index of the highlighted step. */
  selected: number
}

/** The height of the chart in its own units; the width is one unit per step. */
const HEIGHT = 100

/** An estimate with its interval, step by step, and a line to compare them with. */
export function EstimateChart({ label, steps, mark, low, high, words, selected }: EstimateChartProps) {
  const y = (value: number) => (HEIGHT * (high - Math.min(high, Math.max(low, value)))) / (high - low)
  const estimated = steps.flatMap(({ estimate }, index) =>
    estimate === undefined ? [] : [{ x: index + 0.5, estimate }],
  )
  const path = (points: readonly { x: number; value: number }[]) =>
    points.map(({ x, value }, index) => `${index === 0 ? 'M' : 'L'}${String(x)} ${y(value).toFixed(2)}`).join('')
  const upper = estimated.map(({ x, estimate }) => ({ x, value: estimate.to }))
  const lower = estimated.map(({ x, estimate }) => ({ x, value: estimate.from }))
  // A zero-length line with round caps draws a dot that stays round however the chart is stretched.
  const dots = (hollow: boolean) =>
    steps
      .map((step, index) => (step.hollow === hollow ? `M${String(index + 0.5)} ${y(step.level).toFixed(2)}h0` : ''))
      .join('')
  return (
    <div
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-2 print:[print-color-adjust:exact]"
      role="img"
      aria-label={label}
    >
      <div
        className="relative flex flex-col justify-between min-w-11 text-text-muted text-[0.75rem] tabular-nums leading-none text-end"
        aria-hidden="true"
      >
        <span>{words.high}</span>
        <span
          className="absolute inset-e-0 text-text font-semibold transform-[translateY(-50%)]"
          style={{ top: `${String(y(mark))}%` }}
        >
          {words.mark}
        </span>
        <span>{words.low}</span>
      </div>
      <svg
        className="w-full h-[clamp(11rem,30vw,16rem)] border border-border rounded-small bg-surface forced-colors:forced-color-adjust-none forced-colors:border-[CanvasText] forced-colors:bg-[Canvas]"
        viewBox={`0 0 ${String(Math.max(1, steps.length))} ${String(HEIGHT)}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {estimated.length > 0 && (
          <path
            className="[vector-effect:non-scaling-stroke] fill-[color-mix(in_srgb,var(--color-primary)_22%,var(--color-surface))] forced-colors:fill-[Canvas] forced-colors:stroke-[GrayText]"
            d={`${path(upper)}${path(lower.toReversed()).replace('M', 'L')}Z`}
          />
        )}
        <path
          className="fill-none [vector-effect:non-scaling-stroke] stroke-text [stroke-dasharray:6_4] stroke-[1.5px] forced-colors:stroke-[CanvasText]"
          d={`M0 ${y(mark).toFixed(2)}H${String(steps.length)}`}
        />
        <path
          className="estimate-chart__dots fill-none [vector-effect:non-scaling-stroke] stroke-text-muted [stroke-linecap:round] stroke-[4px] forced-colors:stroke-[CanvasText]"
          d={dots(false)}
        />
        <path
          className="estimate-chart__dots estimate-chart__dots--hollow fill-none [vector-effect:non-scaling-stroke] [stroke-linecap:round] stroke-accent stroke-[7px] forced-colors:stroke-[CanvasText]"
          d={dots(true)}
        />
        <path
          className="estimate-chart__dots fill-none [vector-effect:non-scaling-stroke] [stroke-linecap:round] stroke-surface stroke-[3.5px] forced-colors:stroke-[Canvas]"
          d={dots(true)}
        />
        <path
          className="estimate-chart__line fill-none [vector-effect:non-scaling-stroke] stroke-primary [stroke-linejoin:round] stroke-[2.5px] forced-colors:stroke-[CanvasText]"
          d={path(estimated.map(({ x, estimate }) => ({ x, value: estimate.value })))}
        />
        <path
          className="fill-none [vector-effect:non-scaling-stroke] stroke-focus stroke-[2px] forced-colors:stroke-[Highlight] print:hidden"
          d={`M${String(selected + 0.5)} 0V${String(HEIGHT)}`}
        />
      </svg>
    </div>
  )
}
