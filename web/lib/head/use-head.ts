import { createContext, useContext, useEffect } from 'react'
import { applyHead } from './apply-head.ts'
import type { PageHead } from './head-tags.ts'

/** Collects a page's title and description while the build renders it; absent in the browser. */
export const HeadSink = createContext<((head: PageHead) => void) | undefined>(undefined)

/** Sets the tab's title, and for a public page its description and the tags derived from it. */
export function useHead({ title, description }: PageHead): void {
  const reportHead = useContext(HeadSink)
  reportHead?.({ title, description })
  useEffect(() => {
    applyHead({ title, description }, window.location.pathname)
  }, [title, description])
}
