import { type LucideIcon, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { toolWords } from '#domain/messages/test-tools.ts'
import type { LazyComponent } from '#web/lib/lazy-component.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ToolButton } from '#web/components/attempts/marks/tool-button.tsx'

type ToolPanelProps = {
  id: string
  label: string
  /** The drawer: the right margin of wide screens, the lower half of others. */
  drawer: HTMLElement
  onClose: () => void
  children: ReactNode
}

/** A tool's panel in the drawer, so that the question stays in sight. */
export function ToolPanel({ id, label, drawer, onClose, children }: ToolPanelProps) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const shown = panel.current
    const scroller = shown?.parentElement
    if (shown == null || scroller == null) return
    // The drawer may hold another panel, and scrolls by itself.
    scroller.scrollTop += shown.getBoundingClientRect().top - scroller.getBoundingClientRect().top
    // On a low screen, the drawer is at the end of the page.
    if (scroller.getBoundingClientRect().top > window.innerHeight) scroller.scrollIntoView()
  }, [])
  return createPortal(
    <section ref={panel} id={id} className="grid gap-3 px-4 pb-4" aria-labelledby={`${id}-label`}>
      <div className="sticky top-0 z-1 flex items-center justify-between -me-2 bg-surface-raised">
        <h2 id={`${id}-label`} className="text-body">
          {label}
        </h2>
        <IconButton label={toolWords.close(label)} icon={<X size={20} />} onClick={onClose} />
      </div>
      {children}
    </section>,
    drawer,
  )
}

type PanelToolProps = {
  label: string
  icon: LucideIcon
  drawer: HTMLElement
  /** The panel. Closing it returns focus to the button. */
  Panel: LazyComponent<{ onClose: () => void }>
}

/** A button that opens a panel in the drawer. It stays open across questions. Its code loads with the tools. */
export function PanelTool({ label, icon, drawer, Panel }: PanelToolProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    // Preloads the panel, so that the tool works if the connection is lost later.
    void Panel.preload()
  }, [Panel])
  const close = () => {
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <ToolButton
        ref={button}
        icon={icon}
        label={label}
        on={open}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <ToolPanel id={id} label={label} drawer={drawer} onClose={close}>
          <Panel onClose={close} />
        </ToolPanel>
      )}
    </>
  )
}
