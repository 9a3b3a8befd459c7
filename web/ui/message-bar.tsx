import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import './message-bar.css'

export type BarMessage = { id: number; kind: 'error' | 'success'; text: string }

type MessageBarProps = { messages: readonly BarMessage[]; onDismiss: (id: number) => void }

/** The messages of the app, above everything, read aloud as they come and dismissible. */
export function MessageBar({ messages, onDismiss }: MessageBarProps) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    // Each message brings the bar to the front of the top layer, above a dialog that opened meanwhile.
    if (!('popover' in HTMLElement.prototype)) return
    bar.current?.hidePopover()
    if (messages.length > 0) bar.current?.showPopover()
  }, [messages])
  return (
    <section ref={bar} popover="manual" className="message-bar" aria-label="Messages" aria-live="polite">
      {messages.map(({ id, kind, text }) => (
        <div
          key={id}
          role={kind === 'error' ? 'alert' : 'status'}
          className={classNames('message-bar__message', kind === 'error' && 'message-bar__message--error')}
        >
          <p>{text}</p>
          <IconButton
            label="Dismiss message"
            icon={<X size={18} />}
            onClick={() => {
              onDismiss(id)
            }}
          />
        </div>
      ))}
    </section>
  )
}
