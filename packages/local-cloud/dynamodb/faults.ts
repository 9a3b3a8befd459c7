import { isObject, listOf, numberOf, textOf, type Json, type JsonObject } from '../shared/json.ts'

/** What goes wrong: an error instead of the answer (nothing is done), or everything is done and the answer gets lost. */
export type Fault = { kind: 'error'; code: string; message: string } | { kind: 'lost-reply' }

/** A request as a fault rule sees it. `caller` is the role's name. */
export type FaultyRequest = { operation: string; caller: string; body: JsonObject }

/** Decides, request by request, what goes wrong; undefined lets it pass. */
export type FaultRule = (request: FaultyRequest) => Fault | undefined

export type Faults = {
  set: (rule: FaultRule | undefined) => void
  decide: FaultRule
  /** How many requests went wrong since the rule was set. */
  struck: () => number
}

/** The place where tests put what should go wrong. */
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
 * A rule from JSON: a list of `{ fault, operation?, caller?, times? }`. `fault` is `TransactionConflict`, `lost-reply` or an exception's name;
 * `caller` a part of the role's name; `times` how often it strikes (1 when absent).
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
