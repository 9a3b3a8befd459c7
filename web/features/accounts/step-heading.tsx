import { useEffect, useRef } from 'react'

/** Says which step of the sign-up is in view; `arrived` takes the focus, so that the new step is read. */
export function StepHeading({ arrived, children }: { arrived: boolean; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived) heading.current?.focus()
  }, [arrived])
  return (
    <h2 className="sign-up__step" ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
