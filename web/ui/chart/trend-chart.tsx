/**
 * A share and its interval at one time, on a scale from 0 to 1; `interval` is absent if nothing is known for that time.
 */
export type TrendPoint = {
  key: string
  interval: { share: number; from: number; to: number } | undefined
  /** Tooltip. */
  text: string
}

type TrendChartProps = {
  points: readonly TrendPoint[]
  /** Labels below the first and last point. */
  ends: readonly [string, string]
}

/**
 * Shares over time, each with its interval. Hidden from screen readers, because a table next to it contains the same
 * data.
 */
export function TrendChart({ points, ends }: TrendChartProps) {
  const at = (value: number) => `${String(100 * value)}%`
  return (
    <div
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-y-1 gap-x-2 text-text-muted text-[0.75rem] tabular-nums print:[print-color-adjust:exact]"
      aria-hidden="true"
    >
      <div className="flex flex-col justify-between leading-none text-end">
        <span>100%</span>
        <span>50%</span>
        <span>0%</span>
      </div>
      <div className="trend-chart__plot">
        {points.map(({ key, interval, text }) => (
          <div key={key} className="relative flex-[1_1_0] hover:bg-surface-sunken" title={text}>
            {interval && (
              <>
                <span
                  className="absolute inset-s-[50%] w-[clamp(2px,45%,1rem)] rounded-[0.2rem] bg-[color-mix(in_srgb,var(--color-primary)_28%,var(--color-surface))] transform-[translateX(-50%)] forced-colors:border forced-colors:border-[CanvasText] forced-colors:bg-[Canvas] forced-colors:forced-color-adjust-none"
                  style={{ bottom: at(interval.from), height: at(interval.to - interval.from) }}
                />
                <span
                  className="absolute inset-s-[50%] w-[clamp(4px,60%,0.625rem)] aspect-[1] rounded-full bg-primary transform-[translate(-50%,50%)] forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none"
                  style={{ bottom: at(interval.share) }}
                />
              </>
            )}
          </div>
        ))}
      </div>
      <div className="flex col-2 justify-between">
        {ends.map((end, index) => (
          <span key={index}>{end}</span>
        ))}
      </div>
    </div>
  )
}
