import { vi } from 'vitest'

/** Each tab's `sessionStorage`. jsdom has only one, which holds the active tab's. */
type Tab = { name: string; store: Map<string, string> }

let atWork: Tab = { name: 'none', store: new Map() }
const open = new Set<TabChannel>()
const held = new Map<Tab, Set<string>>()

function enter(tab: Tab): void {
  const store = window.sessionStorage
  atWork.store = new Map(Object.keys(store).map((key) => [key, store.getItem(key) ?? '']))
  store.clear()
  for (const [key, value] of tab.store) store.setItem(key, value)
  atWork = tab
}

/** Runs `run` in a tab, with the tab's own storage, channels, and locks. */
function inTab<T>(tab: Tab, run: () => T): T {
  const before = atWork
  enter(tab)
  try {
    return run()
  } finally {
    enter(before)
  }
}

class TabChannel {
  readonly #tab = atWork
  readonly #listeners: ((event: MessageEvent<unknown>) => void)[] = []

  constructor(readonly name: string) {
    open.add(this)
  }

  addEventListener(_type: 'message', listener: (event: MessageEvent<unknown>) => void): void {
    this.#listeners.push(listener)
  }

  postMessage(data: unknown): void {
    for (const other of open) {
      if (other === this || other.name !== this.name) continue
      queueMicrotask(() => {
        if (open.has(other)) other.receive(structuredClone(data))
      })
    }
  }

  receive(data: unknown): void {
    inTab(this.#tab, () => {
      for (const listener of this.#listeners) listener(new MessageEvent('message', { data }))
    })
  }

  close(): void {
    open.delete(this)
  }
}

const locks = {
  request: async (name: string, _options: object, hold: () => Promise<unknown>): Promise<void> => {
    const names = held.get(atWork) ?? new Set()
    held.set(atWork, names.add(name))
    await hold()
    names.delete(name)
  },
  query: () => Promise.resolve({ held: [...held.values()].flatMap((names) => [...names]).map((name) => ({ name })) }),
}

/** Replaces jsdom's single tab with a browser of several tabs, which share channels and locks. */
export function openBrowser(): void {
  open.clear()
  held.clear()
  window.sessionStorage.clear()
  atWork = { name: 'none', store: new Map() }
  vi.stubGlobal('BroadcastChannel', TabChannel)
  Object.defineProperty(window.navigator, 'locks', { value: locks, configurable: true })
}

/** Simulates a browser without locks and channels. */
export function removeTabs(): void {
  vi.stubGlobal('BroadcastChannel', undefined)
  Reflect.deleteProperty(window.navigator, 'locks')
}

/** Opens a tab; `run` runs code in it. */
export function openTab(name: string) {
  const tab: Tab = { name, store: new Map() }
  return { name, run: <T>(work: () => T): T => inTab(tab, work) }
}

/** The number of open channels, and the names of the locks that are held. */
export const listening = () => open.size
export const locked = () => [...held.values()].flatMap((names) => [...names])
