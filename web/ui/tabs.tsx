import { Tabs as RadixTabs } from 'radix-ui'
import type { ReactNode } from 'react'
import './tabs.css'

export type Tab = { value: string; label: string; content: ReactNode }

type TabsProps = {
  /** What the tabs choose among, read aloud. */
  label: string
  tabs: readonly Tab[]
  /** The chosen tab; give it with `onChange` to control it (such as from the address). */
  value?: string
  onChange?: (value: string) => void
}

/** Tabs with arrow keys; only the chosen panel is in the page. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <RadixTabs.Root
      defaultValue={tabs[0]?.value ?? ''}
      {...(value === undefined ? {} : { value })}
      {...(onChange === undefined ? {} : { onValueChange: onChange })}
    >
      <RadixTabs.List className="tabs__list" aria-label={label}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.value} value={tab.value} className="tabs__tab">
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="tabs__panel">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
