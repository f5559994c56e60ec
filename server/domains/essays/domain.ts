import { Hono } from 'hono'
import type { ActorEnv } from '../../platform/http/actor.ts'
import { defineDomain } from '../domain.ts'
import { compactQuietEssays, handleCompactions } from './compact-essay.ts'
import { essaysExport } from './export-essays.ts'
import { policies } from './policies.ts'
import { essayRecordRoutes } from './record-routes.ts'
import { essaysRoutes } from './routes.ts'
import { searchEssays } from './search-essays.ts'
import { essayCommentRoutes, essayShareRoutes } from './share-routes.ts'
import { sweepEssayShares } from './sharing/essay-share-list.ts'
import { essaySourceRoutes } from './source-routes.ts'
import { essaySuggestionRoutes } from './suggestion-routes.ts'
import { essayVersionRoutes } from './version-routes.ts'

export const essays = defineDomain({
  routes: (doors, { news, work }) =>
    new Hono<ActorEnv>()
      .route('/', essaysRoutes(doors, news))
      .route('/', essayVersionRoutes(doors))
      .route('/', essaySuggestionRoutes(doors, work))
      .route('/', essayRecordRoutes(doors, news))
      .route('/', essaySourceRoutes(doors))
      .route('/', essayShareRoutes(doors))
      .route('/', essayCommentRoutes(doors, news)),
  policies,
  jobs: handleCompactions,
  chores: { compactQuietEssays, sweepEssayShares },
  exports: [essaysExport],
  searchTexts: searchEssays,
})
