import { useStore } from 'zustand'
import { myCoursesWords as words } from '#domain/messages/my-courses.ts'
import { appUpdate } from '#web/lib/app-update.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Row } from '#web/ui/layout/row.tsx'

/** Offers a new version of the app once it's installed. Only here, so that it never interrupts a test. */
export function UpdateNotice() {
  const update = useStore(appUpdate, (state) => state.update)
  if (update === undefined) return null
  return (
    <Notice role="status">
      <Row>
        <span>{words.updateReady}</span>
        <Button variant="secondary" onClick={update}>
          {words.update}
        </Button>
      </Row>
    </Notice>
  )
}
