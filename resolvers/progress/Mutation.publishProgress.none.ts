export { request, response } from '../shared/publish-input.ts'
