import {
  BlobSource,
  canEncodeAudio,
  canEncodeVideo,
  CmafOutputFormat,
  Conversion,
  HlsOutputFormat,
  Input,
  type InputAudioTrack,
  MP4,
  NullTarget,
  Output,
  PathedTarget,
  Quality,
  StreamTarget,
  type StreamTargetChunk,
  type Target,
  UrlSource,
} from 'mediabunny'
import { ladderOf, type Rung, SPEECH_RATE, targetSeconds } from '#domain/content/hls/ladder.ts'
import { MAX_SEGMENTS } from '#domain/content/hls/media-playlist.ts'
import { renditionFile } from '#domain/content/hls/rendition-names.ts'

/** A lecture's video: a file of this device, or where the stored one is read from a range at a time. */
export type VideoSource = Blob | { url: string; fetch: typeof fetch }

/** A video whose renditions can be made here. */
export type OpenVideo = {
  rungs: readonly Rung[]
  /** Makes one rendition in one pass, written where it shall lie; returns the playlist of its ranges. */
  encode: (rung: Rung, to: WritableStream<StreamTargetChunk>, run: Run) => Promise<string>
  close: () => void
}
type Run = { signal: AbortSignal; onShare: (share: number) => void }

/** Why a browser can make none: its pictures, or its sound, cannot be read or encoded here. */
export type Unable = 'pictures' | 'sound'

/** Packets that are looked at for the rate of the sound. */
const PACKETS = 500
/** Seconds between two pictures that are whole: a segment begins at one. */
const KEY_FRAMES = 2
/** More pictures a second cost bits and show no more of a lecture. */
const MAX_FRAMES = 30

/** How the sound gets into renditions: encoded for speech where the browser can, else copied as it is; undefined: neither. */
async function soundOf(track: InputAudioTrack | null): Promise<{ rate: number; copied: boolean } | undefined> {
  if (track === null) return { rate: 0, copied: true }
  const sampleRate = await track.getSampleRate()
  const options = { numberOfChannels: 1, sampleRate, quality: new Quality({ bitrate: SPEECH_RATE }) }
  const { averageBitrate } = await track.computePacketStats(PACKETS)
  const isAac = (await track.getCodec()) === 'aac'
  const isSmall = isAac && averageBitrate <= SPEECH_RATE
  if (!isSmall && (await track.canDecode()) && (await canEncodeAudio('aac', options)))
    return { rate: SPEECH_RATE, copied: false }
  return isAac ? { rate: Math.round(averageBitrate), copied: true } : undefined
}

const inputOf = (source: VideoSource) =>
  new Input({
    source: source instanceof Blob ? new BlobSource(source) : new UrlSource(source.url, { fetchFn: source.fetch }),
    formats: [MP4],
  })

/** Opens a video, or says why this browser can make no renditions of it. Only its index is read. */
export async function openVideo(source: VideoSource): Promise<OpenVideo | Unable> {
  const input = inputOf(source)
  const [pictures, sound] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()])
  if (pictures === null || !(await pictures.canDecode())) return 'pictures'
  const height = await pictures.getDisplayHeight()
  const audio = await soundOf(sound)
  if (audio === undefined) return 'sound'
  const rungs = ladderOf({ height, audio: audio.rate })
  const largest = rungs[rungs.length - 1]
  const width = (await pictures.getDisplayWidth()) * ((largest?.height ?? 0) / height)
  const canEncode = await canEncodeVideo('avc', {
    width: Math.ceil(width / 2) * 2,
    height: largest?.height ?? 0,
    quality: new Quality({ bitrate: largest?.video ?? 0 }),
  })
  if (!canEncode) return 'pictures'
  const seconds = await input.computeDuration()
  const { averagePacketRate } = await pictures.computePacketStats(PACKETS)

  const encode: OpenVideo['encode'] = async (rung, to, { signal, onShare }) => {
    let playlist = ''
    const file = renditionFile(rung.name)
    const output = new Output({
      format: new HlsOutputFormat({
        segmentFormat: new CmafOutputFormat(),
        targetDuration: targetSeconds(seconds, MAX_SEGMENTS),
        singleFilePerPlaylist: true,
        getSegmentPath: () => file,
        onPlaylist: (text) => {
          playlist = text
        },
      }),
      // The playlists are written by the server.
      target: new PathedTarget<Target>('master.m3u8', ({ path }) =>
        path === file ? new StreamTarget(to, { chunked: true, chunkSize: CHUNK_BYTES }) : new NullTarget(),
      ),
    })
    const conversion = await Conversion.init({
      input,
      output,
      tracks: 'primary',
      showWarnings: false,
      tags: {},
      video:
        rung.height === undefined
          ? { discard: true }
          : {
              codec: 'avc',
              height: rung.height,
              quality: new Quality({ bitrate: rung.video }),
              keyFrameInterval: KEY_FRAMES,
              forceTranscode: true,
              allowTransformationMetadata: false,
              ...(averagePacketRate > MAX_FRAMES + 1 ? { frameRate: MAX_FRAMES } : {}),
            },
      audio: audio.copied
        ? {}
        : {
            codec: 'aac',
            numberOfChannels: 1,
            quality: new Quality({ bitrate: SPEECH_RATE }),
            forceTranscode: true,
          },
    })
    conversion.onProgress = onShare
    const stop = () => void conversion.cancel()
    signal.addEventListener('abort', stop)
    try {
      signal.throwIfAborted()
      await conversion.execute()
    } finally {
      signal.removeEventListener('abort', stop)
    }
    return playlist
  }
  return {
    rungs,
    encode,
    close: () => input.dispose(),
  }
}

/** So much is written at once. */
const CHUNK_BYTES = 4 * 1024 * 1024
