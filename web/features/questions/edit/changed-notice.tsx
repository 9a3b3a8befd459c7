import type { QuestionFieldsFragment } from '../../../../generated/operations.ts'
import { questionMessages } from '../../../../domain/messages/questions.ts'
import { Accordion } from '../../../ui/accordion.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Row } from '../../../ui/row.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { draftOf } from '../form/draft.ts'
import { QuestionPreview } from './question-preview.tsx'

type ChangedNoticeProps = { theirs: QuestionFieldsFragment; onTake: () => void; onKeep: () => void }

/** Somebody else changed the question meanwhile: what is typed stays until the reader decides. */
export function ChangedNotice({ theirs, onTake, onKeep }: ChangedNoticeProps) {
  return (
    <Stack>
      <Notice tone="accent" role="alert">
        <Stack gap="small">
          <p>{questionMessages['question-changed']}. Nothing that you typed is lost.</p>
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
      <Accordion
        items={[
          { value: 'theirs', title: 'The question as it is now', content: <QuestionPreview draft={draftOf(theirs)} /> },
        ]}
      />
    </Stack>
  )
}
