// hls.js ships its types with the whole build only; the light one has the same without alternate audio and subtitles.
declare module 'hls.js/light' {
  export { default } from 'hls.js'
  export * from 'hls.js'
}
