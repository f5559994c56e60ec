import { Hono } from 'hono'
import type { ActorEnv } from '../../platform/http/actor.ts'
import { keptTextRoutes } from '../../platform/kept-texts/kept-text-routes.ts'
import { defineDomain } from '../domain.ts'
import { countHumanized, countRewrittenWords, rewritesByHour } from './count-humanized.ts'
import { humanizedTextsExport } from './export-humanized-texts.ts'
import { forgetTextDigests } from './keep-humanized-text.ts'
import { expireHumanizedTexts, keptHumanizedTexts } from './kept-humanized-texts.ts'
import { policies } from './policies.ts'
import { humanizerRoutes } from './routes.ts'

export const humanizer = defineDomain({
  routes: (doors, { work }) =>
    new Hono<ActorEnv>()
      .route('/', humanizerRoutes(doors, work))
      .route('/api/humanized-texts', keptTextRoutes(doors, keptHumanizedTexts)),
  policies,
  chores: { forgetTextDigests },
  exports: [humanizedTextsExport],
  expireHistory: expireHumanizedTexts,
  weekFigures: { humanized: countHumanized },
  usageFigures: { rewrites: rewritesByHour, rewrittenWords: countRewrittenWords },
})
