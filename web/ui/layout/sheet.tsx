import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type SheetProps = { className?: string; children: ReactNode }

/**
 * The printed part of a page: a receipt, a roster, a report. The feature's own styles define what is omitted on paper.
 */
export function Sheet({ className, children }: SheetProps) {
  return <div className={classNames('sheet', className)}>{children}</div>
}
