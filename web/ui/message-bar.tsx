import { X } from 'lucide-react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import './message-bar.css'

export type BarMessage = { id: number; kind: 'error' | 'success'; text: string }

type MessageBarProps = { messages: readonly BarMessage[]; onDismiss: (id: number) => void }

/** The messages of the app, above everything, read aloud as they come and dismissible. */
export function MessageBar({ messages, onDismiss }: MessageBarProps) {
  return (
    <section className="message-bar" aria-label="Messages" aria-live="polite">
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
