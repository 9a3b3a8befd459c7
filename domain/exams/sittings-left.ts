import { CASE_ITEMS } from '../questions/types/record.ts'
import { lacksOf } from './deck.ts'
import type { ItemKind } from './exam-item.ts'
import type { PlanArea } from './exam-settings.ts'
import { type ExamNumbers, mostJudgments } from './layout.ts'

/** Where an exam is drawn from: its plan, and the numbers of its test. */
type SittingSource = { plan: readonly PlanArea[]; numbers: ExamNumbers }

type Counts = { singles: number[]; judgments: number; cases: number }

const itemsOf = ({ singles, judgments, cases }: Counts): { kind: ItemKind; area: number }[] => [
  ...singles.flatMap((n, area) => Array.from({ length: n }, () => ({ kind: 'single' as const, area }))),
  ...Array.from({ length: judgments }, () => ({ kind: 'judgment' as const, area: 0 })),
  ...Array.from({ length: cases }, () => ({ kind: 'case' as const, area: 0 })),
]

/** The index of the largest. */
const highestOf = (values: readonly number[]): number => values.indexOf(Math.max(...values))

/** Takes what a test of `length` items asks, as its selection would: each area by its share, unscored ones where most are left. */
function takeTest({ singles, judgments, cases }: Counts, { plan, numbers }: SittingSource, length: number): Counts {
  const left = [...singles]
  const standAlone = mostJudgments({ ...numbers, maxItems: length })
  const content = length - numbers.unscored - CASE_ITEMS * numbers.caseStudies - standAlone
  const given = plan.map(() => 0)
  const takeOne = (area: number) => {
    left[area] = (left[area] ?? 0) - 1
  }
  for (let n = 1; n <= content; n += 1) {
    const area = highestOf(plan.map(({ share }, i) => (share / 100) * n - (given[i] ?? 0)))
    given[area] = (given[area] ?? 0) + 1
    takeOne(area)
  }
  for (let n = 0; n < numbers.unscored; n += 1) takeOne(highestOf(left))
  return { singles: left, judgments: judgments - standAlone, cases: cases - numbers.caseStudies }
}

/** More are not counted. */
const MOST = 99

/** Tests of `length` items that a student could sit one after the other, none asks what another did; at most 99. */
export function sittingsUntilUsedUp(
  items: readonly { kind: ItemKind; area: number }[],
  source: SittingSource,
  length: number,
): number {
  const { plan, numbers } = source
  const count = (kind: ItemKind) => items.filter((item) => item.kind === kind).length
  let left: Counts = {
    singles: plan.map((_, area) => items.filter((item) => item.kind === 'single' && item.area === area).length),
    judgments: count('judgment'),
    cases: count('case'),
  }
  let sittings = 0
  while (sittings < MOST && lacksOf(itemsOf(left), numbers, plan).length === 0) {
    left = takeTest(left, source, length)
    sittings += 1
  }
  return sittings
}
