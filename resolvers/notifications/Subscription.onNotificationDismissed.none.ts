export { request, response } from '../shared/all-events.ts'
