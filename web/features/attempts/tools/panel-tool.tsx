import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type LoadedCode, WithCode } from '#web/components/attempts/types/loaded-code.tsx'
import { Button } from '#web/ui/button.tsx'

type PanelToolProps<Code> = {
  label: string
  icon: LucideIcon
  code: LoadedCode<Code>
  /** The panel; `close` closes it and gives the focus back to its button. */
  children: (code: Code, close: () => void) => ReactNode
}

/** A button that opens a panel beneath the tools, which stays open from question to question; its code is loaded with the tools. */
export function PanelTool<Code>({ label, icon: Icon, code, children }: PanelToolProps<Code>) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    // A connection that is lost later does not take the tool away.
    void code.load()
  }, [code])
  return (
    <>
      <Button
        ref={button}
        variant={open ? 'secondary' : 'quiet'}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon size={18} aria-hidden="true" /> {label}
      </Button>
      <div id={id} className="question-tools__panel" hidden={!open}>
        {open && (
          <WithCode from={code} label={label}>
            {(loaded) =>
              children(loaded, () => {
                setOpen(false)
                button.current?.focus()
              })
            }
          </WithCode>
        )}
      </div>
    </>
  )
}
