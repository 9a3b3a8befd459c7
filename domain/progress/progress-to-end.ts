import type { Progress } from './progress.ts'

type Ending = Pick<Progress, 'key' | 'endTime' | 'dateCreated'>

const endOf = ({ endTime }: Ending) => (endTime === 0 ? Number.MAX_SAFE_INTEGER : endTime)
const byEnd = (a: Ending, b: Ending) => endOf(a) - endOf(b) || a.dateCreated - b.dateCreated || (a.key < b.key ? -1 : 1)

/**
 * Which progress of a student ends when they are removed: the latest open one or, if none is open, the one that ends last
 * (spec 2.4.6). undefined: there is none.
 */
export const progressToEnd = <One extends Ending>(progress: readonly One[]): One | undefined =>
  progress.toSorted(byEnd).at(-1)
