import { useStore } from 'zustand'
import { offlineReviewWords as words } from '#domain/messages/reviews.ts'
import { CopyGuard } from '#web/components/attempts/copy-guard.tsx'
import { QuestionBody } from '#web/components/attempts/formatted/question-body.tsx'
import { QuestionFrame } from '#web/components/attempts/types/content-view.tsx'
import { Verdict } from '#web/components/attempts/verdict.tsx'
import { type CheckedAnswer, checkedAnswers, keptReviews } from '#web/components/study/kept-reviews.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** How many answers wait to be sent, and the verdicts of those that waited, unless a running test hides them. */
export function CheckedAnswers({ isHidden }: { isHidden: boolean }) {
  const waiting = useStore(keptReviews, ({ value }) => value?.answers.length ?? 0)
  const { checked, waitsFor } = useStore(checkedAnswers)
  return (
    <>
      <div role="status">{waiting > 0 && <Notice>{words.waiting(waiting, waitsFor)}</Notice>}</div>
      {checked.length > 0 && !isHidden && (
        <Card as="section" aria-labelledby="checked-answers">
          <h2 id="checked-answers">{words.checked}</h2>
          {checked.map((answer, index) => (
            <Checked key={index} {...{ answer, index }} />
          ))}
        </Card>
      )}
    </>
  )
}

function Checked({ answer: { card, review, failure }, index }: { answer: CheckedAnswer; index: number }) {
  const { question } = card
  const graded = review?.graded
  if (!graded) return <p>{words.refused(index + 1, failure)}</p>
  return (
    <Disclosure label={words.answer(index + 1, graded)}>
      <CopyGuard>
        <QuestionFrame question={question} attempt={`checked ${index}`}>
          <QuestionBody id={`checked-${index}`} question={question} />
          <Verdict question={question} graded={graded} />
        </QuestionFrame>
      </CopyGuard>
    </Disclosure>
  )
}
