import { ChevronDown } from 'lucide-react'

type PlayerChoiceProps<Value extends string> = {
  label: string
  /** `short` is what is seen while the list is closed. */
  options: readonly { value: Value; label: string; short?: string }[]
  value: Value
  onChoose: (value: Value) => void
}

/** A choice among a few as a small button: the platform's own list, which also opens on a full screen and on phones. */
export function PlayerChoice<Value extends string>({ label, options, value, onChoose }: PlayerChoiceProps<Value>) {
  const chosen = options.find((option) => option.value === value)
  return (
    <span className="player__choice" title={label}>
      <span aria-hidden="true">
        {chosen?.short ?? chosen?.label}
        <ChevronDown size={16} />
      </span>
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const picked = options.find((option) => option.value === target.value)
          if (picked) onChoose(picked.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
