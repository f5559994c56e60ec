// The server gives the application's shell for exactly the addresses that the pages draw.
import { applicationPaths } from '../contract/pages.ts'
import { appRoutes } from '../web/routes.ts'
import { report } from './project-files.ts'

const served = new Set<string>(applicationPaths)
const drawn = new Set(appRoutes.map((route) => route.path))

report([
  ...[...drawn]
    .filter((path) => !served.has(path))
    .map((path) => `contract/pages.ts lacks ${path}, which web/routes.ts draws.`),
  ...[...served]
    .filter((path) => !drawn.has(path))
    .map((path) => `web/routes.ts lacks ${path}, which contract/pages.ts serves.`),
])
