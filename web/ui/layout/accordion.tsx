import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** `after`: a status next to the heading. */
export type AccordionItem = { value: string; title: ReactNode; after?: ReactNode; content: ReactNode }

type AccordionProps = {
  items: readonly AccordionItem[]
  /** The values of the panels that are open initially. */
  open?: readonly string[]
  /** Called when a panel opens or closes. */
  onToggle?: (value: string, open: boolean) => void
  /** Heading level. */
  level?: 2 | 3
}

/** Panels that open and close independently, based on the native `<details>`. */
export function Accordion({ items, open = [], onToggle, level = 2 }: AccordionProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="accordion grid gap-3">
      {items.map((item) => (
        <details
          key={item.value}
          className="accordion__item border border-border rounded-large bg-surface overflow-clip"
          open={open.includes(item.value)}
          onToggle={({ currentTarget }) => {
            if (currentTarget.open !== open.includes(item.value)) onToggle?.(item.value, currentTarget.open)
          }}
        >
          <summary className="accordion__trigger">
            <Heading className="accordion__heading">{item.title}</Heading>
            {item.after}
            <ChevronDown className="accordion__chevron" size={20} aria-hidden="true" />
          </summary>
          <div className="pt-2 px-6 pb-6">{item.content}</div>
        </details>
      ))}
    </div>
  )
}
