export { request, response } from '#resolvers/shared/administrators-events.ts'
