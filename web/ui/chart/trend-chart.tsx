import './trend-chart.css'

/** A value of a time and its interval, on a scale from 0 to 1; `interval` absent: nothing is known of this time. */
export type TrendPoint = {
  key: string
  interval: { share: number; from: number; to: number } | undefined
  /** What a pointer finds. */
  text: string
}

type TrendChartProps = {
  points: readonly TrendPoint[]
  /** The words below the first point and the last. */
  ends: readonly [string, string]
}

/** Shares in their order, each with its interval, to be seen. It says nothing aloud: a table beside it holds the same. */
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
