import type { Bank } from './bank.ts'

/** The bank as it is, but no sample holds any of `ids`; counts stay those of the whole pools. */
export const withoutQuestions = (bank: Bank, ids: ReadonlySet<number>): Bank =>
  ids.size === 0
    ? bank
    : {
        count: bank.count,
        sample: (wanted) => bank.sample(wanted.map((one) => ({ ...one, without: [...(one.without ?? []), ...ids] }))),
      }
