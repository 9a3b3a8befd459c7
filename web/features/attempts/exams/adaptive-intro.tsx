import { ADAPTIVE } from '#domain/exams/exam-settings.ts'
import { examIntro, examNumbers, examPanelWords } from '#domain/messages/exam-panels.ts'
import type { TaskViewQuery } from '#generated/operations.ts'
import { Facts } from '#web/ui/facts.tsx'
import { attemptsText } from '../test-facts.ts'

type AdaptiveIntroProps = { view: Pick<TaskViewQuery['taskView'], 'timeAllowed' | 'attempts' | 'used'> }

/** What a student may want to know before an adaptive NCLEX: what it is, in sentences and in numbers. */
export function AdaptiveIntro({ view: { timeAllowed, attempts, used } }: AdaptiveIntroProps) {
  const { minItems, maxItems, unscored, breaks, minutes } = ADAPTIVE
  return (
    <>
      <p>{examIntro(minItems, maxItems).join(' ')}</p>
      <Facts
        facts={[
          { term: 'Questions', value: examNumbers.questions(minItems, maxItems, unscored) },
          { term: 'Time allowed', value: examNumbers.time(timeAllowed ?? minutes) },
          { term: 'Breaks', value: examNumbers.breaks(breaks) },
          { term: 'Going back', value: examNumbers.goingBack },
          { term: 'Attempts left', value: attemptsText(attempts, used) },
        ]}
      />
      <p className="muted">{examPanelWords.notAffiliated}</p>
    </>
  )
}
