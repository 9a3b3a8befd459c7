import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import './badge.css'

export type BadgeTone = 'neutral' | 'primary' | 'secondary' | 'success' | 'accent' | 'error'

/** A small label of a state. The words say it; the colour only helps. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames('badge', tone !== 'neutral' && `badge--${tone}`)}>{children}</span>
}
