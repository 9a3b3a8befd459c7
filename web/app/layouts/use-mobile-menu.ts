import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The menu that a phone opens. It stays open until the next move, wherever that leads, so that coming back never finds it over
 * the page again. Escape closes it and gives the focus back to its button.
 */
export function useMobileMenu() {
  const { key } = useLocation()
  const toggle = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [seen, setSeen] = useState(key)
  if (seen !== key) {
    setSeen(key)
    setOpen(false)
  }
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      setOpen(false)
      toggle.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
    }
  }, [open])
  return { open, setOpen, toggle }
}
