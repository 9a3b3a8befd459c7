import { unknownFailure } from '#domain/messages/failures.ts'
import { type LabelChoices, relabelled } from '#domain/questions/relabelled.ts'
import { newLabels, type NewLabels } from '#domain/questions/labels.ts'
import type { TableReading } from '#domain/questions/files/columns.ts'
import type { FileTable } from '#domain/questions/files/file-table.ts'
import type { ReadRow } from '#domain/questions/read-row.ts'
import { type Outcome, readableRows, refusedRows, wouldWrite } from './outcome.ts'
import { parseFile } from './parse-file.ts'
import type { ChosenContent } from '#domain/questions/files/chosen-content.ts'
import { defaultContent, columnNotes, readContent } from './read-content.ts'
import { shownPictures, withPublished } from '#domain/questions/files/published-pictures.ts'
import { inputRow } from '#domain/questions/files/input-row.ts'
import { refusedFile } from '#domain/questions/files/refused-file.ts'
import { sendPictures } from './send-pictures.ts'
import { sendRows } from './send-rows.ts'
import { BankConstantsDocument } from '#generated/admin-operations.ts'
import { query } from '#web/lib/api/api.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'

export type ImportPhase = 'choose' | 'reading' | 'columns' | 'checking' | 'checked' | 'importing' | 'done'

export type ImportState = {
  phase: ImportPhase
  fileName: string
  /** Name of the other program's format that the file uses. Empty when it uses none. */
  format: string
  /** Notes on what was changed or skipped in the file as a whole. */
  notes: readonly string[]
  /** Tables when the user has to select one or map its columns. */
  tables: readonly FileTable[]
  /** New tags and areas. The user decides about them before the import. */
  labels: NewLabels
  /** Outcomes in row order: of the dry run so far, and of each row after the import. */
  outcomes: readonly Outcome[]
  done: number
  total: number
  /** The connection was lost; retrying. */
  waiting: boolean
  /** Why the job paused. */
  problem: string | undefined
  /** The job was stopped before it finished. */
  stopped: boolean
}

export const IMPORT_START: ImportState = {
  phase: 'choose',
  fileName: '',
  format: '',
  notes: [],
  tables: [],
  labels: { tags: [], areas: [] },
  outcomes: [],
  done: 0,
  total: 0,
  waiting: false,
  problem: undefined,
  stopped: false,
}

const messageOf = (error: unknown) => (error instanceof Error && error.message !== '' ? error.message : unknownFailure)

/** The user's decision for each new name. */
export type Choices = { tags: LabelChoices; areas: LabelChoices }

const addedBy = (choices: LabelChoices) => [...choices].flatMap(([name, use]) => (name === use ? [name] : []))

type Put = (change: (before: ImportState) => ImportState) => void

/**
 * Runs an import from file selection to the end (docs/import.md): dry run, confirmation, and import, each of which can
 * be stopped. A file that is stopped or fails and continues stays one batch, which is undone as one. Calls `update` with
 * every state change, and `onWritten` when the bank has changed.
 */
