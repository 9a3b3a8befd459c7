import { Fragment, type ReactNode } from 'react'
import type { Segment } from './items.ts'

type SegmentsProps = {
  segments: readonly Segment[]
  /** What is in place of the blank with this index. */
  children: (blank: number) => ReactNode
}

/** What stays on the line of the blank that it follows. */
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
      <span key={i} className="item-blank">
        {children(segment)}
        {typeof next === 'string' && CLOSING.exec(next)?.[0]}
      </span>
    )
  })
