import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { endAnswered } from '#web/lib/message-store.ts'
import { isFront, registerDialog } from '#web/lib/open-dialogs.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

export type DialogProps = {
  open: boolean
  /**
   * Called when the user closes the dialog: with the X button or, unless typed text would be lost, with Escape or a
   * press outside.
   */
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons at the bottom. */
  actions?: ReactNode
  wide?: boolean
  /** Disables closing by Escape, the X button, and a press outside, for example while a card is being charged. */
  locked?: boolean
  /** Set if closing would lose input in another site's iframe, which the dialog can't see. */
  held?: boolean
  role?: 'dialog' | 'alertdialog'
  /** Focuses the first field, even one that renders later, so that text typed right away isn't lost. */
  startInField?: boolean
}

/** The maximum time between the presses of a double click, in milliseconds. */
const DOUBLE_CLICK_MS = 500

const TEXT_FIELD =
  'input:not([type=checkbox], [type=radio], [type=file], [type=range]), textarea, [contenteditable=true]'

/** Whether a field that the user typed in is still rendered and not empty. */
const holdsText = (field: HTMLElement): boolean =>
  field.isConnected &&
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : field.textContent) !== ''

/**
 * A modal dialog based on the native `<dialog>`: focus stays inside and returns afterwards. After the user has typed in
 * it, only its buttons close it, not Escape or a press outside.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions, wide = false, locked = false, held = false, role } = props
  const { startInField = false } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const messages = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const wordsId = useId()
  const typed = useRef(new Set<HTMLElement>())
  const requestClose = () => {
    if (!locked && !held && ![...typed.current].some(holdsText)) onClose()
  }
  const close = useRef(requestClose)
  useEffect(() => {
    close.current = requestClose
  })
  useEffect(() => {
    const element = dialog.current
    if (!open || element === null) return
    const before = document.activeElement
    if (!element.open) element.showModal()
    // Otherwise, the browser focuses the first button, which is the X.
    element.querySelector<HTMLElement>('[data-first]')?.focus()
    endAnswered()
    const container = messages.current ?? element
    const unregister = registerDialog(container)
    const fields = typed.current
    fields.clear()
    const opened = performance.now()
    const listeners = new AbortController()
    const { signal } = listeners
    const input = (event: Event) => {
      const { target } = event
      // A custom event is a form's own (form.tsx).
      if (!(event instanceof CustomEvent) && target instanceof HTMLElement && target.matches(TEXT_FIELD))
        fields.add(target)
    }
    element.addEventListener('input', input, { signal })
    let isTouch = false
    let pressed = opened
    // A press on the backdrop targets the dialog element itself. Ignores the second press of a double click that shrank
    // the dialog. For pointers only: keyboard users have Escape and the X button.
    const press = (event: PointerEvent) => {
      isTouch = event.pointerType === 'touch'
      if (event.target === element && event.timeStamp - pressed > DOUBLE_CLICK_MS) close.current()
      pressed = event.timeStamp
    }
    element.addEventListener('pointerdown', press, { signal })
    // Ignores the second press of a double click that opened the dialog, because the user can't have read it yet.
    const click = (event: MouseEvent) => {
      if (event.timeStamp - opened > DOUBLE_CLICK_MS || (event.detail < 2 && !isTouch)) return
      event.preventDefault()
      event.stopPropagation()
    }
    element.addEventListener('click', click, { signal, capture: true })
    // Listens on the document, after React, so that a component that handles the key itself, such as an open list,
    // comes first.
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isFront(container)) return
      event.preventDefault()
      close.current()
    }
    document.addEventListener('keydown', escape, { signal })
    // The back gesture of a phone. A file chooser in the dialog also fires `cancel`.
    const cancel = (event: Event) => {
      if (event.target !== element) return
      event.preventDefault()
      close.current()
    }
    element.addEventListener('cancel', cancel, { signal })
    // A page may block one close request, but not two in a row: the browser then closes the dialog itself.
    const reopen = ({ target }: Event) => {
      if (target === element && !element.open) element.showModal()
    }
    element.addEventListener('close', reopen, { signal })
    return () => {
      listeners.abort()
      // Messages shown in the dialog end with it, except one that its closing action shows.
      endAnswered()
      unregister()
      element.close()
      // Removing a dialog from the page doesn't restore focus, and the element that opened it may be gone.
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
      <div className="dialog__frame grid grid-cols-1 gap-4 p-6">
        <div className="dialog__head sticky top-0 z-5 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-y-0 gap-x-3 -mt-6 -mx-6 mb-0 pt-6 px-6 pb-2 bg-surface-raised [@media(max-height:20rem)]:static">
          <h2 className="pt-[0.4rem] text-[1.375rem]" id={titleId}>
            {title}
          </h2>
          {!locked && (
            <IconButton className="-mt-1 -mr-2 mb-0 ml-0" label="Close" icon={<X size={20} />} onClick={onClose} />
          )}
          <div ref={messages} className="col-span-full" />
        </div>
        <div id={wordsId} className="contents">
          {children}
        </div>
        {actions !== undefined && (
          <div className="flex flex-wrap justify-end gap-3 max-xs:*:flex-[1_1_auto]">{actions}</div>
        )}
      </div>
    </dialog>
  )
}
