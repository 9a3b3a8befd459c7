import { isObject, listOf, numberOf, textOf, type Json, type JsonObject } from '../shared/json.ts'

/** A fault: an error instead of the response (nothing is executed), or a lost reply after everything was executed. */
export type Fault = { kind: 'error'; code: string; message: string } | { kind: 'lost-reply' }

/** A request as fault rules see it. `caller` is the role's name. */
export type FaultyRequest = { operation: string; caller: string; body: JsonObject }

/** Returns the fault of a request; undefined lets the request pass. */
export type FaultRule = (request: FaultyRequest) => Fault | undefined

export type Faults = {
  set: (rule: FaultRule | undefined) => void
  decide: FaultRule
  /** The number of requests affected since the rule was set. */
  struck: () => number
}

/** Holds the rule with which tests inject faults. */
export function createFaults(): Faults {
  let current: FaultRule | undefined
  let struck = 0
  return {
    set: (rule) => {
      current = rule
      struck = 0
    },
    decide: (request) => {
      const fault = current?.(request)
      if (fault) struck += 1
      return fault
    },
    struck: () => struck,
  }
}

const messages: Record<string, string> = {
  ThrottlingException: 'Rate of requests exceeds the allowed throughput.',
  ProvisionedThroughputExceededException: 'The level of configured provisioned throughput for the table was exceeded.',
  TransactionConflictException: 'Transaction is ongoing for the item',
  InternalServerError: 'Internal server error',
}

function namedFault(name: string): Fault {
  if (name === 'lost-reply') return { kind: 'lost-reply' }
  return { kind: 'error', code: name, message: messages[name] ?? name }
}

/**
 * Reads a rule from JSON: a list of `{ fault, operation?, caller?, times? }`. `fault` is `TransactionConflict`,
 * `lost-reply` or an exception's name; `caller` is part of the role's name; `times` is how often it applies (default
 * 1).
 */
export function readFaultRule(json: Json): FaultRule {
  const rules = listOf(json)
    .filter(isObject)
    .map((rule) => ({
      fault: textOf(rule['fault']) ?? 'InternalServerError',
      operation: textOf(rule['operation']),
      caller: textOf(rule['caller']) ?? '',
      left: numberOf(rule['times']) ?? 1,
    }))
  return ({ operation, caller }) => {
    const rule = rules.find(
      (candidate) =>
        candidate.left > 0 &&
        caller.includes(candidate.caller) &&
        (candidate.operation === undefined || candidate.operation === operation),
    )
    if (rule === undefined) return undefined
    rule.left -= 1
    return namedFault(rule.fault === 'TransactionConflict' ? 'TransactionConflictException' : rule.fault)
  }
}
