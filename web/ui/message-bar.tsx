import { X } from 'lucide-react'
import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { openDialogs } from '#web/lib/open-dialogs.ts'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

export type BarMessage = { id: number; kind: 'error' | 'success'; text: string }

type MessageBarProps = { messages: readonly BarMessage[]; onDismiss: (id: number) => void }

/**
 * The app's messages: above everything, announced, and dismissible; the page can scroll out from under them. While a
 * modal dialog is open, they're rendered inside it, under its title, because everything else is inert.
 */
export function MessageBar(props: MessageBarProps) {
  const dialog = useStore(openDialogs, (dialogs) => dialogs.at(-1))
  return dialog === undefined ? <Bar {...props} isOverlay /> : createPortal(<Bar {...props} />, dialog)
}

/** `isOverlay`: in the top layer, at the bottom of the screen; otherwise in the dialog's flow. */
function Bar({ messages, onDismiss, isOverlay = false }: MessageBarProps & { isOverlay?: boolean }) {
  const bar = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // Shows the popover even while empty, because screen readers announce only changes of visible content.
    if (isOverlay && 'popover' in HTMLElement.prototype) bar.current?.showPopover()
  }, [isOverlay])
  useLayoutEffect(() => {
    const height = isOverlay && messages.length > 0 ? (bar.current?.offsetHeight ?? 0) : 0
    document.documentElement.style.setProperty('--message-room', `${height}px`)
  }, [isOverlay, messages])
  const remember = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && bar.current?.contains(relatedTarget) === false)
      cameFrom.current = relatedTarget
  }
  const dismiss = (id: number) => {
    const others = [...(bar.current?.querySelectorAll<HTMLElement>(`[data-message]:not([data-message="${id}"])`) ?? [])]
    onDismiss(id)
    const next = others[0]?.querySelector('button') ?? cameFrom.current
    if (next?.isConnected === true) next.focus()
  }
  const show = (kind: BarMessage['kind']) =>
    messages
      .filter((message) => message.kind === kind)
      .map(({ id, text }) => (
        <div
          key={id}
          data-message={id}
          className={classNames('message-bar__message', kind === 'error' && 'message-bar__message--error')}
        >
          <p className="py-2 whitespace-pre-line">{text}</p>
          <IconButton
            className="shrink-0"
            label="Dismiss message"
            icon={<X size={18} />}
            onFocus={remember}
            onClick={() => dismiss(id)}
          />
        </div>
      ))
  return (
    <section
      ref={bar}
      popover={isOverlay ? 'manual' : undefined}
      className={classNames(
        'message-bar',
        isOverlay &&
          'fixed top-auto right-0 bottom-(--bottom-room,0px) left-0 z-80 max-h-[60dvh] m-0 pt-0 px-4 pb-[calc(1rem+env(safe-area-inset-bottom))] border-0 bg-transparent [overflow:hidden_auto] pointer-events-none size-auto',
      )}
      aria-label="Messages"
    >
      <div className="grid grid-cols-1 justify-items-center" role="alert" aria-atomic="false">
        {show('error')}
      </div>
      <div className="grid grid-cols-1 justify-items-center" role="status" aria-atomic="false">
        {show('success')}
      </div>
    </section>
  )
}
