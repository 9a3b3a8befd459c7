export { request, response } from '#resolvers/shared/all-events.ts'
