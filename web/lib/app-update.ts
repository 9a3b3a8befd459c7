import { createStore } from 'zustand/vanilla'

/** Changes to the new version that the browser has installed and reloads the page; undefined while this one is current. */
export const appUpdate = createStore<{ update: (() => void) | undefined }>(() => ({ update: undefined }))
