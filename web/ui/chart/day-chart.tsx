import { scaleEnd } from './chart-scale.ts'
import './day-chart.css'

/** A day's value, its tooltip, and an optional label on the axis. */
export type ChartDay = { key: string; value: number; text: string; mark?: string | undefined }

type DayChartProps = {
  days: readonly ChartDay[]
  /** Formats a value on the scale. Without data, only 0 is shown. */
  say: (value: number) => string
  /** Labels below the first and last day, for charts whose days have no labels of their own. */
  ends?: readonly [string, string]
}

/**
 * Days as columns over a round scale. Hidden from screen readers, because a table next to it contains the same data.
 */
export function DayChart({ days, say, ends }: DayChartProps) {
  const most = Math.max(0, ...days.map(({ value }) => value))
  const end = scaleEnd(most)
  return (
    <div className="day-chart" aria-hidden="true">
      <div className="day-chart__scale">
        {[end, end / 2].map((value) => (
          <span key={value}>{most > 0 && say(value)}</span>
        ))}
        <span>0</span>
      </div>
      <div className="day-chart__plot">
        {days.map(({ key, value, text }) => (
          <div key={key} className="day-chart__day" title={text}>
            {value > 0 && <div className="day-chart__bar" style={{ height: `${String((100 * value) / end)}%` }} />}
          </div>
        ))}
      </div>
      {ends ? (
        <div className="day-chart__axis">
          {ends.map((words) => (
            <span key={words}>{words}</span>
          ))}
        </div>
      ) : (
        <div className="day-chart__marks">
          {days.map(({ key, mark }) => (
            <span key={key}>{mark}</span>
          ))}
        </div>
      )}
    </div>
  )
}
