import type { RegradeRule } from '#domain/item-analysis/regrade-rule.ts'

/** Words of a review for a regraded question. */
export const regradedWords: Readonly<Record<RegradeRule, string>> = {
  newKey: 'Regraded: we corrected the answer key.',
  alsoAccept: 'Regraded: we also accept another answer.',
  fullCredit: 'Regraded: everyone gets full credit.',
  drop: 'Regraded: this question no longer counts.',
}
