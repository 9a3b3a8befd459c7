import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from './button.tsx'

type DisclosureProps = {
  label: string
  /** Shown at first. */
  open?: boolean
  children: ReactNode
}

/** A button that shows and hides what most readers don't need. The content is only rendered while it's shown. */
export function Disclosure({ label, open = false, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(open)
  const id = useId()
  return (
    <div className="grid grid-cols-1 gap-6">
      <Button
        variant="secondary"
        className="justify-self-start print:hidden"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label} <ChevronDown className={isOpen ? 'rotate-180' : undefined} size={18} aria-hidden="true" />
      </Button>
      {isOpen && (
        <div id={id} className="grid grid-cols-1 gap-6">
          {children}
        </div>
      )}
    </div>
  )
}
