import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { endAnswered } from '#web/lib/message-store.ts'
import { isFront, registerDialog } from '#web/lib/open-dialogs.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import './dialog.css'

export type DialogProps = {
  open: boolean
  /** Called when the reader closes it: the cross or, while no text would be lost, Escape or a press outside. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons at the end. */
  actions?: ReactNode
  wide?: boolean
  /** Cannot be closed by Escape, cross or a press outside, such as while a card is being charged. */
  locked?: boolean
  /** Closing would lose what was typed in a frame of another site, which the dialog itself cannot see. */
  held?: boolean
  role?: 'dialog' | 'alertdialog'
  /** Begins in its first field, also one that is shown later: what is typed at once is not lost. */
  startInField?: boolean
}

/** No slower is the second press of a double click, milliseconds. */
const DOUBLE_CLICK_MS = 500

const TEXT_FIELD =
  'input:not([type=checkbox], [type=radio], [type=file], [type=range]), textarea, [contenteditable=true]'

/** Whether a field that was typed in is still there and not empty. */
const holdsText = (field: HTMLElement): boolean =>
  field.isConnected &&
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : field.textContent) !== ''

/**
 * A modal dialog on the platform's own `<dialog>`: focus is kept inside and goes back where it was. Where text was typed in it, only its
 * buttons close it, no press outside and no Escape.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions, wide = false, locked = false, held = false, role } = props
  const { startInField = false } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const messages = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const wordsId = useId()
  const typed = useRef(new Set<HTMLElement>())
  const leave = () => {
    if (!locked && !held && ![...typed.current].some(holdsText)) onClose()
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
    // Else its first button, which is the cross.
    element.querySelector<HTMLElement>('[data-first]')?.focus()
    endAnswered()
    const place = messages.current ?? element
    const unregister = registerDialog(place)
    const fields = typed.current
    fields.clear()
    const opened = performance.now()
    const listeners = new AbortController()
    const { signal } = listeners
    const input = ({ target }: Event) => {
      if (target instanceof HTMLElement && target.matches(TEXT_FIELD)) fields.add(target)
    }
    element.addEventListener('input', input, { signal })
    let isTouch = false
    let pressed = opened
    // A press on the backdrop is a press on the dialog itself, but not the second press of a double click on what made the dialog smaller.
    // For pointers only: keys have Escape and the cross.
    const press = (event: PointerEvent) => {
      isTouch = event.pointerType === 'touch'
      if (event.target === element && event.timeStamp - pressed > DOUBLE_CLICK_MS) close.current()
      pressed = event.timeStamp
    }
    element.addEventListener('pointerdown', press, { signal })
    // Nobody has read it yet: the second press of a double click on what opened it answers nothing.
    const click = (event: MouseEvent) => {
      if (event.timeStamp - opened > DOUBLE_CLICK_MS || (event.detail < 2 && !isTouch)) return
      event.preventDefault()
      event.stopPropagation()
    }
    element.addEventListener('click', click, { signal, capture: true })
    // At the document, after React: what handles the key itself, such as an open list, comes first.
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isFront(place)) return
      event.preventDefault()
      close.current()
    }
    document.addEventListener('keydown', escape, { signal })
    // A phone's way back. A file chooser in the dialog sends `cancel`, too.
    const cancel = (event: Event) => {
      if (event.target !== element) return
      event.preventDefault()
      close.current()
    }
    element.addEventListener('cancel', cancel, { signal })
    // A browser lets a page hold off one way back, not two: then it closes the dialog itself.
    const reopen = ({ target }: Event) => {
      if (target === element && !element.open) element.showModal()
    }
    element.addEventListener('close', reopen, { signal })
    return () => {
      listeners.abort()
      // What was said in it ends with it, except what closed it.
      endAnswered()
      unregister()
      element.close()
      // Removed from the page, a dialog restores no focus by itself; what opened it may have gone by its work.
      if (document.activeElement !== document.body) return
      const back = before instanceof HTMLElement && before.isConnected ? before : document.querySelector('main')
      back?.focus()
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
      aria-describedby={role === 'alertdialog' ? wordsId : undefined}
      className={classNames('dialog', wide && 'dialog--wide')}
    >
      <div className="dialog__frame">
        <div className="dialog__head">
          <h2 id={titleId}>{title}</h2>
          {!locked && <IconButton className="dialog__close" label="Close" icon={<X size={20} />} onClick={onClose} />}
          <div ref={messages} className="dialog__messages" />
        </div>
        <div id={wordsId} className="dialog__words">
          {children}
        </div>
        {actions !== undefined && <div className="dialog__actions">{actions}</div>}
      </div>
    </dialog>
  )
}
