import { ProgressBar, type ProgressTone } from './progress-bar.tsx'

export type Bar = { name: string; value: number; max: number; text: string; tone?: ProgressTone }

/** A chart as a list of bars with their values as text, so that it's accessible to everyone. */
export function BarList({ label, bars }: { label: string; bars: readonly Bar[] }) {
  return (
    <ul className="grid gap-3 p-0 list-none" aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.name} className="grid grid-cols-1 gap-1">
          {/* A long value goes below its name. */}
          <span className="flex flex-wrap justify-between gap-x-3">
            <span>{bar.name}</span>
            <span className="tabular-nums text-text-muted">{bar.text}</span>
          </span>
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
