import type { RouteCase } from './route-cases.ts'

type Thing = Extract<RouteCase, { kind: 'thing' }>
type Ids = Parameters<Thing['path']>[0]

const thing = (path: Thing['path'], body?: Record<string, unknown>): RouteCase => ({
  kind: 'thing',
  path,
  ...(body ? { body: () => body } : {}),
})
const link = (body?: Record<string, unknown>): RouteCase => ({
  kind: 'everybody',
  why: 'a link without its token',
  ...(body ? { body } : {}),
})

const essay = (ids: Ids) => `/api/essays/${ids.essayId}`
const share = (ids: Ids) => `/api/essay-shares/${ids.essayShareId}`
const comment = (ids: Ids) => `${essay(ids)}/comments/${ids.commentId}`
const passage = { anchor: { start: 'AA==', end: 'AA==' }, quote: 'x', before: '', after: '', place: 0 }

/** How another user tries the calls of shared essays and their comments. */
export const essayShareCases: Record<string, RouteCase> = {
  'GET /api/essay-shares': { kind: 'own' },
  'PATCH /api/essay-shares/:essayShareId': thing(share, { name: 'Taken by B' }),
  'DELETE /api/essay-shares/:essayShareId': thing(share),
  'POST /api/essays/:chatId/shares': thing((ids) => `${essay(ids)}/shares`, {}),
  'GET /api/shared-essays/:token': link(),
  'GET /api/essays/:chatId/comments': thing((ids) => `${essay(ids)}/comments`),
  'POST /api/essays/:chatId/comments': thing((ids) => `${essay(ids)}/comments`, { text: 'By B', passage }),
  'POST /api/essays/:chatId/comments/import': thing((ids) => `${essay(ids)}/comments/import`, {
    threads: [{ author: 'B', text: 'By B', date: null, isResolved: false, passage, replies: [] }],
  }),
  'PATCH /api/essays/:chatId/comments/:commentId': thing(comment, { resolved: true }),
  'DELETE /api/essays/:chatId/comments/:commentId': thing(comment),
  'POST /api/shared-essays/:token/comments': link({
    name: 'B',
    text: 'By B',
    range: { from: 0, to: 1 },
    quote: 'x',
  }),
  'DELETE /api/shared-essays/:token/comments/:commentId': link(),
}
