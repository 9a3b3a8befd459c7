import { scaleEnd } from './chart-scale.ts'

/** A day's value, its tooltip, and an optional label on the axis. */
export type ChartDay = { key: string; value: number; text: string; mark?: string | undefined }

type DayChartProps = {
  days: readonly ChartDay[]
  /** Formats a value on the scale. Without data, only 0 is shown. */
  format: (value: number) => string
  /** Labels below the first and last day, for charts whose days have no labels of their own. */
  ends?: readonly [string, string]
}

/**
 * Days as columns over a round scale. Hidden from screen readers, because a table next to it contains the same data.
 */
export function DayChart({ days, format, ends }: DayChartProps) {
  const max = Math.max(0, ...days.map(({ value }) => value))
  const end = scaleEnd(max)
  return (
    <div className="day-chart" aria-hidden="true">
      <div className="flex flex-col justify-between text-end leading-none">
        {[end, end / 2].map((value) => (
          <span key={value}>{max > 0 && format(value)}</span>
        ))}
        <span>0</span>
      </div>
      <div className="day-chart__plot">
        {days.map(({ key, value, text }) => (
          <div key={key} className="relative flex-[1_1_0] h-full hover:bg-surface-sunken" title={text}>
            {value > 0 && (
              <div
                className="day-chart__bar absolute top-auto right-0 bottom-0 left-0 rounded-[0.2rem_0.2rem_0_0] bg-primary forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none"
                style={{ height: `${String((100 * value) / end)}%` }}
              />
            )}
          </div>
        ))}
      </div>
      {ends ? (
        <div className="flex col-2 justify-between">
          {ends.map((words) => (
            <span key={words}>{words}</span>
          ))}
        </div>
      ) : (
        <div className="day-chart__marks flex col-2 gap-[clamp(1px,0.35vw,4px)]">
          {days.map(({ key, mark }) => (
            <span key={key}>{mark}</span>
          ))}
        </div>
      )}
    </div>
  )
}
