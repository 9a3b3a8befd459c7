import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import './stacked-bars.css'

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
  const most = Math.max(1, ...bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0)))
  return (
    <div className="stacked-bars">
      <p className="stacked-bars__legend" aria-hidden="true">
        {legend.map(({ name, tone }) => (
          <span key={name}>
            <span className={classNames('stacked-bars__swatch', `stacked-bars__part--${tone}`)} /> {name}
          </span>
        ))}
      </p>
      <ol className="stacked-bars__list" aria-label={label}>
        {bars.map(({ key, name, text, values }) => (
          <li key={key} className="stacked-bars__row">
            <span className="stacked-bars__name">{name}</span>
            <span className="stacked-bars__text">{text}</span>
            <span className="stacked-bars__track" aria-hidden="true">
              {legend.map(({ name: part, tone }, at) => (
                <span
                  key={part}
                  className={classNames('stacked-bars__part', `stacked-bars__part--${tone}`)}
                  style={{ width: `${String((100 * (values[at] ?? 0)) / most)}%` }}
                />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
