import './trend-chart.css'

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
    <div className="trend-chart" aria-hidden="true">
      <div className="trend-chart__scale">
        <span>100%</span>
        <span>50%</span>
        <span>0%</span>
      </div>
      <div className="trend-chart__plot">
        {points.map(({ key, interval, text }) => (
          <div key={key} className="trend-chart__point" title={text}>
            {interval && (
              <>
                <span
                  className="trend-chart__bar"
                  style={{ bottom: at(interval.from), height: at(interval.to - interval.from) }}
                />
                <span className="trend-chart__dot" style={{ bottom: at(interval.share) }} />
              </>
            )}
          </div>
        ))}
      </div>
      <div className="trend-chart__axis">
        {ends.map((end, index) => (
          <span key={index}>{end}</span>
        ))}
      </div>
    </div>
  )
}
