// hls.js ships types only for its full build. The light build has the same API without alternate audio and subtitles.
declare module 'hls.js/light' {
  export { default } from 'hls.js'
  export * from 'hls.js'
}
