import { X } from 'lucide-react'

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
    <ul className="flex flex-wrap gap-2 m-0 p-0 list-none in-[.multi-select]:mb-2" aria-label={label}>
      {values.map((value) => (
        <li key={value} className="chip">
          {short(value)}
          <button
            type="button"
            className="grid place-items-center flex-none p-0 border-0 rounded-full bg-transparent text-inherit cursor-pointer size-8 hover:bg-primary hover:text-on-primary focus-visible:rounded-full in-[.dates-field:disabled]:hidden"
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
