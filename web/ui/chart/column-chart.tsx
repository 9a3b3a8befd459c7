import { classNames } from '#web/ui/class-names.ts'
import type { ProgressTone } from './progress-bar.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import './column-chart.css'

export type Column = {
  /** Accessible name, such as 'Attempt 2'. */
  name: string
  /** Shown under the column, such as '2'. */
  short: string
  value: number
  text: string
  tone: ProgressTone
}

type ColumnChartProps = { label: string; columns: readonly Column[]; max: number }

/** Ordered values as columns, each with its value as text, so that the chart is accessible to everyone. */
export function ColumnChart({ label, columns, max }: ColumnChartProps) {
  return (
    <ol className="column-chart" aria-label={label}>
      {columns.map(({ name, short, value, text, tone }) => (
        <li key={name} className="column-chart__column">
          <VisuallyHidden>{`${name}: ${text}`}</VisuallyHidden>
          <span className="column-chart__value" aria-hidden="true">
            {text}
          </span>
          <span className="column-chart__track" aria-hidden="true">
            <span
              className={classNames('column-chart__bar', `column-chart__bar--${tone}`)}
              style={{ height: `${String((100 * value) / max)}%` }}
            />
          </span>
          <span className="column-chart__short" aria-hidden="true">
            {short}
          </span>
        </li>
      ))}
    </ol>
  )
}
