import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { loadOnce } from './load-once.ts'

type Options<Props> = {
  /** What is shown while the code loads; nothing unless it is given. */
  loading?: (props: Props) => ReactNode
  /** What is shown when the code can't be loaded; otherwise the route's error boundary says so. */
  failed?: (props: Props, retry: () => void) => ReactNode
}

export type LazyComponent<Props> = ((props: Props) => ReactNode) & {
  /** Loads the code before it is shown. Never fails: whether the code is there. */
  preload: () => Promise<boolean>
}

/**
 * A component whose code is loaded when it is first shown, or ahead by `preload`. Once the code is there it is shown at
 * once, without a placeholder. A failure is not kept: what is shown later loads it again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, failed }: Options<Props> = {},
): LazyComponent<Props> {
  const store = createStore<{ Code?: ComponentType<Props> }>(() => ({}))
  const request = loadOnce(async () => store.setState({ Code: await load() }))
  function Lazy(props: Props): ReactNode {
    const { Code } = useStore(store)
    const [failure, setFailure] = useState<{ error: unknown }>()
    const begin = () => void request().catch((error: unknown) => setFailure({ error }))
    useEffect(begin, [])
    if (Code !== undefined) return createElement(Code, props)
    if (failure === undefined) return loading?.(props)
    if (failed === undefined) throw failure.error
    return failed(props, () => {
      setFailure(undefined)
      begin()
    })
  }
  const preload = () =>
    request().then(
      () => true,
      () => false,
    )
  return Object.assign(Lazy, { preload })
}
