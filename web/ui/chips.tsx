import { X } from 'lucide-react'
import './chips.css'

type ChipsProps = {
  label: string
  values: readonly string[]
  onRemove: (value: string) => void
  /** Shortens a chip's value if the rest is shown next to it; by default, the whole value is shown. */
  short?: (value: string) => string
}

/** The selected values, each with a button that removes it. */
export function Chips({ label, values, onRemove, short = (value) => value }: ChipsProps) {
  if (values.length === 0) return null
  return (
    <ul className="chips" aria-label={label}>
      {values.map((value) => (
        <li key={value} className="chip">
          {short(value)}
          <button
            type="button"
            className="chip__remove"
            aria-label={`Remove ${value}`}
            title={`Remove ${value}`}
            onClick={() => onRemove(value)}
          >
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
