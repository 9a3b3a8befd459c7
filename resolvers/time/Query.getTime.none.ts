import { util } from '@aws-appsync/utils'

/** Returns the server's time in epoch milliseconds (spec 3.7.17). */
export function request() {
  return { payload: null }
}

export function response() {
  return util.time.nowEpochMilliSeconds()
}
