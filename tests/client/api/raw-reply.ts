/** The API's response to an operation with a token: data, errors, or both. */
export async function rawReply(
  url: string,
  token: string,
  query: string,
): Promise<{ data?: unknown; errors?: unknown }> {
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return (await reply.json()) as { data?: unknown; errors?: unknown }
}
