import type { RegradeRule } from '#domain/item-analysis/regrade-rule.ts'

/** Words of a review for a regraded question. */
export const regradedWords: Readonly<Record<RegradeRule, string>> = {
  newKey: 'Regraded: the key of this question was corrected after the test.',
  alsoAccept: 'Regraded: another answer to this question counts as right, too.',
  fullCredit: 'Regraded: every answer to this question has full credit.',
  drop: 'Regraded: this question does not count.',
}
