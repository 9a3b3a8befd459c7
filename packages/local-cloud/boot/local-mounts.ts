import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerFunctionUrl, type FunctionUrl } from '../lambda/function-url.ts'
import type { Functions } from '../lambda/start-functions.ts'
import type { Schedules } from '../lambda/start-schedules.ts'
import { isObject, parseJson, type Json } from '../shared/json.ts'
import { LocalFailure } from '../shared/local-failure.ts'
import { readBody } from '../shared/read-body.ts'
import type { Mount } from '../cloudfront/start-public-server.ts'
import { readFaultRule, type Faults } from '../dynamodb/faults.ts'
import type { Meter } from '../dynamodb/meter.ts'

export type LocalTools = {
  functions: Functions
  urls: FunctionUrl[]
  schedules: Schedules
  meter: Meter
  faults: Faults
}

function reply(response: ServerResponse, status: number, body: Json): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body))
}

/** `GET` returns the request units used since the last `DELETE`, which resets the count. */
function meterMount(meter: Meter): Mount {
  return {
    path: '/_local/meter',
    answer: (request, response) => {
      const isKnown = request.method === 'GET' || request.method === 'DELETE'
      if (request.method === 'DELETE') meter.reset()
      reply(response, isKnown ? 200 : 405, isKnown ? { ...meter.read() } : {})
    },
  }
}

/** `POST` sets a list of faults, `DELETE` removes them, and `GET` returns how many requests they affected. */
function faultsMount(faults: Faults): Mount {
  return {
    path: '/_local/faults',
    answer: async (request, response) => {
      if (request.method === 'DELETE') faults.set(undefined)
      else if (request.method === 'POST') faults.set(readFaultRule(parseJson(await readBody(request))))
      const isKnown = ['GET', 'POST', 'DELETE'].includes(request.method ?? '')
      reply(response, isKnown ? 200 : 405, isKnown ? { struck: faults.struck() } : {})
    },
  }
}

/** The maximum number of days to move the clock; anything that outlives a session has expired by then. */
const MAX_DAYS = 400
const DAY_MS = 86_400_000

/** `POST { "days" }` moves the functions' clock ahead, `DELETE` resets it, and `GET` returns the number of days. */
function clockMount({ clock }: Functions): Mount {
  return {
    path: '/_local/clock',
    answer: async (request, response) => {
      if (request.method === 'DELETE') clock.set(0)
      if (request.method === 'POST') {
        const body = parseJson(await readBody(request))
        const days = isObject(body) ? body['days'] : undefined
        if (typeof days !== 'number' || !(days >= 0 && days <= MAX_DAYS)) {
          reply(response, 400, { message: `days: a number from 0 to ${String(MAX_DAYS)}` })
          return
        }
        clock.set(days * DAY_MS)
      }
      const isKnown = ['GET', 'POST', 'DELETE'].includes(request.method ?? '')
      reply(response, isKnown ? 200 : 405, isKnown ? { days: clock.ahead() / DAY_MS } : {})
    },
  }
}

async function runSchedule(schedules: Schedules, name: string, response: ServerResponse): Promise<void> {
  try {
    const outcomes = await schedules.run(name)
    const isFine = outcomes.every((outcome) => outcome.ok)
    reply(
      response,
      isFine ? 200 : 502,
      outcomes.map((outcome) => (outcome.ok ? outcome.payload : outcome.error)),
    )
  } catch (error) {
    if (!(error instanceof LocalFailure)) throw error
    reply(response, 404, { message: error.message })
  }
}

/** `POST /_local/schedules/<name>` runs a schedule now. */
function schedulesMount(schedules: Schedules): Mount {
  return {
    path: '/_local/schedules',
    answer: async (request: IncomingMessage, response, rest) => {
      if (request.method === 'POST') await runSchedule(schedules, decodeURIComponent(rest.slice(1)), response)
      else reply(response, 405, {})
    },
  }
}

/** The endpoints of the public server under `/_local/`, besides the services' own pages. */
export function localMounts({ functions, urls, schedules, meter, faults }: LocalTools): Mount[] {
  const functionMounts = urls.map((url): Mount => ({
    path: `/_local/functions/${url.logicalId}`,
    answer: (request, response, rest) => answerFunctionUrl(url, rest, request, response, functions.invoke),
  }))
  return [...functionMounts, meterMount(meter), clockMount(functions), faultsMount(faults), schedulesMount(schedules)]
}
