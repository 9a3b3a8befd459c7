import { createContext, Script } from 'node:vm'
import { asList, toText } from '#shared/json.ts'
import type { CodeFunction, CodeRun } from './code-run.ts'
import { moduleFunctions } from './dynamodb/module-functions.ts'
import { iterationLimit, sandboxSource } from './sandbox-source.ts'
import { dynamodbFunctions } from './util/dynamodb.ts'
import { extensionFunctions } from './util/extensions.ts'
import { formatTime } from './util/format-time.ts'
import { generalFunctions } from './util/general.ts'
import { httpFunctions } from './util/http.ts'
import { parseTime } from './util/parse-time.ts'

const zoneOf = (zone: unknown) => (typeof zone === 'string' && zone !== '' ? zone : 'UTC')

function parseIso(text: string): number {
  const epoch = Date.parse(text)
  if (Number.isNaN(epoch)) throw new Error(`Text '${text}' could not be parsed`)
  return epoch
}

/** `util.time`: instants are epoch milliseconds, and patterns follow Java's DateTimeFormatter. */
const timeFunctions: Readonly<Record<string, CodeFunction>> = {
  'util.time.nowISO8601': (run) => new Date(run.now()).toISOString(),
  'util.time.nowEpochSeconds': (run) => Math.floor(run.now() / 1000),
  'util.time.nowEpochMilliSeconds': (run) => run.now(),
  'util.time.nowFormatted': (run, pattern, zone) => formatTime(run.now(), toText(pattern), zoneOf(zone)),
  'util.time.parseFormattedToEpochMilliSeconds': (_run, text, pattern, zone) =>
    parseTime(toText(text), toText(pattern), zoneOf(zone)),
  'util.time.parseISO8601ToEpochMilliSeconds': (_run, text) => parseIso(toText(text)),
  'util.time.epochMilliSecondsToSeconds': (_run, epoch) => Math.floor(Number(epoch) / 1000),
  'util.time.epochMilliSecondsToISO8601': (_run, epoch) => new Date(Number(epoch)).toISOString(),
  'util.time.epochMilliSecondsToFormatted': (_run, epoch, pattern, zone) =>
    formatTime(Number(epoch), toText(pattern), zoneOf(zone)),
}

const whole = (value: unknown) => Math.trunc(Number(value))

/** `util.math` and `util.str`. */
const valueFunctions: Readonly<Record<string, CodeFunction>> = {
  'util.math.roundNum': (_run, value) => Math.round(Number(value)),
  'util.math.minVal': (_run, a, b) => Math.min(Number(a), Number(b)),
  'util.math.maxVal': (_run, a, b) => Math.max(Number(a), Number(b)),
  'util.math.randomDouble': () => Math.random(),
  'util.math.randomWithinRange': (_run, start, end) =>
    whole(start) + Math.floor(Math.random() * (whole(end) - whole(start))),
  'util.str.normalize': (_run, text, form) => toText(text).normalize(toText(form).toUpperCase()),
}

/** The functions that the code can call, by dotted name. */
export const functions: Readonly<Record<string, CodeFunction>> = {
  ...generalFunctions,
  ...valueFunctions,
  ...timeFunctions,
  ...dynamodbFunctions,
  ...httpFunctions,
  ...extensionFunctions,
  ...moduleFunctions,
}

/** The dotted names of the functions that the code can call. */
export const functionNames: readonly string[] = Object.keys(functions)

const cutWarning = `An iteration was cut at ${iterationLimit} elements, as AppSync cuts it silently`

/** Code compiled to a function of (exports, require, bound). */
export type CodeFactory = unknown

/** A vm context that behaves like APPSYNC_JS; code in it shares only JSON text with Node. */
export type Sandbox = {
  compile(script: string, name: string): CodeFactory
  /** Evaluates one handler and returns the JSON of `{ result, stash }`. Throws what the code raised. */
  evaluate(factory: CodeFactory, handler: 'request' | 'response', context: ContextTexts, run: CodeRun): string
}

/** `ctx` as JSON texts: `rest` has placeholders for the arguments and `info.variables`, if present. */
export type ContextTexts = { rest: string; arguments: string; variables: string | undefined }

function isEntry(
  value: unknown,
): value is (
  names: readonly string[],
  call: unknown,
) => (factory: unknown, handler: string, rest: string, args: string, variables: string | undefined) => string {
  return typeof value === 'function'
}

/** Starts a sandbox (about 1 ms). All code can share one because every evaluation runs its module again. */
export function createSandbox(): Sandbox {
  const context = createContext({}, { codeGeneration: { strings: false, wasm: false }, name: 'APPSYNC_JS' })
  const entry: unknown = new Script(sandboxSource, { filename: 'appsync-js-sandbox.js' }).runInContext(context)
  if (!isEntry(entry)) throw new Error('The APPSYNC_JS sandbox did not start')
  let current: CodeRun | undefined
  const call = (name: string, json: string): string | undefined => {
    if (!current) throw new Error(`${name} was called outside of an evaluation`)
    if (name === 'iteration.cut') current.log('warn', [cutWarning])
    const answer = functions[name]?.(current, ...asList(JSON.parse(json)))
    return answer === undefined ? undefined : JSON.stringify(answer)
  }
  const enter = entry(functionNames, call)
  return {
    compile(script, name) {
      const factory: unknown = new Script(`(function (exports, require, __bound) {${script}\n})`, {
        filename: name,
      }).runInContext(context)
      return factory
    },
    evaluate(factory, handler, texts, run) {
      current = run
      try {
        return enter(factory, handler, texts.rest, texts.arguments, texts.variables)
      } finally {
        current = undefined
      }
    },
  }
}
