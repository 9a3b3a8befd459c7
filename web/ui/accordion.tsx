import { ChevronDown } from 'lucide-react'
import { Accordion as RadixAccordion } from 'radix-ui'
import type { ReactNode } from 'react'
import './accordion.css'

export type AccordionItem = { value: string; title: ReactNode; content: ReactNode }

type AccordionProps = {
  items: readonly AccordionItem[]
  /** Values of the panels that are open at first. */
  open?: readonly string[]
  /** Level of the headings. */
  level?: 2 | 3
}

/** Panels that open and close, each on its own. */
export function Accordion({ items, open = [], level = 2 }: AccordionProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <RadixAccordion.Root type="multiple" defaultValue={[...open]} className="accordion">
      {items.map((item) => (
        <RadixAccordion.Item key={item.value} value={item.value} className="accordion__item">
          <RadixAccordion.Header asChild>
            <Heading className="accordion__heading">
              <RadixAccordion.Trigger className="accordion__trigger">
                {item.title}
                <ChevronDown className="accordion__chevron" size={20} aria-hidden="true" />
              </RadixAccordion.Trigger>
            </Heading>
          </RadixAccordion.Header>
          <RadixAccordion.Content className="accordion__panel">{item.content}</RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  )
}
