import { optional, shownText } from '../formatted.ts'
import type { ContentReader } from './content-reader.ts'

/** A laboratory value or vital sign; `range`: the normal range, in the same unit. */
export type RecordValue = { name: string; value: string; unit?: string; range?: string }

/** A record's entry at one time; `from`: the item of a case study with which it appears, from 1. */
export type RecordEntry = { time?: string; from?: number; text?: string; textHtml?: string; values?: RecordValue[] }

/** A tab of a client's record: nurses' notes, history and physical, laboratory results, vital signs, orders … */
export type RecordTab = { name: string; entries: RecordEntry[] }

/** Items of a case study: one for each step of clinical judgment. */
export const CASE_ITEMS = 6

function readEntry(reader: ContentReader, value: unknown, unfolds: boolean): RecordEntry {
  const fields = reader.fields(value)
  const values =
    fields.values === undefined || fields.values === null
      ? []
      : reader.list(fields.values, [1, 30], ['record-empty', 'record-long']).map((item) => {
          const row = reader.fields(item)
          return {
            name: reader.filledText(row.name),
            value: reader.filledText(row.value),
            ...reader.optionalText('unit', row.unit),
            ...reader.optionalText('range', row.range),
          }
        })
  const { text, html } = reader.formatted(fields.text ?? '', fields.textHtml)
  reader.must(values.length > 0 || text !== '', 'record-empty')
  const isLater = unfolds && fields.from !== undefined && fields.from !== null && fields.from !== 1
  return {
    ...reader.optionalText('time', fields.time),
    ...(isLater ? { from: reader.index(fields.from, CASE_ITEMS + 1, 'record-from', 1) } : {}),
    ...(text === '' ? {} : { text, ...optional('textHtml', html) }),
    ...(values.length > 0 ? { values } : {}),
  }
}

/**
 * Reads `[{ name, entries: [{ time?, from?, text?, values?: [{ name, value, unit?, range? }] }] }]`. A record that does
 * not unfold has no `from`.
 */
export function readRecord(reader: ContentReader, value: unknown, { unfolds }: { unfolds: boolean }): RecordTab[] {
  const tabs = reader.list(value, [1, 8], ['record-empty', 'record-long']).map((item) => {
    const tab = reader.fields(item)
    return {
      name: reader.filledText(tab.name),
      entries: reader
        .list(tab.entries, [1, 12], ['record-empty', 'record-long'])
        .map((entry) => readEntry(reader, entry, unfolds)),
    }
  })
  reader.must(new Set(tabs.map(({ name }) => name.toLowerCase())).size === tabs.length, 'labels-same')
  return tabs
}

/** Returns the times in a record. */
export const timesOf = (record: readonly RecordTab[]): Set<string> =>
  new Set(record.flatMap(({ entries }) => entries.flatMap(({ time }) => time ?? [])))

/**
 * Returns the record as of the item numbered `item`, from 1, without later entries. `isNew` marks those added with this
 * item.
 */
export const recordAt = (record: readonly RecordTab[], item: number) =>
  record.flatMap(({ name, entries }) => {
    const shown = entries
      .filter(({ from = 1 }) => from <= item)
      .map(({ time, from = 1, text, textHtml, values }) => ({
        ...(time === undefined ? {} : { time }),
        ...(text === undefined ? {} : shownText({ text, ...optional('textHtml', textHtml) })),
        ...(values === undefined ? {} : { values }),
        ...(from === item && item > 1 ? { isNew: true } : {}),
      }))
    return shown.length === 0 ? [] : [{ name, entries: shown }]
  })

export const textsOfRecord = (record: readonly RecordTab[]): string[] =>
  record.flatMap(({ name, entries }) => [
    name,
    ...entries.flatMap(({ time, text, values = [] }) => [
      time ?? '',
      text ?? '',
      ...values.flatMap(({ name: what, value, unit, range }) => [what, value, unit ?? '', range ?? '']),
    ]),
  ])
