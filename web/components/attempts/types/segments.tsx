import { Fragment, type ReactNode } from 'react'
import type { Segment } from './items.ts'

type SegmentsProps = {
  segments: readonly Segment[]
  /** Renders the blank with this index. */
  children: (blank: number) => ReactNode
}

/** Punctuation that must stay on the line of the blank before it. */
const CLOSING = /^[.,;:!?)%]+/

/** A text with its blanks. */
export const Segments = ({ segments, children }: SegmentsProps) =>
  segments.map((segment, i) => {
    if (typeof segment === 'string') {
      const text = typeof segments[i - 1] === 'number' ? segment.replace(CLOSING, '') : segment
      return <Fragment key={i}>{text}</Fragment>
    }
    const next = segments[i + 1]
    return (
      <span key={i} className="item-blank whitespace-nowrap *:whitespace-normal">
        {children(segment)}
        {typeof next === 'string' && CLOSING.exec(next)?.[0]}
      </span>
    )
  })
