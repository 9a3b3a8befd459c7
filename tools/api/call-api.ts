import type { TypedDocumentString } from '#generated/operations.ts'

/** Sends one operation and returns its data. Throws ApiError if the API rejects it. */
export type CallApi = <Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
) => Promise<Data>

/** An error response; `code` is the API's errorType. */
export class ApiError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.name = 'ApiError'
    this.code = code
  }
}

type Reply<Data> = { data?: Data; errors?: { errorType?: string; message: string }[] }

/** Calls the API at `graphqlUrl` with an access token, or with one that is fetched before each call. */
export const callApi =
  (graphqlUrl: string, token: string | (() => Promise<string>)): CallApi =>
  async <Data, Variables>(document: TypedDocumentString<Data, Variables>, variables: Variables) => {
    const reply = await fetch(graphqlUrl, {
      method: 'POST',
      headers: { authorization: typeof token === 'string' ? token : await token(), 'content-type': 'application/json' },
      body: JSON.stringify({ query: document.toString(), variables }),
    })
    const body = (await reply.json()) as Reply<Data>
    const [error] = body.errors ?? []
    if (error) throw new ApiError(error.errorType ?? 'unknown', error.message)
    if (!body.data) throw new ApiError('unknown', `The API answered ${reply.status} without data`)
    return body.data
  }
