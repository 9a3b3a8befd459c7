import { useEffect, useRef } from 'react'

/** Heading of a sign-up step. With `arrived`, takes focus so that screen readers announce the new step. */
export function StepHeading({ arrived, children }: { arrived: boolean; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived) heading.current?.focus()
  }, [arrived])
  return (
    <h2 className="text-text-muted text-[length:inherit] font-semibold focus:outline-none" ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
