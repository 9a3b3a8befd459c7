import { classNames } from '#web/ui/class-names.ts'
import type { ProgressTone } from './progress-bar.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

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
    <ol className="flex flex-wrap gap-2 m-0 p-0 list-none" aria-label={label}>
      {columns.map(({ name, short, value, text, tone }) => (
        <li key={name} className="grid flex-[0_0_2.75rem] justify-items-center gap-1 text-small tabular-nums">
          <VisuallyHidden>{`${name}: ${text}`}</VisuallyHidden>
          <span aria-hidden="true">{text}</span>
          <span
            className="flex items-end w-full h-20 rounded-small bg-surface-sunken overflow-hidden forced-colors:outline forced-colors:-outline-offset-1"
            aria-hidden="true"
          >
            <span
              className={classNames(
                'column-chart__bar forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none',
                `column-chart__bar--${tone}`,
              )}
              style={{ height: `${String((100 * value) / max)}%` }}
            />
          </span>
          <span className="text-text-muted" aria-hidden="true">
            {short}
          </span>
        </li>
      ))}
    </ol>
  )
}
