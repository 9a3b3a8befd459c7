import { useEffect } from 'react'
import { fileSize } from '#domain/content/file-size.ts'
import { AuthoredTaskDocument } from '#generated/admin-operations.ts'
import { query } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { storePlaybackCookies } from '#web/lib/playback-cookies.ts'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import type { AuthoredTaskView, TaskBodyProps } from '../../task-body.ts'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { durationText } from '../upload/upload-pace.ts'
import { type RenditionsState, secondsLeft, shareDone, type Step } from './renditions-state.ts'
import { cancelRenditions, hasBegun, resetRenditions, startRenditions, useRenditions } from './renditions-store.ts'

type RenditionsProgressProps = { state: Extract<RenditionsState, { phase: 'running' }>; onCancel: () => void }

const percentText = (share: number) => `${String(Math.floor(share * 100))}%`

const stepText = ({ phase, share }: Step): string => {
  if (phase === 'waiting') return 'waiting'
  if (phase === 'stored') return 'stored'
  return `${phase === 'making' ? 'being made' : 'being sent'}, ${percentText(share)}`
}

/** Progress of the renditions of a video. */
function RenditionsProgress({ state, onCancel }: RenditionsProgressProps) {
  const { steps, publishing, waiting } = state
  const share = shareDone(steps)
  const left = secondsLeft(state)
  return (
    <>
      {steps.length === 0 || publishing ? (
        <p role="status">
          <Spinner size="small" /> {publishing ? 'Publishing the smaller versions' : 'Preparing the video'}
        </p>
      ) : (
        <>
          <ProgressBar label="Smaller versions" value={Math.floor(share * 100)} max={100} text={percentText(share)} />
          <Row between>
            <p className="muted">{percentText(share)}</p>
            <p className="muted">{left === undefined ? '' : `about ${durationText(left)} left`}</p>
          </Row>
          <Facts
            facts={steps.map((step) => ({
              term: step.name === 'audio' ? 'Sound only' : step.name,
              value: stepText(step),
            }))}
          />
        </>
      )}
      {waiting && (
        <Notice tone="accent" role="status">
          The connection is lost; the upload goes on when it is back
        </Notice>
      )}
      <p className="muted">
        Students can watch the whole video already. You may look at other pages in the meantime; keep this window open.
      </p>
      <Row>
        <Button variant="secondary" onClick={onCancel}>
          Cancel the smaller versions
        </Button>
      </Row>
    </>
  )
}

/** Opens the stored video with signed cookies, which are renewed when they expire. */
async function storedVideo({ content, section, task }: AuthoredTaskView) {
  const urls = { contentUrl: content.url, sectionUrl: section.url, taskUrl: task.url }
  const openFiles = async () => {
    const { lecture } = (await query(AuthoredTaskDocument, urls)).authoredTask
    if (lecture === null) throw new AppError('video-changed', 'The video was deleted in the meantime')
    if (lecture.cookies !== null) storePlaybackCookies(lecture.cookies)
    return lecture.video
  }
  const url = await openFiles()
  const fetchOpened: typeof fetch = async (...request) => {
    const reply = await fetch(...request)
    if (reply.status !== 403) return reply
    await openFiles()
    return fetch(...request)
  }
  return { url, fetch: fetchOpened }
}

type Rendition = NonNullable<AuthoredTaskView['task']['renditions']>[number]

/** Display name of a rendition. */
const nameText = (name: string) => (name === 'audio' ? 'Sound only' : name)
const rateText = (bits: number) => `up to ${String(Math.ceil(bits / 1000))} kbit/s`
const factOf = ({ name, width, height, bandwidth, size }: Rendition) => {
  const pixels = height > 0 ? [`${String(width)} × ${String(height)}`] : []
  return { term: nameText(name), value: [...pixels, fileSize(size), rateText(bandwidth)].join(', ') }
}

/**
 * The renditions of a lecture's video, for students on slow connections. Created in the author's browser, after an
 * upload or on request. They continue while other pages are open.
 */
export function RenditionsArea({ view, reload }: Pick<TaskBodyProps, 'view' | 'reload'>) {
  const { key, contentKey, sectionKey, name, renditions } = view.task
  const state = useRenditions(key)
  const isDone = state.phase === 'done'
  useEffect(() => {
    if (!isDone) return
    void reload().then(() => resetRenditions(key))
  }, [isDone, key, reload])
  const place = { contentKey, sectionKey, taskKey: key }
  const start = (instead: boolean) => void startRenditions({ place, name, instead, stored: () => storedVideo(view) })
  const problem = state.phase === 'stopped' ? state.problem : undefined
  const body = () => {
    if (state.phase === 'running')
      return <RenditionsProgress state={state} onCancel={() => void cancelRenditions(place)} />
    if (renditions !== null) return <Facts facts={renditions.map(factOf)} />
    return (
      <>
        {problem !== undefined && (
          <Notice tone="error" role="status">
            {problem.words}
          </Notice>
        )}
        <p className="muted">
          Students get the whole video alone. Smaller versions let it play without stops on phones and slow connections;
          this browser makes them, which takes a while.
        </p>
        <Row>
          <Button
            variant="secondary"
            onClick={() => {
              start(false)
            }}
          >
            {hasBegun(key) ? 'Go on with the smaller versions' : 'Make it smooth on phones'}
          </Button>
          {problem?.busy === true && (
            <Button
              variant="secondary"
              onClick={() => {
                start(true)
              }}
            >
              Make them here instead
            </Button>
          )}
        </Row>
      </>
    )
  }
  return (
    <Stack>
      <h3>For phones and slow connections</h3>
      {body()}
    </Stack>
  )
}
