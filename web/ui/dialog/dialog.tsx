import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { registerDialog } from './open-dialogs.ts'
import './dialog.css'

export type DialogProps = {
  open: boolean
  /** Called when the reader closes it: the cross, Escape or a press outside. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons at the end. */
  actions?: ReactNode
  wide?: boolean
  /** Cannot be closed by Escape, cross or a press outside, such as while a card is being charged. */
  locked?: boolean
  /** Closing would lose what is typed: only the cross closes it, no press outside and no Escape. */
  held?: boolean
  role?: 'dialog' | 'alertdialog'
  /** Begins in its first field, also one that is shown later: what is typed at once is not lost. */
  startInField?: boolean
}

/** A modal dialog on the platform's own `<dialog>`: focus is kept inside and goes back where it was. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions, wide = false, locked = false, held = false, role } = props
  const { startInField = false } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const messages = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const leave = () => {
    if (!locked && !held) onClose()
  }
  const close = useRef(leave)
  useEffect(() => {
    close.current = leave
  })
  useEffect(() => {
    const element = dialog.current
    if (!open || element === null) return
    const before = document.activeElement
    if (!element.open) element.showModal()
    const unregister = registerDialog(messages.current ?? element)
    // A press on the backdrop is a press on the dialog itself. For pointers only: keys have Escape and the cross.
    const press = (event: PointerEvent) => {
      if (event.target === element) close.current()
    }
    element.addEventListener('pointerdown', press)
    return () => {
      element.removeEventListener('pointerdown', press)
      unregister()
      element.close()
      // Removed from the page, a dialog restores no focus by itself.
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus()
    }
  }, [open])
  const started = useRef(false)
  useEffect(() => {
    if (!open) started.current = false
    if (!open || !startInField || started.current) return
    const field = dialog.current?.querySelector<HTMLElement>('.dialog__frame :is(input, textarea, select)')
    if (!field) return
    started.current = true
    field.focus()
  })
  if (!open) return null
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      className={classNames('dialog', wide && 'dialog--wide')}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
    >
      <div className="dialog__frame">
        <div className="dialog__head">
          <h2 id={titleId}>{title}</h2>
          {!locked && <IconButton className="dialog__close" label="Close" icon={<X size={20} />} onClick={onClose} />}
          <div ref={messages} className="dialog__messages" />
        </div>
        {children}
        {actions !== undefined && <div className="dialog__actions">{actions}</div>}
      </div>
    </dialog>
  )
}
