import type { Regrade } from '#generated/schema.ts'
import type { RegradeItem } from '#table/regrade.ts'

/** A regrade as its screen shows it, from an allow-list. */
export const regradeReply = (job: RegradeItem): Regrade => {
  const { id, question, item, rule, status, since, createdOn, keyTime, counts, done, mail } = job
  const { students, attempts, changed, raised, lowered, passed, failed } = counts
  const { running, adaptive, notComparable, completed } = counts
  return {
    ...{ id, question, item: item ?? null, rule, status, since, createdOn, keyTime: keyTime ?? null },
    counts: {
      ...{ students, attempts, changed, raised, lowered, passed, failed },
      ...{ running, adaptive, notComparable, completed },
    },
    ...{ applied: done.applied, same: done.same, gone: done.gone, undone: done.undone },
    mail: mail ?? false,
  }
}
