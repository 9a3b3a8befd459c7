import { FileText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { FormattedText } from '../../formatted/formatted-text.tsx'
import type { RecordEntry, RecordTab, RecordValue } from '../items.ts'
import { openTab, openTabs } from './open-tabs.ts'
import '#web/components/attempts/types/item-parts.css'

/** A row of a table over time: a value's name with its unit and normal range, and its value at each time. */
type ValueRow = { name: string; unit: string; range: string; values: (RecordValue | undefined)[] }

type ValuesOverTimes = { times: { name: string; isNew: boolean }[]; rows: ValueRow[] }

/**
 * The values of a tab's entries, with one row for the same name, unit, and range, and one column for each entry with
 * values.
 */
function valuesOverTimes(entries: readonly RecordEntry[]): ValuesOverTimes {
  const columns = entries.filter(({ values = [] }) => values.length > 0)
  const rows = new Map<string, ValueRow>()
  columns.forEach(({ values = [] }, column) => {
    for (const value of values) {
      const { name, unit = '', range = '' } = value
      const key = JSON.stringify([name, unit, range])
      const row = rows.get(key) ?? { name, unit, range, values: columns.map(() => undefined) }
      row.values[column] = value
      rows.set(key, row)
    }
  })
  return {
    times: columns.map(({ time, isNew = false }) => ({ name: time ?? 'Value', isNew })),
    rows: [...rows.values()],
  }
}

const MARKED = /^(.*\S)\s+\(?(H|L|High|Low)\)?$/

/** Splits a value from the mark High or Low that its author wrote after it. */
function markedValue(value: string): { value: string; mark?: 'High' | 'Low' } {
  const match = MARKED.exec(value)
  if (match === null) return { value }
  return { value: match[1] ?? value, mark: match[2]?.startsWith('H') === true ? 'High' : 'Low' }
}

type ClientRecordProps = {
  record: readonly RecordTab[]
  /** The question that the record belongs to. */
  of: string
  /** The number of the case study's item, from 1. */
  item?: number | undefined
}

const isNewTab = ({ entries }: RecordTab) => entries.some(({ isNew }) => isNew)

/** The client's record next to a question; on narrow screens, a button opens it in a dialog. */
export function ClientRecord({ record, of, item }: ClientRecordProps) {
  const isWide = useMediaQuery('(min-width: 60rem)')
  const [open, setOpen] = useState(false)
  const newTabs = record.filter(isNewTab).map(({ name }) => name)
  const note = newTabs.length === 0 ? '' : `New in the record: ${newTabs.join(', ')}`
  const tabs = <RecordTabs record={record} of={of} />
  return (
    <>
      <div role="status" key={item}>
        <VisuallyHidden>{note}</VisuallyHidden>
      </div>
      {isWide ? (
        <section className="client-record" aria-label="Client record">
          {tabs}
        </section>
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            <FileText size={18} aria-hidden="true" /> Client record
            {newTabs.length > 0 && <Badge tone="accent">New</Badge>}
          </Button>
          <Dialog open={open} wide title="Client record" onClose={() => setOpen(false)}>
            <div className="client-record client-record--sheet">{tabs}</div>
          </Dialog>
        </div>
      )}
    </>
  )
}

function RecordTabs({ record, of }: Pick<ClientRecordProps, 'record' | 'of'>) {
  const chosen = useStore(openTabs, ({ value }) => value[of])
  // A name may contain spaces, which an ID may not.
  const value = String(
    Math.max(
      0,
      record.findIndex(({ name }) => name === chosen),
    ),
  )
  const tabs = useRef<HTMLDivElement>(null)
  const firstNew = record.findIndex(isNewTab)
  useEffect(() => {
    // Shows the tab with something new, without selecting it, once its dialog is open.
    const showing = requestAnimationFrame(() => {
      const tab = tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[firstNew]
      const list = tab?.parentElement
      if (tab !== undefined && list != null)
        list.scrollLeft += tab.getBoundingClientRect().right - list.getBoundingClientRect().right
    })
    return () => cancelAnimationFrame(showing)
  }, [firstNew, of])
  return (
    <div ref={tabs}>
      <Tabs
        label="Client record"
        value={value}
        onChange={(tab) => openTab(of, record[Number(tab)]?.name ?? '')}
        tabs={record.map((tab, index) => ({
          value: String(index),
          label: isNewTab(tab) ? `${tab.name} (new)` : tab.name,
          content: <TabContent tab={tab} />,
        }))}
      />
    </div>
  )
}

function TabContent({ tab: { name, entries } }: { tab: RecordTab }) {
  const values = valuesOverTimes(entries)
  return (
    <div className="grid grid-cols-1 gap-4">
      {entries.map((entry, i) => (
        <EntryText key={i} entry={entry} />
      ))}
      {values.rows.length > 0 && <ValuesTable name={name} {...values} />}
    </div>
  )
}

function EntryText({ entry: { time, text, textHtml, isNew } }: { entry: RecordEntry }) {
  if (text === undefined) return null
  return (
    <div>
      {(time !== undefined || isNew) && (
        <p className="text-text-muted text-small font-semibold tabular-nums">
          {time} {isNew && <Badge tone="accent">New</Badge>}
        </p>
      )}
      <FormattedText as="p" className="whitespace-pre-line" text={text} html={textHtml} />
    </div>
  )
}

type ValuesTableProps = { name: string } & ReturnType<typeof valuesOverTimes>

function ValuesTable({ name, times, rows }: ValuesTableProps) {
  const hasRange = rows.some(({ range }) => range !== '')
  return (
    <div className="sideways relative">
      <table className="client-record__values w-full border-collapse tabular-nums [&_tbody_th]:font-[550]">
        <caption>
          <VisuallyHidden>{name}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Finding</th>
            {times.map((time, i) => (
              <th key={i} scope="col">
                {time.name} {time.isNew && <Badge tone="accent">New</Badge>}
              </th>
            ))}
            {hasRange && <th scope="col">Normal</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name: finding, unit, range, values }) => (
            <tr key={`${finding} ${unit} ${range}`}>
              <th scope="row">
                {finding}
                {unit !== '' && <span className="client-record__unit"> {unit}</span>}
              </th>
              {values.map((value, i) => (
                <td key={i}>{value === undefined ? '–' : <Value text={value.value} />}</td>
              ))}
              {hasRange && <td className="client-record__unit">{range}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Value({ text }: { text: string }) {
  const { value, mark } = markedValue(text)
  return (
    <>
      {value} {mark !== undefined && <Badge tone="error">{mark}</Badge>}
    </>
  )
}
