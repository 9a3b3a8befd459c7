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

/** A lecture's video: a local file, or the stored video, read in ranges. */
export type VideoSource = Blob | { url: string; fetch: typeof fetch }

/** A video that this browser can encode. */
export type OpenVideo = {
  rungs: readonly Rung[]
  /** Encodes one rendition in one pass and writes it to `to`. Returns the playlist of its byte ranges. */
  encode: (rung: Rung, to: WritableStream<StreamTargetChunk>, run: Run) => Promise<string>
  close: () => void
}
type Run = { signal: AbortSignal; onShare: (share: number) => void }

/** Why the browser can't encode the video: it can't read or encode the pictures or the sound. */
export type Unable = 'pictures' | 'sound'

/** Packets sampled to measure the audio bitrate. */
const PACKETS = 500
/** Seconds between two key frames; each segment starts at one. */
const KEY_FRAMES = 2
/** Maximum frames per second. More would cost bandwidth without improving a lecture. */
const MAX_FRAMES = 30

/**
 * How renditions get their sound: encoded for speech if the browser can, otherwise copied. Undefined if neither is
 * possible.
 */
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

/** Opens a video, reading only its index. Returns a reason when this browser can't create renditions of it. */
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
      // The server writes the playlists.
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

/** Bytes per write. */
const CHUNK_BYTES = 4 * 1024 * 1024
