import type { ReactNode } from 'react'
import './layout.css'

/** Running text with paragraphs, headings, and lists at a readable width. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>
}
