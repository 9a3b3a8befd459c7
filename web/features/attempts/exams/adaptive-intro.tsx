import { ADAPTIVE } from '#domain/exams/exam-settings.ts'
import { unscoredOf } from '#domain/exams/layout.ts'
import { examIntro, examNumbers, examPanelWords } from '#domain/messages/exam-panels.ts'
import type { TaskViewQuery } from '#generated/operations.ts'
import { Facts } from '#web/ui/facts.tsx'
import { attemptsFact } from '../test-facts.ts'

type AdaptiveIntroProps = {
  view: Pick<
    TaskViewQuery['taskView'],
    'minQuestions' | 'maxQuestions' | 'timeAllowed' | 'attempts' | 'used' | 'examSeen'
  >
}

/** Explains an adaptive NCLEX before it starts, in text and numbers. */
export function AdaptiveIntro({ view }: AdaptiveIntroProps) {
  const { timeAllowed } = view
  const minItems = view.minQuestions ?? ADAPTIVE.minItems
  const maxItems = view.maxQuestions ?? ADAPTIVE.maxItems
  const minutes = timeAllowed ?? ADAPTIVE.minutes
  const breaks = ADAPTIVE.breaks.filter((after) => after < minutes)
  return (
    <>
      <ul className="grid gap-1 ps-5">
        {examIntro(minItems, maxItems).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Facts
        facts={[
          { term: 'Questions', value: examNumbers.questions(minItems, maxItems, unscoredOf(minItems)) },
          { term: 'Time allowed', value: examNumbers.time(minutes) },
          { term: 'Breaks', value: examNumbers.breaks(breaks) },
          { term: 'Returning to questions', value: examNumbers.goingBack },
          ...attemptsFact(view),
        ]}
      />
      <p className="muted">{examPanelWords.notAffiliated}</p>
    </>
  )
}
