import { regradeWords as words } from '#domain/messages/regrade-words.ts'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import type { Regrade } from './use-regrade.ts'

const fact = (is: boolean, term: string, value: string): Fact[] => (is ? [{ term, value }] : [])

/** What a dry run counted. */
export function RegradeFacts({ counts }: Pick<Regrade, 'counts'>) {
  const { attempts, changed, raised, lowered, passed, failed, completed, running, adaptive, notComparable } = counts
  const { facts } = words
  return (
    <Facts
      facts={[
        { term: facts.attempts, value: words.attemptsValue(attempts) },
        { term: facts.changed, value: words.changedValue(changed, raised, lowered) },
        { term: facts.results, value: words.resultsValue(passed, failed) },
        ...fact(completed > 0, facts.completed, words.completedValue(completed)),
        ...fact(running > 0, facts.running, words.runningValue(running)),
        ...fact(adaptive > 0, facts.adaptive, words.adaptiveValue(adaptive)),
        ...fact(notComparable > 0, facts.notComparable, words.notComparableValue(notComparable)),
      ]}
    />
  )
}
