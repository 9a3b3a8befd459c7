/**
 * The code of the CloudFront function before every page: a path with an extension is a file; a path that was pre-rendered
 * gets its own page; any other belongs to the app, whose router reads it. `pages` are pre-rendered paths, `/` for the home.
 */
export function routeFunction(pages: readonly string[], appFile: string): string {
  const known = Object.fromEntries(pages.map((page) => [page, 1]))
  return `var pages = ${JSON.stringify(known)}
function handler(event) {
  var request = event.request
  if (/\\.[a-z0-9]+$/i.test(request.uri)) return request
  var path = request.uri.replace(/\\/+$/, '') || '/'
  request.uri = pages[path] ? (path === '/' ? '' : path) + '/index.html' : '/${appFile}'
  return request
}
`
}
