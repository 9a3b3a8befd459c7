/**
 * What a question is graded by in place of its key as it was served (issue 23). `newKey`: the key of a later version. `alsoAccept`: that
 * key or the one of then, whichever gives more. `fullCredit`: whatever was answered has all points. `drop`: it counts for nothing.
 */
export const REGRADE_RULES = ['newKey', 'alsoAccept', 'fullCredit', 'drop'] as const

export type RegradeRule = (typeof REGRADE_RULES)[number]

/** The rule of this name; undefined where there is none. */
export const regradeRuleOf = (name: string): RegradeRule | undefined => REGRADE_RULES.find((known) => known === name)

/** Whether a rule grades by the key of a later version. */
export const takesNewKey = (rule: RegradeRule): boolean => rule === 'newKey' || rule === 'alsoAccept'

/**
 * Says of a question of an attempt that it was regraded: by which regrade, by which rule, and when (epoch milliseconds); `keyTime`: the
 * time of the version whose key it has.
 */
export type RegradeMark = { regrade: string; rule: RegradeRule; time: number; keyTime?: number }
