/** Subscribes to all events that the schema lets the caller subscribe to. */
export function request() {
  return { payload: null }
}

export function response() {
  return null
}
