import { type ReactNode, useEffect } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Code that is loaded when it is used: at most one request at a time, and again after a failure. */
export type LoadedCode<Code> = {
  store: StoreApi<{ code: Code | undefined; failed: boolean }>
  /** Never rejects: a failure is in the store. */
  load: () => Promise<void>
}

export function loadedCode<Code>(request: () => Promise<Code>): LoadedCode<Code> {
  const store = createStore<{ code: Code | undefined; failed: boolean }>(() => ({ code: undefined, failed: false }))
  let pending: Promise<void> | undefined
  const load = async () => {
    if (store.getState().code !== undefined) return
    store.setState({ failed: false })
    pending ??= request()
      .then(
        (code) => store.setState({ code }),
        () => store.setState({ failed: true }),
      )
      .finally(() => {
        pending = undefined
      })
    await pending
  }
  return { store, load }
}

type WithCodeProps<Code> = { from: LoadedCode<Code>; label: string; children: (code: Code) => ReactNode }

/** Shows what its code makes of it; a placeholder while the code loads, and what to do when it cannot be loaded. */
export function WithCode<Code>({ from, label, children }: WithCodeProps<Code>) {
  const { code, failed } = useStore(from.store)
  useEffect(() => {
    void from.load()
  }, [from])
  if (code !== undefined) return children(code)
  if (!failed) return <Skeleton label={`Loading ${label}`} />
  return (
    <Notice tone="error" role="alert">
      <p>Part of this question could not be loaded.</p>
      <Button variant="secondary" onClick={() => void from.load()}>
        Try again
      </Button>
    </Notice>
  )
}
