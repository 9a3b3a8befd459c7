import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

export type StackTone = 'primary' | 'accent'

export type StackedBar = {
  key: string
  name: string
  /** The bar's values as text, which contains everything that the bar shows. */
  text: ReactNode
  /** One value per part, in the legend's order. */
  values: readonly number[]
}

type StackedBarsProps = {
  label: string
  /** The parts of each bar. */
  legend: readonly { name: string; tone: StackTone }[]
  bars: readonly StackedBar[]
}

/**
 * Sums of a few parts in rows, such as weeks, each with its values as text, so that the chart is accessible and fits
 * any width.
 */
export function StackedBars({ label, legend, bars }: StackedBarsProps) {
  const max = Math.max(1, ...bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0)))
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap gap-y-1 gap-x-6 m-0 text-text-muted text-small" aria-hidden="true">
        {legend.map(({ name, tone }) => (
          <span key={name}>
            <span className={classNames('inline-block rounded-[0.2rem] size-3', `stacked-bars__part--${tone}`)} />{' '}
            {name}
          </span>
        ))}
      </p>
      <ol className="grid gap-4 m-0 p-0 list-none" aria-label={label}>
        {bars.map(({ key, name, text, values }) => (
          <li key={key} className="flex flex-wrap justify-between gap-y-1 gap-x-4">
            <span className="font-semibold">{name}</span>
            <span className="text-text-muted tabular-nums">{text}</span>
            <span
              className="flex w-full h-3 overflow-hidden rounded-full bg-surface-sunken shadow-[inset_0_0_0_1px_var(--color-border)] forced-colors:outline forced-colors:-outline-offset-1"
              aria-hidden="true"
            >
              {legend.map(({ name: part, tone }, at) => (
                <span
                  key={part}
                  className={classNames('stacked-bars__part', `stacked-bars__part--${tone}`)}
                  style={{ width: `${String((100 * (values[at] ?? 0)) / max)}%` }}
                />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
