import { X } from 'lucide-react'
import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useFrontDialog } from './open-dialogs.ts'
import './message-bar.css'

export type BarMessage = { id: number; kind: 'error' | 'success'; text: string }

type MessageBarProps = { messages: readonly BarMessage[]; onDismiss: (id: number) => void }

/**
 * The messages of the app, above everything, read aloud as they come and dismissible. While a modal dialog is open they
 * are shown inside it, since all else is inert.
 */
export function MessageBar(props: MessageBarProps) {
  const dialog = useFrontDialog()
  return dialog === undefined ? <Bar {...props} /> : createPortal(<Bar {...props} />, dialog)
}

function Bar({ messages, onDismiss }: MessageBarProps) {
  const bar = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // The top layer, above a dialog too; shown while empty as well, because only what is shown is read when it changes.
    if ('popover' in HTMLElement.prototype) bar.current?.showPopover()
  }, [])
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
          <p>{text}</p>
          <IconButton
            label="Dismiss message"
            icon={<X size={18} />}
            onFocus={remember}
            onClick={() => {
              dismiss(id)
            }}
          />
        </div>
      ))
  return (
    <section ref={bar} popover="manual" className="message-bar" aria-label="Messages">
      <div className="message-bar__group" role="alert" aria-atomic="false">
        {show('error')}
      </div>
      <div className="message-bar__group" role="status" aria-atomic="false">
        {show('success')}
      </div>
    </section>
  )
}
