import { Check, ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Chips } from '#web/ui/chips.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { fieldAttributes } from './field-attributes.ts'
import { Field, type FieldFacts } from './field.tsx'

type MultiSelectProps = FieldFacts & {
  options: readonly string[]
  /** A number at the end of each option, such as how much it would find. */
  countOf?: (option: string) => number | undefined
  values: readonly string[]
  onChange: (values: string[]) => void
  placeholder?: string
  /** Keeps the list open under the field, for example in a dialog, instead of in a popup over the content below. */
  inline?: boolean
  /** Shown if no option contains the typed text. */
  noneFound?: string
}

/** The maximum number of options listed at once; typing narrows them. */
const MAX_LISTED = 100

const matchesTyped = (option: string, typed: string) => option.toLowerCase().includes(typed.trim().toLowerCase())

/**
 * Selects several of many options by typing or from a list: the ARIA combobox pattern with a listbox. Selected values
 * are chips above it.
 */
export function MultiSelect({
  label,
  hint,
  error,
  optional,
  options,
  countOf,
  values,
  onChange,
  placeholder,
  inline = false,
  noneFound = 'No matches',
}: MultiSelectProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState(false)
  const [active, setActive] = useState(-1)
  const open = inline || opened
  const matches = options.filter((option) => matchesTyped(option, typed))
  const listed = matches.slice(0, MAX_LISTED)
  const current = active < listed.length ? active : -1
  const idOf = (index: number) => `${id}-option-${String(index)}`

  const toggle = (value: string) =>
    onChange(values.includes(value) ? values.filter((other) => other !== value) : [...values, value])
  const moveTo = (index: number) => {
    setOpened(true)
    setActive(index)
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' })
  }
  const close = () => {
    setOpened(false)
    setActive(-1)
  }
  const chooseCurrent = () => {
    const option = listed[current] ?? (listed.length === 1 && typed.trim() !== '' ? listed[0] : undefined)
    if (option === undefined) return
    toggle(option)
    setTyped('')
    setActive(-1)
  }
  const press = (event: KeyboardEvent) => {
    // During IME composition, the keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    switch (event.key) {
      case 'ArrowDown':
        event.preventDefault()
        moveTo(Math.min(current + 1, listed.length - 1))
        break
      case 'ArrowUp':
        event.preventDefault()
        moveTo(Math.max(current - 1, 0))
        break
      case 'Enter':
        // Prevents a submit of the form around it: Enter selects.
        event.preventDefault()
        chooseCurrent()
        break
      case 'Escape':
        if (!opened || inline) break
        event.preventDefault()
        event.stopPropagation()
        close()
        break
      case 'Backspace':
        if (typed === '' && values.length > 0) onChange(values.slice(0, -1))
        break
    }
  }
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className={classNames('multi-select relative flex-1 min-w-0', inline && 'multi-select--inline')}>
        <Chips label={`Chosen: ${label}`} values={values} onRemove={toggle} />
        <div className="relative flex">
          <input
            {...fieldAttributes(id, { hint, error })}
            className="field__input"
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={`${id}-list`}
            aria-activedescendant={open && current >= 0 ? idOf(current) : undefined}
            placeholder={values.length === 0 ? placeholder : undefined}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setOpened(true)
              setActive(-1)
            }}
            onClick={() => setOpened(true)}
            onBlur={close}
            onKeyDown={press}
          />
          {!inline && (
            <ChevronDown
              className="absolute inset-e-3.5 inset-y-0 m-auto pointer-events-none text-text-muted"
              size={20}
              aria-hidden="true"
            />
          )}
        </div>
        <div
          className="absolute z-20 inset-x-0 top-[calc(100%+0.25rem)] border border-border-strong rounded-medium bg-surface-raised shadow-large [[hidden]]:hidden in-[.multi-select--inline]:static in-[.multi-select--inline]:mt-2 in-[.multi-select--inline]:shadow-none"
          hidden={!open}
        >
          <div
            ref={list}
            id={`${id}-list`}
            className="[[hidden]]:hidden max-h-64 m-0 p-1 overflow-y-auto overscroll-contain"
            role="listbox"
            tabIndex={-1}
            aria-label={label}
            aria-multiselectable="true"
            hidden={listed.length === 0}
            // Keeps focus in the field while the user presses in the list.
            onMouseDown={(event) => event.preventDefault()}
          >
            {open &&
              listed.map((option, index) => (
                <div
                  key={option}
                  id={idOf(index)}
                  role="option"
                  tabIndex={-1}
                  className="multi-select__option flex items-center gap-3 min-h-target py-2 px-3 rounded-small cursor-pointer wrap-anywhere hover:bg-primary-soft hover:text-on-primary-soft data-[active=true]:bg-primary-soft data-[active=true]:text-on-primary-soft data-[active=true]:shadow-[inset_0_0_0_2px_var(--color-focus)]"
                  aria-selected={values.includes(option)}
                  data-active={index === current}
                  onClick={() => toggle(option)}
                  onKeyDown={press}
                >
                  <span className="multi-select__box" aria-hidden="true">
                    {values.includes(option) && <Check size={16} />}
                  </span>
                  <span className="flex-1">{option}</span>{' '}
                  {countOf !== undefined && <span className="text-text-muted tabular-nums">{countOf(option)}</span>}
                </div>
              ))}
          </div>
          <p className="py-2 px-3 text-text-muted text-small empty:hidden" role="status">
            {matches.length === 0 && noneFound}
            {matches.length > listed.length && `${String(matches.length - listed.length)} more: type to find them`}
          </p>
        </div>
      </div>
    </Field>
  )
}
