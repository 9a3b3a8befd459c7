import { useRef } from 'react'

/** The ID of a request: the same for the same content, so that a retry doesn't repeat what has arrived. */
export function useRequestId() {
  const request = useRef<{ of: string; id: string }>(undefined)
  return {
    requestIdOf: (content: unknown): string => {
      const of = JSON.stringify(content)
      if (request.current?.of !== of) request.current = { of, id: crypto.randomUUID() }
      return request.current.id
    },
    /** The request was accepted: the same content is now another request. */
    endRequest: () => {
      request.current = undefined
    },
  }
}
