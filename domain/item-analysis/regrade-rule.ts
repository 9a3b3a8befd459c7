/**
 * What a question is graded by instead of its key as served (issue 23). `newKey`: the key of a later version.
 * `alsoAccept`: that key or the original one, whichever earns more. `fullCredit`: any answer earns all points. `drop`:
 * the question doesn't count.
 */
export const REGRADE_RULES = ['newKey', 'alsoAccept', 'fullCredit', 'drop'] as const

export type RegradeRule = (typeof REGRADE_RULES)[number]

/** Returns the rule with this name; undefined if there is none. */
export const regradeRuleOf = (name: string): RegradeRule | undefined => REGRADE_RULES.find((known) => known === name)

/** Whether a rule grades by the key of a later version. */
export const takesNewKey = (rule: RegradeRule): boolean => rule === 'newKey' || rule === 'alsoAccept'

/**
 * Marks a question of an attempt as regraded: by which regrade and rule, and when (epoch milliseconds); `keyTime`: the
 * time of the version whose key was used.
 */
export type RegradeMark = { regrade: string; rule: RegradeRule; time: number; keyTime?: number }
