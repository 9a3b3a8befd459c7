/** What the function knows of the site: pre-rendered paths (`/` for the home), files outside `/assets/`, the app's file. */
export type Routes = { pages: readonly string[]; files: readonly string[]; appFile: string }

const known = (paths: readonly string[]) => JSON.stringify(Object.fromEntries(paths.map((path) => [path, 1])))

/**
 * The code of the CloudFront function before every page: a path that was pre-rendered gets its own page, a file is left
 * alone, and any other path belongs to the app, whose router reads it: `/https://academy.example` and `/old/page.php` are unknown
 * paths like others (spec 1.2.8). `/courses/{slug}` is the page that the stream function wrote, `/courses/{slug}.json` its data; below
 * `/samples/` lie the answers of sample questions; `/verify/{id}.json` is a certificate that its student shares. What a
 * browser asks for by itself (an image, a style, a manifest) and is not there is not found: a page in its place would be taken for it.
 */
export function routeFunction({ pages, files, appFile }: Routes): string {
  return `var pages = ${known(pages)}
var files = ${known(files)}
function handler(event) {
  var request = event.request
  if (files[request.uri] || request.uri.indexOf('/assets/') === 0 || request.uri.indexOf('/samples/') === 0) return request
  var course = /^\\/courses\\/([^\\/]+?)(\\.json)?\\/?$/.exec(request.uri)
  if (course) {
    request.uri = '/courses/' + course[1] + (course[2] || '/index.html')
    return request
  }
  if (/^\\/verify\\/[\\w-]+\\.json$/.test(request.uri)) return request
  if (/^\\/(?!https?:).*\\.(png|ico|svg|jpe?g|gif|webp|css|m?js|map|json|webmanifest|xml|txt|woff2?)$/i.test(request.uri)) return { statusCode: 404, statusDescription: 'Not Found' }
  var path = request.uri.replace(/\\/+$/, '') || '/'
  request.uri = pages[path] ? (path === '/' ? '' : path) + '/index.html' : '/${appFile}'
  return request
}
`
}
