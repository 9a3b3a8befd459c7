/** Work that closing the window would interrupt. */
const running = new Set<object>()

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/** Makes the browser ask before the window closes, until the returned function is called. */
export function guardUnload(): () => void {
  const work = {}
  running.add(work)
  window.addEventListener('beforeunload', preventUnload)
  return () => {
    running.delete(work)
    if (running.size === 0) window.removeEventListener('beforeunload', preventUnload)
  }
}
