import type { QuestionFieldsFragment } from '#generated/operations.ts'
import { questionMessages } from '#domain/messages/questions.ts'
import { Accordion } from '#web/ui/layout/accordion.tsx'
import { ChangedNotice } from '#web/ui/form/changed-notice.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { draftOf } from '../form/draft.ts'
import { QuestionPreview } from './question-preview.tsx'

type ChangedQuestionProps = { theirs: QuestionFieldsFragment; onTake: () => void; onKeep: () => void }

/** Somebody else changed the question in the meantime: the notice, and the question as it is now. */
export function ChangedQuestion({ theirs, onTake, onKeep }: ChangedQuestionProps) {
  return (
    <Stack>
      <ChangedNotice message={questionMessages['question-changed']} onKeep={onKeep} onTake={onTake} />
      <Accordion
        items={[
          { value: 'theirs', title: 'The question as it is now', content: <QuestionPreview draft={draftOf(theirs)} /> },
        ]}
      />
    </Stack>
  )
}
