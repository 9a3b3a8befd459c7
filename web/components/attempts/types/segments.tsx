import { Fragment, type ReactNode } from 'react'
import type { Segment } from './items.ts'

type SegmentsProps = {
  segments: readonly Segment[]
  /** What is in place of the blank with this index. */
  children: (blank: number) => ReactNode
}

/** A text with its blanks. */
export const Segments = ({ segments, children }: SegmentsProps) =>
  segments.map((segment, i) => <Fragment key={i}>{typeof segment === 'number' ? children(segment) : segment}</Fragment>)
