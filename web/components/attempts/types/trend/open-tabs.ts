import { create } from 'zustand'
import { isObject } from '#web/lib/json.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'

/** The name of the open tab of each question's record. */
type OpenTabs = Readonly<Record<string, string>>

const isOpenTabs = (value: unknown): value is OpenTabs =>
  isObject(value) && Object.values(value).every((name) => typeof name === 'string')

const stored = storedValue(() => window.sessionStorage, 'academy.record-tabs', isOpenTabs)

/**
 * The open tab of each question's record: it stays open between the items of a case study, after an answer and after a reload. A name
 * that a record has no tab of opens its first.
 */
export const useOpenTabs = create<OpenTabs>(() => stored.read() ?? {})

useOpenTabs.subscribe((tabs) => stored.write(tabs))
