import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { Row } from './row.tsx'
import { Stack } from './stack.tsx'

type ChangedNoticeProps = { message: string; onKeep: () => void; onTake: () => void }

/** Somebody else changed it meanwhile: what is typed stays until the administrator decides. */
export function ChangedNotice({ message, onKeep, onTake }: ChangedNoticeProps) {
  return (
    <Notice tone="accent" role="alert">
      <Stack gap="small">
        <p>{message}. Nothing that you typed is lost.</p>
        <Row>
          <Button variant="secondary" onClick={onKeep}>
            Keep mine
          </Button>
          <Button variant="secondary" onClick={onTake}>
            Take theirs
          </Button>
        </Row>
      </Stack>
    </Notice>
  )
}
