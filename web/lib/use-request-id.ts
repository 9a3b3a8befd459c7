import { useRef } from 'react'

/** Returns the ID of a request: the same for the same content, so that a retry doesn't repeat what arrived. */
export function useRequestId() {
  const request = useRef<{ of: string; id: string }>(undefined)
  return (content: unknown): string => {
    const of = JSON.stringify(content)
    if (request.current?.of !== of) request.current = { of, id: crypto.randomUUID() }
    return request.current.id
  }
}
