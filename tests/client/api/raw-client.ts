/** The API's response to one operation: its data, or its error codes. */
export type Answer = { data: Record<string, unknown>; codes: string[] }
export type RawClient = (document: string, variables: object) => Promise<Answer>

/** Calls the API at `url` with an access token, for operations built by a test. */
export const rawClient =
  (url: string, token: string): RawClient =>
  async (query, variables) => {
    const reply = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors = [] } = (await reply.json()) as {
      data?: Record<string, unknown> | null
      errors?: { errorType?: string; message: string }[]
    }
    return { data: data ?? {}, codes: errors.map(({ errorType, message }) => errorType ?? message) }
  }
