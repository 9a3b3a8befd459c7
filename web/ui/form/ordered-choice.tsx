import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { CheckboxField } from './checkbox-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

export type OrderedOption = { value: string; label: string }

type OrderedChoiceProps = {
  legend: string
  hint?: string
  options: readonly OrderedOption[]
  /** The selected values, in order. */
  values: readonly string[]
  onChange: (values: string[]) => void
  /** The label of a selected value that is no longer an option. */
  goneLabel: string
  /** The text shown if there are no options. */
  emptyLabel: string
  disabled?: boolean
}

/** From this many options, a search field narrows the list. */
const FIND_FROM = 8

/**
 * Selects several options of a list in an order that the user can change: a checkbox for each option, and the selected
 * ones as a numbered list.
 */
export function OrderedChoice({
  legend,
  hint,
  options,
  values,
  onChange,
  goneLabel,
  emptyLabel,
  disabled = false,
}: OrderedChoiceProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? goneLabel
  const searchText = typed.trim().toLowerCase()
  const matches = options.filter(({ label }) => label.toLowerCase().includes(searchText))
  const remove = (value: string) => {
    onChange(values.filter((other) => other !== value))
    list.current?.querySelector('input')?.focus()
  }
  const move = (from: number, to: number) => {
    const value = values[from]
    if (value === undefined || to < 0 || to >= values.length) return
    const others = values.filter((other) => other !== value)
    onChange([...others.slice(0, to), value, ...others.slice(to)])
  }
  return (
    <fieldset className="ordered-choice choice-group grid grid-cols-1 gap-2" disabled={disabled}>
      <legend>{legend}</legend>
      {hint !== undefined && <p className="field__hint">{hint}</p>}
      {values.length > 0 && (
        <ol
          className="ordered-choice__chosen grid gap-1 p-0 list-none [counter-reset:chosen] [.ordered-choice:disabled_&_li]:bg-surface-sunken [.ordered-choice:disabled_&_li]:text-text-muted"
          aria-label={`Chosen: ${legend}`}
        >
          {values.map((value, index) => (
            <li key={value}>
              <span className="flex-1 min-w-0 font-semibold wrap-anywhere">{labelOf(value)}</span>
              {!disabled && (
                <span className="ordered-choice__buttons flex flex-none max-xs:ms-auto">
                  <IconButton
                    className="hover:bg-surface"
                    label={`Move ${labelOf(value)} up`}
                    icon={<ChevronUp size={18} />}
                    aria-disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <IconButton
                    className="hover:bg-surface"
                    label={`Move ${labelOf(value)} down`}
                    icon={<ChevronDown size={18} />}
                    aria-disabled={index === values.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                  <IconButton
                    className="hover:bg-surface"
                    label={`Remove ${labelOf(value)}`}
                    icon={<X size={18} />}
                    onClick={() => remove(value)}
                  />
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {options.length >= FIND_FROM && !disabled && (
        <input
          type="search"
          className="field__input"
          aria-label={`Find: ${legend}`}
          placeholder="Type to find"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            // Enter must not submit the form around it.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      )}
      {!disabled && (
        <div
          ref={list}
          className="max-h-72 py-1 px-3 border border-border-strong rounded-medium bg-surface overflow-y-auto"
          role="group"
          aria-label={legend}
        >
          {matches.map(({ value, label }) => (
            <CheckboxField
              key={value}
              label={label}
              checked={values.includes(value)}
              onChange={(event) =>
                onChange(event.target.checked ? [...values, value] : values.filter((other) => other !== value))
              }
            />
          ))}
          <p className="py-2 text-text-muted empty:hidden" role="status" id={`${id}-note`}>
            {options.length === 0 ? emptyLabel : matches.length === 0 ? 'No matches' : ''}
          </p>
        </div>
      )}
    </fieldset>
  )
}
