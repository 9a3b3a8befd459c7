import { FOLDER_BYTES, isRenditionFolder, renditionFolder } from '#domain/content/hls/rendition-names.ts'
import { isObject } from '#web/lib/json.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'

/** `video`: id of the source video's upload, once the server has returned it. */
type StoredRun = { taskKey: string; folder: string; video?: string }

const areRuns = (value: unknown): value is StoredRun[] =>
  Array.isArray(value) &&
  value.every(
    (each: unknown) =>
      isObject(each) && 'taskKey' in each && 'folder' in each && isRenditionFolder(String(each.folder)),
  )

const stored = storedValue(() => window.localStorage, 'academy.renditions', areRuns)
/** Maximum number of runs. The files of older ones are removed to free space. */
const MAX_RUNS = 5

function store(run: StoredRun): void {
  const others = (stored.read() ?? []).filter(({ taskKey }) => taskKey !== run.taskKey)
  stored.write([run, ...others].slice(0, MAX_RUNS))
}

/** Unfinished renditions in this browser, by task. After a reload, the run resumes in the same folder. */
export const storedRuns = {
  find: (taskKey: string): StoredRun | undefined => stored.read()?.find((run) => run.taskKey === taskKey),
  folders: (): string[] => (stored.read() ?? []).map(({ folder }) => folder),
  /** The run of a task, or a new one in its own folder. */
  findOrBegin: (taskKey: string): StoredRun => {
    const before = storedRuns.find(taskKey)
    if (before !== undefined) return before
    const run = { taskKey, folder: renditionFolder(crypto.getRandomValues(new Uint8Array(FOLDER_BYTES))) }
    store(run)
    return run
  },
  store,
  forget: (taskKey: string): void => stored.write((stored.read() ?? []).filter((run) => run.taskKey !== taskKey)),
}
