import { ADAPTIVE } from '#domain/exams/exam-settings.ts'
import { unscoredOf } from '#domain/exams/layout.ts'
import { examIntro, examNumbers, examPanelWords } from '#domain/messages/exam-panels.ts'
import type { TaskViewQuery } from '#generated/operations.ts'
import { Facts } from '#web/ui/facts.tsx'
import { attemptsText } from '../test-facts.ts'

type AdaptiveIntroProps = { view: Pick<TaskViewQuery['taskView'], 'timeAllowed' | 'attempts' | 'used' | 'history'> }

/** What a student may want to know before an adaptive NCLEX: what it is, in sentences and in numbers. */
export function AdaptiveIntro({ view: { timeAllowed, attempts, used, history } }: AdaptiveIntroProps) {
  // The numbers of a test that was set otherwise come with its attempts.
  const { minItems, maxItems } = history.find(({ adaptive }) => adaptive !== null)?.adaptive ?? ADAPTIVE
  const minutes = timeAllowed ?? ADAPTIVE.minutes
  const breaks = ADAPTIVE.breaks.filter((after) => after < minutes)
  return (
    <>
      <p>{examIntro(minItems, maxItems).join(' ')}</p>
      <Facts
        facts={[
          { term: 'Questions', value: examNumbers.questions(minItems, maxItems, unscoredOf(minItems)) },
          { term: 'Time allowed', value: examNumbers.time(minutes) },
          { term: 'Breaks', value: examNumbers.breaks(breaks) },
          { term: 'Going back', value: examNumbers.goingBack },
          { term: 'Attempts left', value: attemptsText(attempts, used) },
        ]}
      />
      <p className="muted">{examPanelWords.notAffiliated}</p>
    </>
  )
}
