import './day-chart.css'

/** A day's value, and the words that a pointer finds. */
export type ChartDay = { key: string; value: number; text: string }

type DayChartProps = {
  days: readonly ChartDay[]
  /** The scale's upper end, above 0, and its words. */
  top: { value: number; text: string }
  /** The words below the first day and the last. */
  ends: readonly [string, string]
}

/** Days as columns, to be seen. It says nothing aloud: a table beside it holds the same. */
export function DayChart({ days, top, ends }: DayChartProps) {
  return (
    <div className="day-chart" aria-hidden="true">
      <div className="day-chart__scale">
        <span>{top.text}</span>
        <span>0</span>
      </div>
      <div className="day-chart__plot">
        {days.map(({ key, value, text }) => (
          <div key={key} className="day-chart__day" title={text}>
            {value > 0 && (
              <div
                className="day-chart__bar"
                style={{ height: `${String(Math.min(100, (100 * value) / top.value))}%` }}
              />
            )}
          </div>
        ))}
      </div>
      <div className="day-chart__axis">
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </div>
    </div>
  )
}
