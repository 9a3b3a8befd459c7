import { useEffect, useState } from 'react'

/** A value that follows `value` after `ms` milliseconds; `waiting` until it has. */
export function useDelayed<T>(value: T, ms: number): { value: T; waiting: boolean } {
  const [late, setLate] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(value)
    }, ms)
    return () => {
      clearTimeout(timer)
    }
  }, [value, ms])
  return { value: late, waiting: late !== value }
}