export function createImportJob(update: Put, onWritten: () => void) {
  let run = new AbortController()
  let batch = { key: '', name: '' }
  let rows: readonly ReadRow[] = []
  let content: ChosenContent | undefined
  let notes: readonly string[] = []
  let known = new Map<number, Outcome>()
  let written = new Set<number>()
  let importing = false
  let added: { newTags: string[]; newAreas: string[] } = { newTags: [], newAreas: [] }
  let failed = new Set<number>()
  /** Paths of the published pictures, keyed by their path in the file. */
  let published = new Map<string, string>()

  const set = (part: Partial<ImportState>) => update((before) => ({ ...before, ...part }))
  const start = (part: Partial<ImportState> = {}) => update(() => ({ ...IMPORT_START, ...part }))
  const begin = () => {
    run.abort()
    run = new AbortController()
    return run.signal
  }
  const all = () => [...known.values()].sort((a, b) => a.row - b.row)
  const isLeft = (outcome: Outcome) => wouldWrite(outcome) && !written.has(outcome.row)

  const finish = (stopped: boolean) => {
    const outcomes = all().map((row): Outcome => (isLeft(row) ? { ...row, outcome: 'left' } : row))
    set({ phase: 'done', waiting: false, problem: undefined, stopped, outcomes })
    onWritten()
  }
  const send = async (signal: AbortSignal) => {
    const toSend = readableRows(rows).filter(({ row }) => {
      const outcome = known.get(row)
      return importing ? outcome !== undefined && isLeft(outcome) : outcome === undefined
    })
    const done = () => (importing ? written.size : known.size)
    set({ done: done(), total: done() + toSend.length, problem: undefined, waiting: false })
    const expected = new Map(known)
    const onWaiting = (waiting: boolean) => {
      if (!signal.aborted) set({ waiting })
    }
    if (importing && content?.kind === 'list') {
      const drafts = toSend.map(({ draft }) => draft)
      await sendPictures(shownPictures(content.pictures ?? [], drafts), published, { signal, onWaiting })
    }
    const pictured = toSend.map((row) => ({ ...row, draft: withPublished(row.draft, published) }))
    await sendRows(pictured, {
      dryRun: !importing,
      ...(importing ? { batch } : {}),
      signal,
      ...added,
      expected: (row) => expected.get(row),
      alone: failed,
      onFailed: (numbers) => {
        failed = new Set([...failed, ...numbers])
      },
      onWaiting,
      onOutcomes: (outcomes) => {
        // Ignores the reply to an aborted dry run. Written rows count even after a stop.
        if (signal.aborted && !importing) return
        for (const outcome of outcomes) {
          known.set(outcome.row, outcome)
          if (importing) written.add(outcome.row)
        }
        set({ outcomes: all(), done: done() })
      },
    })
  }
  const work = async (signal: AbortSignal) => {
    try {
      await send(signal)
      if (importing) finish(signal.aborted)
      else {
        const drafts = readableRows(rows).map(({ draft }) => draft)
        const lists = await fetchLabelLists(signal)
        if (!signal.aborted) set({ phase: 'checked', waiting: false, labels: newLabels(drafts, lists) })
      }
    } catch (error) {
      if (!signal.aborted) set({ problem: messageOf(error), waiting: false })
      else if (importing) finish(true)
    }
  }
  const check = async (chosen: ChosenContent, signal: AbortSignal) => {
    set({ phase: 'reading' })
    const read = await readContent(chosen, (done) => {
      if (!signal.aborted) set({ done })
    })
    if (signal.aborted) return
    content = chosen
    rows = read
    known = new Map(refusedRows(rows).map((outcome) => [outcome.row, outcome]))
    set({ phase: 'checking', outcomes: all(), notes: [...notes, ...columnNotes(chosen)] })
    await work(signal)
  }
  return {
    /** The question of a row, as it would be stored. */
    draftOf: (row: number) => {
      const read = rows[row - 1]
      return read?.ok === true ? read.draft : undefined
    },
    /** A row as it is in the file. */
    factsOf: (row: number) => (content ? inputRow(content, row) : []),
    /** Creates a file of the rejected rows, each unchanged and with its reason, to correct and import again. */
    refusedFile: (refused: readonly Outcome[]) => content && refusedFile(content, refused),
    choose: async (file: File) => {
      const signal = begin()
      batch = { key: crypto.randomUUID(), name: file.name }
      written = new Set()
      importing = false
      added = { newTags: [], newAreas: [] }
      failed = new Set()
      published = new Map()
      start({ phase: 'reading', fileName: file.name })
      const verdict = await parseFile(file, (done) => {
        if (!signal.aborted) set({ done })
      })
      if (signal.aborted) return
      if (!verdict.ok) {
        start({ problem: verdict.message })
        return
      }
      notes = verdict.notes
      set({ format: verdict.format })
      const chosen = defaultContent(verdict.content)
      if (chosen) await check(chosen, signal)
      else if (verdict.content.kind === 'tables') set({ phase: 'columns', tables: verdict.content.tables })
    },
    /** Reads a table with this column mapping and checks its rows. */
    read: async (table: FileTable, reading: TableReading) => {
      await check({ kind: 'table', table, reading }, begin())
    },
    confirm: async (choices: Choices) => {
      importing = true
      failed = new Set()
      added = { newTags: addedBy(choices.tags), newAreas: addedBy(choices.areas) }
      rows = rows.map((row) => (row.ok ? { ...row, draft: relabelled(row.draft, choices.tags, choices.areas) } : row))
      set({ phase: 'importing' })
      await work(begin())
    },
    /** Resumes after a failure. */
    resume: () => work(begin()),
    /**
     * Stops the job. A dry run is discarded. An import keeps the rows already written. `idle` means that no call is in
     * progress.
     */
    stop: (idle: boolean) => {
      run.abort()
      if (!importing) start()
      else if (idle) finish(true)
    },
    startOver: () => {
      run.abort()
      start()
    },
    /** The import with this key was undone and its questions deleted, so its outcomes are cleared. */
    undone: (key: string) => {
      if (key === batch.key) start()
    },
    /** The user left the page. The job stops after the current call. */
    abandon: () => run.abort(),
  }
}

/** Fetches the current tags and NCLEX areas. Retries while the connection is lost. */
async function fetchLabelLists(signal: AbortSignal): Promise<{ tags: string[]; areas: string[] }> {
  const { constants } = await retryWhileOffline(() => query(BankConstantsDocument, {}), { signal })
  return { tags: constants.tags, areas: constants.nclexAreas }
}
