import type { ReactNode } from 'react'

/** Running text with paragraphs, headings, and lists at a readable width. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <div className="prose grid gap-4 [&_:is(p,li)]:text-pretty max-w-168 [&_h2]:mt-4 [&_:is(h2,h3)[id]]:scroll-mbs-[calc(var(--header-height)+1rem)]">
      {children}
    </div>
  )
}
