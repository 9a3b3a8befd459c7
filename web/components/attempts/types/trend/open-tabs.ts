import { isObject } from '#web/lib/json.ts'
import { persistedStore } from '#web/lib/storage/persisted-store.ts'

/** The name of the open tab of each question's record. */
type OpenTabs = Readonly<Record<string, string>>

const NONE: OpenTabs = {}

const isOpenTabs = (value: unknown): value is OpenTabs =>
  isObject(value) && Object.values(value).every((name) => typeof name === 'string')

/**
 * The open tab of each question's record, which stays open between the items of a case study, after an answer, and
 * after a reload. If the record has no tab with the stored name, the first one opens.
 */
export const openTabs = persistedStore(() => window.sessionStorage, 'academy.record-tabs', isOpenTabs, NONE)

export const openTab = (of: string, name: string): void =>
  openTabs.setState(({ value }) => ({ value: { ...value, [of]: name } }))
