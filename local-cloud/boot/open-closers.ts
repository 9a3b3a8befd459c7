/** Things to close, last opened first; each is closed once, and one that fails does not keep the others open. */
export type Closers = { add: (close: () => Promise<void> | void) => void; closeAll: () => Promise<void> }

/** Starts an empty list of things to close. */
export function openClosers(): Closers {
  const closers: (() => Promise<void> | void)[] = []
  return {
    add: (close) => {
      closers.push(close)
    },
    closeAll: async () => {
      for (let close = closers.pop(); close !== undefined; close = closers.pop()) {
        try {
          await close()
        } catch (error) {
          console.error(error)
        }
      }
    },
  }
}
