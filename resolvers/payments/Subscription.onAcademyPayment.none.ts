export { request, response } from '../shared/administrators-events.ts'
