import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'

export type Tab = { value: string; label: string; content: ReactNode }

type TabsProps = {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly Tab[]
  /** The selected tab. Pass it with `onChange` to control the tabs, for example from the URL. */
  value?: string
  onChange?: (value: string) => void
  /** All panels are as tall as the tallest, so that switching tabs doesn't move the content below. */
  stacked?: boolean
}

/** The tab index that a key moves to from `index`; undefined if the tabs don't handle the key. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** Tabs following the ARIA pattern: one Tab stop, and arrow keys select. Only the selected panel is shown. */
export function Tabs({ label, tabs, value, onChange, stacked = false }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [localValue, setLocalValue] = useState(tabs[0]?.value ?? '')
  const selected = value ?? localValue
  const choose = (tab: string) => {
    setLocalValue(tab)
    onChange?.(tab)
  }
  const move = (event: KeyboardEvent, index: number) => {
    const to = nextIndex(event.key, index, tabs.length)
    const tab = to === undefined ? undefined : tabs[to]
    if (to === undefined || tab === undefined) return
    event.preventDefault()
    choose(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }
  return (
    <div>
      <div className="tabs__list scroll-edges" role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            className="tabs__tab"
            aria-selected={tab.value === selected}
            aria-controls={`${id}-panel-${tab.value}`}
            tabIndex={tab.value === selected ? 0 : -1}
            onClick={() => choose(tab.value)}
            onKeyDown={(event) => move(event, index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div className={classNames(stacked && 'tabs__stack grid noscript:block')}>
        {tabs.map((tab) => (
          <div
            key={tab.value}
            role="tabpanel"
            id={`${id}-panel-${tab.value}`}
            aria-labelledby={`${id}-tab-${tab.value}`}
            className={classNames('tabs__panel', tab.value !== selected && 'tabs__panel--other')}
            hidden={!stacked && tab.value !== selected}
          >
            {(stacked || tab.value === selected) && tab.content}
          </div>
        ))}
      </div>
    </div>
  )
}
