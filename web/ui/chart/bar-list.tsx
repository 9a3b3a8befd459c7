import { ProgressBar, type ProgressTone } from './progress-bar.tsx'
import './bar-list.css'

export type Bar = { name: string; value: number; max: number; text: string; tone?: ProgressTone }

/** A chart as a list of bars with their values as text, so that it's accessible to everyone. */
export function BarList({ label, bars }: { label: string; bars: readonly Bar[] }) {
  return (
    <ul className="bar-list" aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.name} className="bar-list__row">
          <span>{bar.name}</span>
          <span className="bar-list__value">{bar.text}</span>
          <ProgressBar
            label={bar.name}
            value={bar.value}
            max={bar.max}
            text={bar.text}
            {...(bar.tone === undefined ? {} : { tone: bar.tone })}
          />
        </li>
      ))}
    </ul>
  )
}
