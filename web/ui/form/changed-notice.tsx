import { useEffect, useRef } from 'react'
import { endErrors } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

type ChangedNoticeProps = { message: string; onKeep: () => void; onTake: () => void }

/**
 * Shown when another user has changed the item in the meantime. The typed values stay until the administrator decides.
 */
export function ChangedNotice({ message, onKeep, onTake }: ChangedNoticeProps) {
  const choice = useRef<HTMLDivElement>(null)
  // The user may have scrolled far down to the button they pressed.
  useEffect(() => {
    choice.current?.focus()
  }, [])
  return (
    <Notice tone="accent" role="alert">
      <div ref={choice} tabIndex={-1} role="group" aria-label={message}>
        <Stack gap="small">
          <p>{message}. Nothing that you typed is lost: choose which text stays.</p>
          <Row>
            <Button
              variant="secondary"
              onClick={() => {
                endErrors()
                onKeep()
              }}
            >
              Keep mine
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                endErrors()
                onTake()
              }}
            >
              Use the other version
            </Button>
          </Row>
        </Stack>
      </div>
    </Notice>
  )
}
