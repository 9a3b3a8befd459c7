import { create } from 'zustand'
import { contentMessages, contentSuccess } from '#domain/messages/content.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { showBackgroundMessage } from '#web/lib/message-store.ts'
import { sessionStore } from '#web/lib/session/session-store.ts'
import { guardUnload } from '../upload/guard-unload.ts'
import type { LecturePath } from '../upload/send-upload.ts'
import type { SentVideo } from '../upload/send-video.ts'
import { dropRenditions, type MakeRenditions, makeRenditions } from './make-renditions.ts'
import { afterRenditionsEvent, IDLE, type RenditionsEvent, type RenditionsState } from './renditions-state.ts'
import { storedRuns } from './stored-runs.ts'

type Start = {
  place: LecturePath
  name: string
  /** The video that this tab has just uploaded. */
  sent?: SentVideo
  stored?: MakeRenditions['stored']
  instead?: boolean
}
type Job = { run: AbortController; place: LecturePath; allowUnload: () => void }

/** Renditions being created by this tab, by task. They continue while other pages are open. */
const useRenditionsStore = create<{ runs: Readonly<Record<string, RenditionsState>> }>(() => ({ runs: {} }))
const jobs = new Map<string, Job>()
/** Videos uploaded by this tab, by task. */
const sentVideos = new Map<string, SentVideo>()

export const useRenditions = (taskKey: string): RenditionsState =>
  useRenditionsStore(({ runs }) => runs[taskKey] ?? IDLE)

/** Whether this browser has unfinished renditions of a task, which can be resumed. */
export const hasBegun = (taskKey: string): boolean => storedRuns.find(taskKey) !== undefined

function applyEvent(taskKey: string, event: RenditionsEvent): void {
  useRenditionsStore.setState(({ runs }) => ({
    runs: { ...runs, [taskKey]: afterRenditionsEvent(runs[taskKey] ?? IDLE, event) },
  }))
}

const UNKNOWN = 'The smaller versions could not be made; please go on, or try another browser'

const problemOf = (error: unknown) => ({
  words: error instanceof AppError ? error.message : UNKNOWN,
  busy: error instanceof AppError && error.code === 'renditions-busy',
})

/** Runs only if no other tab of this browser is creating renditions of the task, because they would share files. */
function alone(taskKey: string, run: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return run()
  return navigator.locks.request(`academy.renditions/${taskKey}`, { ifAvailable: true }, async (lock) => {
    if (lock === null) throw new AppError('upload-busy', contentMessages['renditions-busy'])
    await run()
  })
}

/** Starts or resumes the renditions of a lecture's video. Does nothing while they are running. */
export async function startRenditions({ place, name, sent, stored, instead = false }: Start): Promise<void> {
  const { taskKey } = place
  if (jobs.has(taskKey)) return
  if (sent !== undefined) sentVideos.set(taskKey, sent)
  const job: Job = { run: new AbortController(), place, allowUnload: guardUnload() }
  const { signal } = job.run
  const onEvent = (event: RenditionsEvent) => {
    if (!signal.aborted) applyEvent(taskKey, event)
  }
  jobs.set(taskKey, job)
  onEvent({ type: 'started' })
  try {
    await alone(taskKey, () =>
      makeRenditions({ place, sent: sentVideos.get(taskKey), stored, instead, signal, onEvent }),
    )
    if (!signal.aborted) showBackgroundMessage(contentSuccess.taskUpdated(name))
    sentVideos.delete(taskKey)
    onEvent({ type: 'published' })
  } catch (error) {
    onEvent({ type: 'stopped', problem: problemOf(error) })
  }
  if (jobs.get(taskKey) === job) jobs.delete(taskKey)
  job.allowUnload()
}

function stop(taskKey: string): void {
  const job = jobs.get(taskKey)
  jobs.delete(taskKey)
  if (job !== undefined) applyEvent(taskKey, { type: 'stopped', problem: undefined })
  job?.run.abort()
  job?.allowUnload()
}

/** Stops the renditions of a task and deletes what was created. */
export async function cancelRenditions(place: LecturePath): Promise<void> {
  stop(place.taskKey)
  const dropping = dropRenditions(place)
  applyEvent(place.taskKey, { type: 'reset' })
  await dropping
}

/** Returns to idle once the published renditions are displayed. */
export function resetRenditions(taskKey: string): void {
  applyEvent(taskKey, { type: 'reset' })
}

// Signing out stops them. They resume after the next sign-in.
sessionStore.subscribe(({ session }, before) => {
  if (before.session === undefined || session?.uid === before.session.uid) return
  for (const taskKey of jobs.keys()) stop(taskKey)
  sentVideos.clear()
  useRenditionsStore.setState({ runs: {} })
})
