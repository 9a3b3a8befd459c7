import { useState } from 'react'
import { courseMessages } from '#domain/messages/courses.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

/** Says that somebody else was faster, and offers to look at the change without losing what was typed. */
export function ChangedNotice({ onReload }: { onReload: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const reload = async () => {
    setBusy(true)
    await onReload()
    setBusy(false)
  }
  return (
    <Notice tone="accent" role="status">
      <Stack gap="small">
        <p>{courseMessages['course-changed']}. What you typed stays in view.</p>
        <div>
          <Button variant="secondary" busy={busy} onClick={() => void reload()}>
            Reload
          </Button>
        </div>
      </Stack>
    </Notice>
  )
}
