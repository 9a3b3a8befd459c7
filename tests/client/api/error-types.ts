/** The error types of a call with this token. */
export async function errorTypes(url: string, token: string, document: string): Promise<string[]> {
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ query: document }),
  })
  const body = (await reply.json()) as { errors?: { errorType: string }[] }
  return (body.errors ?? []).map((error) => error.errorType)
}
